/// What stands in the content of a ``KeyframeTrack``: a keyframe, or several under one name.
///
///     struct Wiggle: KeyframeTrackContent {
///       var size: Double
///       var body: some KeyframeTrackContent<Double> {
///         LinearKeyframe(size, duration: 0.1)
///         LinearKeyframe(-size, duration: 0.1)
///       }
///     }
///
/// One's own type writes a `body`; ``keyframes`` then follow from it.
public protocol KeyframeTrackContent<Value> {
  /// What the track moves.
  associatedtype Value: Animatable = Body.Value
  /// What the content is made of.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  /// The keyframes, in order.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// The keyframes in animatable data, in order.
  var keyframes: [Keyframe<Value.AnimatableData>] { get }
}

extension KeyframeTrackContent {
  public var keyframes: [Keyframe<Value.AnimatableData>] { body.keyframes }
}

/// Keyframes in a row.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public let keyframes: [Keyframe<Value.AnimatableData>]

  init(_ keyframes: [Keyframe<Value.AnimatableData>]) { self.keyframes = keyframes }

  /// The sequence itself.
  public var body: KeyframeSequence { self }
}

/// A straight line to a value, whose progress a unit curve shapes.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe in animatable data.
  public let keyframe: Keyframe<Value.AnimatableData>

  /// A line to `to` in `duration` seconds, at least 0.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = .linear(to: to.animatableData, duration: duration, curve: timingCurve)
  }

  /// The keyframe alone.
  public var body: KeyframeSequence<Value> { KeyframeSequence([keyframe]) }
}

/// A cubic curve to a value; velocities that are left out come from the neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe in animatable data.
  public let keyframe: Keyframe<Value.AnimatableData>

  /// A cubic to `to` in `duration` seconds, at least 0, with velocities per second.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = .cubic(
      to: to.animatableData, duration: duration, startVelocity: startVelocity?.animatableData,
      endVelocity: endVelocity?.animatableData)
  }

  /// The keyframe alone.
  public var body: KeyframeSequence<Value> { KeyframeSequence([keyframe]) }
}

/// A spring towards a value.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe in animatable data.
  public let keyframe: Keyframe<Value.AnimatableData>

  /// A spring to `to` for `duration` seconds, or for as long as it takes to settle.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = .spring(
      to: to.animatableData, duration: duration, spring: spring,
      startVelocity: startVelocity?.animatableData)
  }

  /// The keyframe alone.
  public var body: KeyframeSequence<Value> { KeyframeSequence([keyframe]) }
}

/// A jump to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe in animatable data.
  public let keyframe: Keyframe<Value.AnimatableData>

  /// A jump to `to`.
  public init(_ to: Value) { keyframe = .move(to: to.animatableData) }

  /// The keyframe alone.
  public var body: KeyframeSequence<Value> { KeyframeSequence([keyframe]) }
}
