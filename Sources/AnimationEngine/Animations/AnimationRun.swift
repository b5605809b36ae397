/// An animation applied to an interval: a spec with its end points, all coefficients found.
///
/// Time counts from the moment of the change, before any delay. At `end` and after it the value is
/// `to` itself and the velocity 0.
package struct AnimationRun<Value: VectorArithmetic>: Motion {
  /// What is applied.
  let animation: Animation
  /// Where it starts and where it leads.
  let from: Value
  let to: Value
  /// The motion inside all modifiers, from the start to the end.
  private(set) var forward: BaseMotion<Value>
  /// The same run from the end to the start, where cycles reverse.
  private let reverse: Boxed<BaseMotion<Value>>?
  /// How outer time becomes inner time.
  let map: TimeMap

  /// The same run from the end to the start, for cycles that reverse.
  var backward: BaseMotion<Value> { reverse?.content ?? forward }

  /// When it is over, in seconds; infinite when it never is.
  var end: Double { map.end }
  package var duration: Double { end }
  /// When it counts as complete, in seconds; infinite when it never does.
  var logicalEnd: Double { map.logicalEnd }

  init(
    animation: Animation, from: Value, to: Value, forward: BaseMotion<Value>,
    backward: BaseMotion<Value>?, map: TimeMap
  ) {
    (self.animation, self.from, self.to) = (animation, from, to)
    (self.forward, self.map) = (forward, map)
    reverse = backward.map { Boxed($0) }
  }

  /// Applies `animation` to the change of `from` to `to`.
  ///
  /// - Parameters:
  ///   - velocity: what a running animation hands over, per second; only springs that merge take
  ///     it.
  ///   - meter: Is charged for what takes steps, and for finding out when the motion is over.
  /// - Throws: ``TimelineRefusal`` where the meter does.
  init(
    _ animation: Animation, from: Value, to: Value, velocity: Value,
    context: MotionContext<Value>, meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    self.animation = animation
    self.from = from
    self.to = to
    let inner = velocity.scaled(by: 1 / animation.innerRate)
    forward = try BaseMotion(
      animation, from: from, to: to, velocity: inner, context: context, meter: &meter)
    if !animation.reverses {
      reverse = nil
    } else if let custom = forward.customReverse {
      reverse = Boxed(custom)
    } else {
      reverse = Boxed(
        try BaseMotion(
          animation, from: to, to: from, velocity: velocity - velocity - inner,
          context: context, meter: &meter))
    }
    map = TimeMap(
      animation.modifiers, around: forward.end, logicalEnd: forward.logicalEnd)
  }

  /// Makes the run, with no bound on what that costs.
  init(
    _ animation: Animation, from: Value, to: Value, velocity: Value, context: MotionContext<Value>
  ) {
    self = WorkMeter.unlimited { meter throws(TimelineRefusal) in
      try Self(
        animation, from: from, to: to, velocity: velocity, context: context, meter: &meter)
    }
  }

  /// The value at `time` seconds after the change.
  package func value(at time: Double) -> Value {
    guard time >= 0 else { return from }
    let piece = map.piece(at: time)
    return switch piece.phase {
    case .waiting: motion(of: piece).value(at: 0)
    case .running: motion(of: piece).value(at: time * piece.rate + piece.shift)
    case .finished: to
    }
  }

  /// The velocity at `time` seconds after the change, per second.
  package func velocity(at time: Double) -> Value {
    let piece = map.piece(at: time)
    guard time >= 0, piece.phase == .running else { return to - to }
    return motion(of: piece).velocity(at: time * piece.rate + piece.shift).scaled(by: piece.rate)
  }

  /// Forgets steps that do not show up to `time`; they are made again where they are asked for.
  mutating func forget(after time: Double) {
    if let delay = map.plainDelay { forward.forget(after: time - delay) }
  }

  private func motion(of piece: TimeMap.Piece) -> BaseMotion<Value> {
    piece.reversed ? backward : forward
  }
}

extension Animation {
  /// How many seconds pass inside all modifiers in one second outside.
  var innerRate: Double {
    modifiers.reduce(1) { rate, modifier in
      if case .speed(let speed) = modifier, speed > 0 { rate * speed } else { rate }
    }
  }

  /// Whether some cycles run backwards.
  var reverses: Bool {
    modifiers.contains { modifier in
      switch modifier {
      case .repeatCount(_, autoreverses: true), .repeatForever(autoreverses: true): true
      default: false
      }
    }
  }
}

/// What applying an animation has to know besides the interval.
package struct MotionContext<Value: VectorArithmetic> {
  /// The rule for springs.
  var springs: SpringModel
  /// What turns components into SwiftUI's animatable data, for absolute thresholds.
  var animatableScale = 1.0
  /// How many numbers the value has, for those who count what it costs.
  package var components = 1
  /// Up to when motion without an end is computed where that takes steps, in seconds.
  package var horizon: Double
  /// How many steps of 1/300 s are taken for a motion that is not over at the horizon.
  var patience = 2_000_000
  /// In a box, since few have it and every track carries the room: as ``fluid``.
  var fluidBox: Boxed<(state: FluidState<Value>, origin: Value)>?
  /// What custom animations know of their surroundings.
  var environment = EnvironmentValues()
  /// In a box as well: as ``custom``.
  var customBox: Boxed<CustomMotion<Value>.Beginning>?

  /// The state of a fluid spring that is taken over; its offset counts from `origin`.
  var fluid: (state: FluidState<Value>, origin: Value)? {
    get { fluidBox?.content }
    set { fluidBox = newValue.map { Boxed($0) } }
  }

  /// Where a custom animation begins that has taken over a running one.
  var custom: CustomMotion<Value>.Beginning? {
    get { customBox?.content }
    set { customBox = newValue.map { Boxed($0) } }
  }
}
