/// An animation applied to an interval: its end points and computed coefficients.
///
/// Time counts from the change, before delays. From `end` on it is exactly `to`, at velocity 0.
package struct AnimationRun<Value: VectorArithmetic>: Motion {
  let animation: Animation
  /// The start value and the target.
  let from, to: Value
  /// The motion inside all modifiers, from start to end.
  private(set) var forward: BaseMotion<Value>
  /// The motion from end to start, where cycles reverse; otherwise nil.
  private let reverse: Boxed<BaseMotion<Value>>?
  /// The map from the time of the run to the time inside the modifiers.
  let map: TimeMap

  /// The motion from end to start, for cycles that reverse.
  var backward: BaseMotion<Value> { reverse?.content ?? forward }

  /// The time at which the run ends, in seconds; infinite when it never does.
  var end: Double { map.end }
  package var duration: Double { end }
  /// The logical completion, in seconds; infinite when it never comes.
  var logicalEnd: Double { map.logicalEnd }

  init(
    animation: Animation, from: Value, to: Value, forward: BaseMotion<Value>,
    backward: BaseMotion<Value>?, map: TimeMap
  ) {
    (self.animation, self.from, self.to) = (animation, from, to)
    (self.forward, self.map) = (forward, map)
    reverse = backward.map { Boxed($0) }
  }

  /// Applies `animation` to the change from `from` to `to`.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the animation that is interrupted, in units per second; only
  ///     merging springs take it over.
  ///   - meter: The meter that is charged for integration steps, and for computing the end of the
  ///     motion.
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
    map = TimeMap(animation.modifiers, around: forward.end, logicalEnd: forward.logicalEnd)
  }

  /// Creates the run without a limit on the cost.
  init(
    _ animation: Animation, from: Value, to: Value, velocity: Value, context: MotionContext<Value>
  ) {
    self = WorkMeter.unlimited { meter throws(TimelineRefusal) in
      try Self(animation, from: from, to: to, velocity: velocity, context: context, meter: &meter)
    }
  }

  /// The value at `time` seconds after the change.
  package func value(at time: Double) -> Value {
    guard time >= 0 else { return from }
    let piece = map.piece(at: time)
    return switch piece.phase {
    case .waiting: piece.reversed ? to : from
    case .running: motion(of: piece).value(at: local(time, in: piece))
    case .finished: to
    }
  }

  /// The velocity at `time` seconds after the change, per second.
  package func velocity(at time: Double) -> Value {
    let piece = map.piece(at: time)
    guard time >= 0, piece.phase == .running else { return to - to }
    return motion(of: piece).velocity(at: local(time, in: piece)).scaled(by: piece.rate)
  }

  /// Discards integration steps not displayed until `time`; they are computed again on demand.
  mutating func forget(after time: Double) {
    if let delay = map.plainDelay { forward.forget(after: time - delay) }
  }

  private func local(_ time: Double, in piece: TimeMap.Piece) -> Double {
    forward.takesExactTime ? piece.exactLocal(time) : piece.local(time)
  }

  private func motion(of piece: TimeMap.Piece) -> BaseMotion<Value> {
    piece.reversed ? backward : forward
  }
}

extension Animation {
  /// The seconds that pass inside all modifiers per second outside.
  var innerRate: Double {
    modifiers.reduce(1) { rate, modifier in
      if case .speed(let speed) = modifier, speed > 0 { rate * speed } else { rate }
    }
  }

  /// Whether some cycles run backward.
  var reverses: Bool {
    modifiers.contains { modifier in
      switch modifier {
      case .repeatCount(_, autoreverses: true), .repeatForever(autoreverses: true): true
      default: false
      }
    }
  }
}
