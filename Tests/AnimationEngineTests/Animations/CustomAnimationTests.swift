import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

/// The first custom animation that anybody writes.
private struct Line: CustomAnimation {
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= duration { return nil }
    return value.scaled(by: time / duration)
  }
}

/// Comes nearer by a tenth of what is left at every step, and counts its steps.
private struct Chase: CustomAnimation {
  struct Position<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: (covered: Value, calls: Int) { (.zero, 0) }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var position = context.state[Position<V>.self]
    position.covered += (value - position.covered).scaled(by: 0.1)
    position.calls += 1
    context.state[Position<V>.self] = position
    context.isLogicallyComplete = position.calls > 10
    return position.calls > 100 ? nil : position.covered
  }
}

/// Takes over whatever runs, from where it is, and says how fast it goes.
private struct Glide: CustomAnimation {
  struct Start<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: (time: Double, offset: Value) { (0, .zero) }
  }
  var duration = 1.0

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let start = context.state[Start<V>.self]
    let part = (time - start.time) / duration
    return part >= 1 ? nil : start.offset.interpolated(towards: value, amount: part * part)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let start = context.state[Start<V>.self]
    let part = (time - start.time) / duration
    return (value - start.offset).scaled(by: 2 * part / duration)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let offset = previous.animate(value: value, time: time, context: &context) ?? value
    context.state[Start<V>.self] = (time, offset)
    return true
  }
}

/// Takes over from its own kind alone.
private struct Companion: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { time < 1 ? value.scaled(by: time) : nil }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { previous.base is Companion }
}

/// Circles around its interval for ever: it turns the vector it is given.
private struct Orbit: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { value.scaled(by: time.truncatingRemainder(dividingBy: 1)) }
}

/// Moves as another animation does.
private struct Wrapped: CustomAnimation {
  var inner: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { inner.animate(value: value, time: time, context: &context) }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { inner.velocity(value: value, time: time, context: context) }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { inner.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}

@Suite struct CustomAnimationTests {
  private func runtime(
    _ animation: Animation, to target: Double = 10, springs: SpringModel = .analytic
  ) -> AnimationRuntime<Card> {
    var runtime = AnimationRuntime<Card>.make(springs: springs)
    runtime.withAnimation(animation) { $0.offset = target }
    return runtime
  }

  private func offset(_ runtime: AnimationRuntime<Card>, at time: Double) -> Double {
    runtime.presentation(at: time).offset
  }

  @Test func withoutStateItIsExactAtEveryTime() {
    let runtime = runtime(Animation(Line(duration: 2)))
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let time = Double.random(in: 0..<2, using: &random)
      #expect(offset(runtime, at: time) == 10 * (time / 2))
    }
  }

  @Test(arguments: [2, 0.3, 1.0 / 300, 1 / 3.0, 0.001, 7.77])
  func itEndsAtTheFirstTimeThatGivesNilToTheBit(_ duration: Double) {
    let runtime = runtime(Animation(Line(duration: duration)))
    #expect(runtime.endTime == duration)
    #expect(offset(runtime, at: duration.nextDown) == 10 * (duration.nextDown / duration))
    #expect(offset(runtime, at: duration) == 10)
    #expect(runtime.velocity(of: \.offset, at: duration) == 0)
  }

  @Test func oneThatIsOverAtOnceShowsTheTarget() {
    let runtime = runtime(Animation(Line(duration: 0)))
    #expect(runtime.endTime == 0)
    #expect(runtime.presentation.offset == 10)
  }

  @Test func withoutAReportTheVelocityIsTheDifferenceOfTheValues() {
    let runtime = runtime(Animation(Line(duration: 2)))
    for time in [0, 0.5, 1.25, 1.999_999_9, 2.0.nextDown] {
      #expect(abs(runtime.velocity(of: \.offset, at: time) - 5) < 1e-7)
    }
  }

  @Test func aReportedVelocityIsTakenAsItIs() {
    let runtime = runtime(Animation(Glide()))
    #expect(runtime.velocity(of: \.offset, at: 0.25) == 5)
    checkDerivative(
      MotionUnderTest(
        value: { offset(runtime, at: $0) }, velocity: { runtime.velocity(of: \.offset, at: $0) }),
      at: [0.1, 0.33, 0.9], tolerance: 1e-6)
  }

  @Test func stateIsCarriedInStepsOfAThreeHundredthOfASecond() {
    let runtime = runtime(Animation(Chase()))
    #expect(offset(runtime, at: 0) == 1)
    #expect(abs(offset(runtime, at: 1.0 / 300) - 1.9) < 1e-12)
    #expect(abs(offset(runtime, at: 0.5 / 300) - 1.9) < 1e-12)
    #expect(abs(offset(runtime, at: 9.0 / 300) - 10 * (1 - 0.348_678_440_1)) < 1e-9)
  }

  @Test func whatShowsDependsOnTheTimeAlone() {
    let runtime = runtime(Animation(Chase()))
    let times = (0..<40).map { Double($0) * 0.0071 }
    let forwards = times.map { offset(runtime, at: $0) }
    let backwards = times.reversed().map { offset(runtime, at: $0) }
    #expect(forwards == backwards.reversed())
    var advanced = runtime
    for (time, value) in zip(times, forwards) {
      advanced.advance(to: time)
      #expect(advanced.presentation.offset == value)
    }
  }

  @Test func itIsCompleteWhereItSaysSoFirst() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(Animation(Chase()), named: "chase") { $0.offset = 10 }
    // The eleventh call says so: the one after the tenth step.
    #expect(runtime.advance(to: 10) == [.completed("chase", at: 0.03)])
    #expect(runtime.endTime == 0.33)
  }

  @Test func neverSayingSoItIsCompleteAtItsEnd() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(Animation(Line(duration: 0.7)), named: "line") { $0.offset = 10 }
    #expect(runtime.advance(to: 10) == [.completed("line", at: 0.7)])
  }

  @Test func oneWithoutAnEndStaysAFunctionOfTime() {
    let runtime = runtime(Animation(Orbit()))
    #expect(runtime.endTime == .infinity)
    #expect(runtime.nextEventTime == nil)
    #expect(offset(runtime, at: 1234.25) == 2.5)
  }

  // MARK: Modifiers

  @Test func modifiersGoAroundIt() {
    let line = Animation(Line(duration: 2))
    #expect(offset(runtime(line.delay(1)), at: 1.5) == 2.5)
    #expect(offset(runtime(line.delay(1)), at: 0.5) == 0)
    #expect(runtime(line.delay(1)).endTime == 3)
    #expect(offset(runtime(line.speed(2)), at: 0.5) == 5)
    #expect(runtime(line.speed(2).delay(1)).endTime == 2)
    #expect(runtime(line.delay(1).speed(2)).endTime == 1.5)
    #expect(runtime(line.repeatCount(3)).endTime == 6)
    #expect(offset(runtime(line.repeatForever(autoreverses: false)), at: 7) == 5)
  }

  @Test func theWayBackIsTheRestOfTheInterval() {
    let back = runtime(Animation(Glide()).repeatCount(2))
    #expect(offset(back, at: 0.5) == 2.5)
    #expect(offset(back, at: 1.5) == 7.5)
    #expect(back.velocity(of: \.offset, at: 1.5) == -10)
    #expect(back.endTime == 2)
    #expect(offset(back, at: 2) == 10)
  }

  @Test func everyCycleBeginsWithNothingKept() {
    let cycles = runtime(Animation(Chase()).repeatForever(autoreverses: false))
    let period = (99.0 / 300).nextUp
    #expect(offset(cycles, at: 0) == 1)
    #expect(offset(cycles, at: period) == 1)
    #expect(offset(cycles, at: 2 * period) == 1)
  }

  // MARK: Interruption

  @Test func byDefaultItIsCombinedWithWhatRuns() {
    var combined = runtime(Animation(Line(duration: 2)))
    combined.advance(to: 1)
    combined.withAnimation(Animation(Line(duration: 2))) { $0.offset = 20 }
    // R0 = 7.5, V1 = 20: a quarter of what is left on top.
    #expect(offset(combined, at: 1.5) == 7.5 + 0.25 * 12.5)
    #expect(combined.endTime == 3)
  }

  @Test func aMergeKeepsClockAndStateAndAddsTheIntervals() {
    var merged = runtime(Animation(Line(duration: 2)))
    merged.advance(to: 1)
    merged.withAnimation(Animation(Glide())) { $0.offset = 20 }
    // From 5 to 20 in one second from now on, by its own clock from 1 to 2.
    #expect(offset(merged, at: 0.5) == 2.5)
    #expect(offset(merged, at: 1) == 5)
    #expect(offset(merged, at: 1.5) == 8.75)
    #expect(merged.endTime == 2)
    merged.advance(to: 1.5)
    merged.withAnimation(Animation(Glide(duration: 2))) { $0.offset = 0 }
    #expect(offset(merged, at: 1.5) == 8.75)
    #expect(offset(merged, at: 2.5) == 6.5625)
    #expect(merged.endTime == 3.5)
  }

  @Test func aPlainChangeMovesAMergedAnimationToo() {
    var merged = runtime(Animation(Line(duration: 2)))
    merged.advance(to: 1)
    merged.withAnimation(Animation(Glide())) { $0.offset = 20 }
    merged.update { $0.offset = 120 }
    // A quarter of the way from 105 to 120.
    #expect(offset(merged, at: 1.5) == 108.75)
  }

  @Test func aSpringTakesOverValueAndVelocity() {
    var taken = runtime(Animation(Glide()))
    taken.advance(to: 0.5)
    taken.withAnimation(.smooth) { $0.offset = 0 }
    let spring = Spring(duration: 0.5)
    #expect(
      offset(taken, at: 0.75)
        == shown(spring, from: 2.5, to: 0, velocity: 10, at: 0.25))
  }

  @Test(arguments: [SpringModel.swiftui, .analytic])
  func withoutAReportOnlyTheAnalyticModelHandsAVelocityOver(_ springs: SpringModel) {
    var taken = runtime(Animation(Line(duration: 2)), springs: springs)
    taken.advance(to: 1)
    taken.withAnimation(.smooth) { $0.offset = 5 }
    let speed = taken.velocity(of: \.offset, at: 1.000_001)
    #expect(abs(speed - (springs == .analytic ? 5 : 0)) < 0.1)
  }

  /// What asks a line for its velocity is told none there either.
  @Test(arguments: [SpringModel.swiftui, .analytic])
  func aCurveReportsItsVelocityToTheAnalyticModelAlone(_ springs: SpringModel) {
    var taken = runtime(Animation(Wrapped(inner: .linear(duration: 2))), springs: springs)
    taken.advance(to: 1)
    taken.withAnimation(.smooth) { $0.offset = 5 }
    let speed = taken.velocity(of: \.offset, at: 1.000_001)
    #expect(abs(speed - (springs == .analytic ? 5 : 0)) < 0.1)
  }

  @Test func oneThatAsksAnotherIsCompleteAsThatIs() {
    let inner = Animation(Line(duration: 2)).logicallyComplete(after: 0.5)
    for animation in [inner, Animation(Wrapped(inner: inner))] {
      var runtime = AnimationRuntime<Card>.make()
      runtime.withAnimation(animation, named: "line") { $0.offset = 10 }
      #expect(runtime.advance(to: 10) == [.completed("line", at: 0.5)])
    }
  }

  // MARK: Other animations inside

  @Test(arguments: [
    Animation.bouncy, .easeIn(duration: 0.4), .interpolatingSpring(stiffness: 100, damping: 10),
    .linear(duration: 1).delay(0.2), .easeOut.repeatCount(3), Animation(Line(duration: 2)),
    Animation(Line(duration: 2)).speed(2).delay(0.5), Animation(Line(duration: 1)).repeatCount(2),
  ])
  func oneThatAsksAnotherMovesAsThatDoes(_ inner: Animation) {
    for springs in SpringModel.allCases {
      let (plain, wrapped) = (
        runtime(inner, springs: springs),
        runtime(Animation(Wrapped(inner: inner)), springs: springs)
      )
      #expect(wrapped.endTime == plain.endTime)
      for time in stride(from: 0, to: plain.endTime, by: 0.013) {
        #expect(abs(offset(wrapped, at: time) - offset(plain, at: time)) < 1e-12)
        #expect(
          offset(runtime(Animation(inner.base), springs: springs), at: time)
            == offset(plain, at: time))
      }
    }
  }

  @Test func aWrappedSpringMergesAsASpring() {
    var plain = runtime(.bouncy)
    var wrapped = runtime(Animation(Wrapped(inner: .bouncy)))
    for target in [-5.0, 30, 0] {
      plain.advance(to: plain.time + 0.17)
      wrapped.advance(to: wrapped.time + 0.17)
      plain.withAnimation(.snappy) { $0.offset = target }
      wrapped.withAnimation(Animation(Wrapped(inner: .snappy))) { $0.offset = target }
      #expect(abs(wrapped.presentation.offset - plain.presentation.offset) < 1e-9)
      #expect(
        abs(wrapped.velocity(of: \.offset) - plain.velocity(of: \.offset)) < 1e-6)
      #expect(abs(wrapped.endTime - plain.endTime) < 1e-6)
    }
  }

  @Test(arguments: [
    [Animation.linear(duration: 1), .linear(duration: 2)], [.spring, .bouncy],
    [.spring, .linear(duration: 1), .easeIn(duration: 1)], [.bouncy, .snappy, .smooth],
    [Animation(Wrapped(inner: .spring)), .linear(duration: 1)], [.spring.delay(0.3), .bouncy],
  ])
  func whatTakesOverCombinedOrMergedAnimationsBeginsWhereTheyAre(_ running: [Animation]) {
    for springs in [SpringModel.analytic, .swiftui] {
      for taking in [Animation(Wrapped(inner: .snappy)), Animation(Glide())] {
        var runtime = runtime(running[0], springs: springs)
        for (index, animation) in (running.dropFirst() + [taking]).enumerated() {
          runtime.advance(to: runtime.time + 0.1)
          let shown = runtime.presentation.offset
          runtime.withAnimation(animation) { $0.offset = Double(index) * 7 - 3 }
          #expect(abs(runtime.presentation.offset - shown) < 1e-9)
        }
        runtime.advance(to: 5)
        #expect(runtime.presentation.offset == runtime.model.offset)
      }
    }
  }

  @Test func anAnimationThatMergesWithItsKindIsCombinedWithOthersOnTop() {
    var runtime = runtime(.linear(duration: 1))
    for target in [20.0, 5] {
      runtime.advance(to: runtime.time + 0.25)
      let shown = runtime.presentation.offset
      runtime.withAnimation(Animation(Companion())) { $0.offset = target }
      #expect(abs(runtime.presentation.offset - shown) < 1e-9)
    }
  }

  // MARK: As a value

  @Test func animationsOfOneEqualBaseAreEqual() {
    let line = Animation(Line(duration: 2))
    #expect(line == Animation(Line(duration: 2)))
    #expect(line != Animation(Line(duration: 3)))
    #expect(line != Animation(Glide(duration: 2)))
    #expect(line != line.delay(0))
    #expect(Set([line, Animation(Line(duration: 2)), .linear(duration: 2)]).count == 2)
  }

  @Test(arguments: [
    Animation.default, .bouncy, .linear, Animation(Line(duration: 2)),
    Animation(Line(duration: 2)).delay(1), .smooth.speed(2).repeatForever(),
  ])
  func aBaseMakesItsAnimationAgain(_ animation: Animation) {
    #expect(Animation(animation.base) == animation)
  }

  @Test func theBaseOfACustomAnimationIsItself() {
    #expect(Animation(Line(duration: 2)).base as? Line == Line(duration: 2))
  }

  // MARK: Through lanes

  @Test(arguments: [
    Animation(Line(duration: 2)), Animation(Chase()), Animation(Glide()).repeatCount(3).delay(0.1),
  ])
  func itsLanesHaveTheBitsOfTheMotion(_ animation: Animation) throws {
    let timeline = try ResolvedAnimation.change(animation).compiled()
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(animation) { $0.offset = 100 }
    #expect(timeline.duration == runtime.endTime)
    let grid = SampleGrid.frames(perSecond: 60, end: runtime.endTime + 0.1)
    let values = Samples(timeline, on: grid).values(0, 0..<grid.count)
    for (row, value) in values.enumerated() {
      #expect(value == offset(runtime, at: grid.time(at: row)))
      #expect(value == timeline.value(ofColumn: 0, at: grid.time(at: row)))
    }
  }
}
