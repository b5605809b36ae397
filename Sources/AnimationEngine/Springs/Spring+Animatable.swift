// The functions for animatable values. A motion between two values is the motion over their
// difference, added to the first; the parts of the first value that are not animatable data are
// kept.

extension Spring {
  /// The value `time` seconds after the start of a motion from `fromValue` to `toValue`.
  ///
  /// At time 0 it is exactly `fromValue`.
  ///
  /// - Parameters:
  ///   - fromValue: The start of the motion.
  ///   - toValue: The target of the motion.
  ///   - initialVelocity: The initial velocity, per second, as a value whose animatable data are
  ///     used.
  ///   - time: The time since the start, in seconds.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    let motion = motion(from: fromValue, to: toValue, velocity: initialVelocity)
    return fromValue.showing(fromValue.animatableData + motion.value(at: time))
  }

  /// The velocity `time` seconds after the start, per second, as a value's animatable data.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    let motion = motion(from: fromValue, to: toValue, velocity: initialVelocity)
    return initialVelocity.showing(motion.velocity(at: time))
  }

  /// Advances `value` and `velocity` by `deltaTime` seconds towards `target`, as
  /// ``update(value:velocity:target:deltaTime:)`` does for vectors.
  @_disfavoredOverload
  public func update<V: Animatable>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    var (place, rate) = (value.animatableData, velocity.animatableData)
    update(value: &place, velocity: &rate, target: target.animatableData, deltaTime: deltaTime)
    value.animatableData = place
    velocity.animatableData = rate
  }

  /// The spring's force at `position` and `velocity`, on the way from `fromValue` to `toValue`:
  /// `stiffness * (toValue - position) - damping * velocity`.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    fromValue.showing(
      force(
        target: toValue.animatableData, position: position.animatableData,
        velocity: velocity.animatableData))
  }

  /// The settling duration from `fromValue` to `toValue` by SwiftUI's rule, in seconds; see
  /// ``settlingDuration(target:initialVelocity:epsilon:)``.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  private func motion<V: Animatable>(
    from: V, to: V, velocity: V
  ) -> SpringMotion<V.AnimatableData> {
    SpringMotion(
      self, interval: to.animatableData - from.animatableData,
      initialVelocity: velocity.animatableData)
  }
}
