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
    keyframes + runs + histories + lanes + forms + [animator, path, overlays]

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
    MotionConformer("BaseMotion of a curve", run(.easeInOut(duration: 1)).forward),
    MotionConformer("BaseMotion of a custom animation", run(Animation(Cubed())).forward),
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
      MotionConformer("PlainSpring", plainSpring, joints: [0.3]),
    ]
  }()

  private static var plainSpring: PlainSpring<Double> {
    PlainSpring(
      FluidSpring(response: 0.5, dampingRatio: 0.7, blendDuration: 0), isDefault: false, from: 10,
      to: 110, velocity: -40, start: 0.3, scale: 1)
  }

  /// A lane of every kind of part.
  private static let lanes: [MotionConformer] = {
    let pieces = (try? UnitCurve(css: "linear(0, 0.7 30%, 0.2 60%, 1)")) ?? .linear
    let overlaid = track.lanes[0]
    let composed = history([(0, 100, .linear(duration: 1)), (0.3, 20, .easeInOut(duration: 1))])
    return [
      MotionConformer(
        "Lane of a curve in pieces", run(.timingCurve(pieces, duration: 1)).lane(from: 0),
        joints: [0.3, 0.6]),
      MotionConformer("Lane of a composition", composed.lanes[0], joints: [0.3, 1]),
      MotionConformer("Lane of a custom animation", run(Animation(Cubed())).lane(from: 0)),
      MotionConformer("Lane with overlays", overlaid, joints: trackJoints),
    ]
  }()

  private static let trackJoints = [0.2, 0.5, 1, 1.2, 1.5]

  /// A property on which a block of UIKit and an animator lie.
  private static var track: OverlaidTrack {
    var track = OverlaidTrack(
      AnimatedProperty(name: "x", type: .number), restingAt: [10], springs: .analytic, horizon: 10)
    var meter = WorkMeter()
    let context = track.context
    let curve = Animation.easeInOut(duration: 1)
    for (start, isAdditive) in [(0.2, true), (0.5, true)] {
      guard
        let block = try? BlockMotion.thereAndBack(
          curve, modifiers: [], from: [10], to: [60], isAdditive: isAdditive, at: start, context,
          &meter)
      else { continue }
      _ = track.lay(Overlay(block), at: start)
    }
    return track
  }

  private static var overlays: MotionConformer {
    MotionConformer("OverlaidTrack", Component(track), joints: trackJoints)
  }

  /// What motions are made of, held before its start and after an end.
  private static let forms: [MotionConformer] = {
    let spring = SpringMotion(Spring.bouncy, interval: 100.0, initialVelocity: 30)
    let cubic = MotionForm.hermite(from: 10.0, velocity: 30, to: 50, velocity: -10, duration: 2)
    let forms: [(String, MotionForm<Double>)] = [
      ("hold", .hold(10)), ("line", .line(from: 10, span: 50, duration: 2)), ("cubic", cubic),
      ("curve", .curve(.easeInOut, from: 10, span: 50, duration: 2)),
      ("spring", .spring(spring, from: 10)),
    ]
    let timed = KeyframeMotion(from: 10.0, keyframes: [.cubic(to: 60, duration: 1)])
      .timed(by: WebTiming(iterations: 2, direction: .alternate, fill: .both))
    return forms.map { name, form in
      MotionConformer(
        "MotionForm: \(name)", Held(until: 2, form.value(at:), form.velocity(at:)))
    } + [
      MotionConformer("SpringMotion", Held(until: 2, spring.value(at:), spring.velocity(at:))),
      MotionConformer(
        "CustomMotion", Held(until: 1, custom.value(at:), custom.velocity(at:))),
      MotionConformer(
        "TimedMotion",
        Held(until: 2, { timed.value(at: $0) ?? .nan }, { timed.velocity(at: $0) ?? .nan }),
        joints: [1]),
    ]
  }()

  private static var custom: CustomMotion<Double> {
    guard case .custom(let motion) = run(Animation(Cubed())).forward.form else {
      preconditionFailure("a custom animation moves by itself")
    }
    return motion
  }

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

/// Something that holds from its start on only, as a motion that stands before it and ends at a time.
private struct Held: Motion, Sendable {
  let duration: Double
  private let moving: @Sendable (Double) -> Double
  private let rate: @Sendable (Double) -> Double

  init(
    until end: Double, _ value: @escaping @Sendable (Double) -> Double,
    _ velocity: @escaping @Sendable (Double) -> Double
  ) {
    (duration, moving, rate) = (end, value, velocity)
  }

  func value(at time: Double) -> Double { moving(min(max(time, 0), duration)) }
  func velocity(at time: Double) -> Double { time < 0 || time >= duration ? 0 : rate(time) }
}

/// The first component of a motion of several.
private struct Component<Base: Motion<Components>>: Motion {
  let base: Base

  init(_ base: Base) { self.base = base }

  var duration: Double { base.duration }
  func value(at time: Double) -> Double { base.value(at: time)[0] }
  func velocity(at time: Double) -> Double { base.velocity(at: time).component(0) }
}

extension Component: Sendable where Base: Sendable {}

/// A custom animation that says no velocity of its own.
private struct Cubed: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < 1 ? value.scaled(by: time * time * time) : nil
  }
}
