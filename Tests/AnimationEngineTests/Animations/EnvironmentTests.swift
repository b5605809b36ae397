import AnimationEngine
import Testing

/// How many seconds a line takes.
private enum Pace: EnvironmentKey { static let defaultValue = 1.0 }

/// A key of an optional, whose default is not nil.
private enum Limit: EnvironmentKey, TransactionKey, AnimationStateKey {
  static let defaultValue: Int? = 5
}

/// A line at the pace of its surroundings; without motion where that is not wanted.
private struct PacedLine: CustomAnimation {
  var merges = false

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if context.environment.accessibilityReduceMotion { return nil }
    let part = time / context.environment[Pace.self]
    return part < 1 ? value.scaled(by: part) : nil
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { merges }
}

@Suite("The environment of custom animations")
struct EnvironmentTests {
  private let line = Animation(PacedLine())

  @Test func aKeyHasItsDefaultUntilItIsSet() {
    var values = EnvironmentValues()
    #expect(values[Pace.self] == 1 && !values.accessibilityReduceMotion)
    values[Pace.self] = 4
    #expect(values[Pace.self] == 4)
  }

  @Test func anOptionalHasItsDefaultUntilItIsSetToNil() {
    var (environment, transaction) = (EnvironmentValues(), Transaction())
    var state = AnimationState<Double>()
    var values: [Int?] { [environment[Limit.self], transaction[Limit.self], state[Limit.self]] }
    #expect(values == [5, 5, 5])
    environment[Limit.self] = nil
    transaction[Limit.self] = nil
    state[Limit.self] = nil
    #expect(values == [nil, nil, nil])
  }

  @Test func theRuntimesEnvironmentReachesTheAnimation() {
    var runtime = AnimationRuntime(0.0)
    runtime.environment[Pace.self] = 4
    runtime.withAnimation(line) { $0 = 100 }
    #expect(runtime.presentation(at: 1) == 25)
    #expect(runtime.endTime == 4)
  }

  @Test func whatRunsKeepsTheEnvironmentThatItBeganWith() {
    var runtime = AnimationRuntime(0.0)
    runtime.withAnimation(line) { $0 = 100 }
    runtime.environment[Pace.self] = 4
    #expect(runtime.presentation(at: 0.5) == 50)
  }

  @Test func whatTakesOverHasTheNewEnvironment() {
    var runtime = AnimationRuntime(0.0)
    runtime.withAnimation(line) { $0 = 100 }
    runtime.advance(to: 0.5)
    runtime.environment[Pace.self] = 4
    runtime.withAnimation(Animation(PacedLine(merges: true))) { $0 = 200 }
    #expect(runtime.presentation == 25)
    #expect(runtime.endTime == 4)
  }

  @Test func reducedMotionShowsTheTargetAtOnceWhereAnAnimationAsksForIt() {
    var runtime = AnimationRuntime(0.0)
    runtime.environment.accessibilityReduceMotion = true
    runtime.withAnimation(line) { $0 = 100 }
    #expect(runtime.presentation == 100)
  }

  @Test func theStepsOfPhasesHaveIt() {
    var pulse = PhaseAnimator([0, 1], trigger: 0) {
      Double($0)
    } animation: { _ in
      line
    }
    pulse.environment[Pace.self] = 4
    pulse.update(trigger: 1, at: 0)
    #expect(pulse.value(at: 1) == 0.25)
  }

  @Test func aContextMadeByHandHasIt() {
    var values = EnvironmentValues()
    values[Pace.self] = 2
    var context = AnimationContext<Double>(environment: values)
    #expect(PacedLine().animate(value: 10, time: 1, context: &context) == 5)
    let other = context.withState(AnimationState<Float>())
    #expect(other.environment[Pace.self] == 2)
  }
}
