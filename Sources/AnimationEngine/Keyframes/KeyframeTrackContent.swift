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
