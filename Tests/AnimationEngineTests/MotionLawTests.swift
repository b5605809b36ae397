import TestSupport
import Testing

@testable import AnimationEngine

/// A motion of every type that is one.
struct MotionConformer: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let motion: any Motion<Double> & Sendable
  var joints: [Double] = []

  init(_ name: String, _ motion: some Motion<Double> & Sendable, joints: [Double] = []) {
    (testDescription, self.motion, self.joints) = (name, motion, joints)
  }
}

/// What everything that moves has in common.
@Suite("The laws of motions") struct MotionLawTests {
  static let conformers: [MotionConformer] =
    keyframes + runs + histories + [animator, path]

  @Test(arguments: conformers) func everyMotionObeysTheLaws(_ conformer: MotionConformer) {
    check(conformer.motion, joints: conformer.joints)
  }

  private func check(_ motion: some Motion<Double>, joints: [Double]) {
    checkMotionLaws(motion, until: 5, joints: joints)
  }

  @Test func aMotionThatJumpsOrGoesFasterThanItSaysIsFound() {
    withKnownIssue { checkMotionLaws(Wrong(rate: 2), until: 5) }
    withKnownIssue { checkMotionLaws(Wrong(jump: 1), until: 5) }
  }

  @Test(arguments: [Animation.bouncy, .linear(duration: 1), .bouncy.delay(0.2).repeatCount(3)])
  func everyLaneIsWellFormed(_ animation: Animation) {
    Self.run(animation).lane(from: 0.25).checkInvariants()
    let history = Self.history([(0, 100, animation), (0.3, 20, .easeIn), (0.4, 50, animation)])
    history.checkInvariants()
    for lane in history.lanes + history.models { lane.checkInvariants() }
  }
}

/// A motion that breaks the laws.
private struct Wrong: Motion {
  var rate = 1.0
  var jump = 0.0
  let duration = 1.0

  func value(at time: Double) -> Double {
    min(max(time, 0), 1) + (time > 0.5 ? jump * time : 0)
  }

  func velocity(at time: Double) -> Double { time < 0 || time >= 1 ? 0 : rate }
}

// MARK: - The conformers

extension MotionLawTests {
  private static func run(_ animation: Animation) -> AnimationRun<Double> {
    AnimationRun(
      animation, from: 10, to: 110, velocity: 0,
      context: MotionContext(springs: .analytic, horizon: 10))
  }

  /// Changes at times, each to a place.
  private static func history(
    _ changes: [(time: Double, to: Double, with: Animation?)]
  ) -> MotionHistory<Components> {
    var history = MotionHistory<Components>(
      restingAt: [10], context: MotionContext(springs: .analytic, horizon: 10))
    for change in changes { history.change(to: [change.to], with: change.with, at: change.time) }
    return history
  }

  private static let keyframes = [
    MotionConformer(
      "KeyframeMotion",
      KeyframeMotion(
        from: 10.0,
        keyframes: [
          .linear(to: 20, duration: 0.5), .cubic(to: 60, duration: 1),
          .spring(to: 30, duration: 0.7, spring: .bouncy), .move(to: 80),
          .linear(to: 10, duration: 0.3),
        ]), joints: [0.5, 1.5, 2.2])
  ]

  private static let runs = [
    MotionConformer("AnimationRun of a curve", run(.easeInOut(duration: 1))),
    MotionConformer("AnimationRun of a spring", run(.bouncy.delay(0.2)), joints: [0.2]),
    MotionConformer(
      "AnimationRun of cycles", run(.linear(duration: 0.4).repeatCount(3)),
      joints: [0.4, 0.8]),
    MotionConformer("Lane", run(.easeInOut(duration: 1)).lane(from: 0)),
    MotionConformer(
      "Lane of cycles", run(.bouncy.delay(0.1).repeatCount(2)).lane(from: 0),
      joints: [0.1, 0.1 + run(.bouncy).end]),
    MotionConformer("AnimationRun of a custom animation", run(Animation(Cubed()))),
  ]

  private static let histories: [MotionConformer] = {
    var springs = MotionHistory<Double>(
      restingAt: 10, context: MotionContext(springs: .analytic, horizon: 10))
    springs.change(to: 100, with: .bouncy, at: 0)
    springs.change(to: 20, with: .smooth, at: 0.3)
    var curves = MotionHistory<Double>(
      restingAt: 10, context: MotionContext(springs: .analytic, horizon: 10))
    curves.change(to: 100, with: .linear(duration: 1), at: 0)
    curves.change(to: 20, with: .easeInOut(duration: 1), at: 0.3)
    return [
      MotionConformer("MotionHistory of springs", springs, joints: [0.3]),
      MotionConformer("MotionHistory of curves", curves, joints: [0.3, 1]),
      MotionConformer("PropertyMotion", curves.motion(at: 0.5), joints: [0.3, 1]),
    ]
  }()

  private static var animator: MotionConformer {
    var animator = PropertyAnimator(from: 10.0, to: 90, duration: 1, curve: .easeInOut)
    try? animator.startAnimation(at: 0)
    return MotionConformer("AnimatorState", animator.animatorState(at: 0))
  }

  private static var path: MotionConformer {
    MotionConformer(
      "ViewKeyframePath",
      ViewKeyframePath(
        from: 10.0,
        through: [
          .init(start: 0, end: 0.5, value: 50), .init(start: 0.5, end: 1, value: -20),
        ], mode: .linear, duration: 2), joints: [1])
  }
}

/// A custom animation that says no velocity of its own.
private struct Cubed: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < 1 ? value.scaled(by: time * time * time) : nil
  }
}
