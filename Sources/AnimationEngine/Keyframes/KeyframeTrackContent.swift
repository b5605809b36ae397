/// The content of a ``KeyframeTrack``: a keyframe, or several grouped in a type of their own.
///
///     struct Wiggle: KeyframeTrackContent {
///       var size: Double
///       var body: some KeyframeTrackContent<Double> {
///         LinearKeyframe(size, duration: 0.1)
///         LinearKeyframe(-size, duration: 0.1)
///       }
///     }
///
/// A custom type declares a `body`, from which ``keyframes`` follow.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that the track animates.
  associatedtype Value: Animatable = Body.Value
  /// The type of the body.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  /// The keyframes, in order.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// The keyframes in order, with values converted to animatable data.
  var keyframes: [Keyframe<Value.AnimatableData>] { get }
}

extension KeyframeTrackContent {
  public var keyframes: [Keyframe<Value.AnimatableData>] { body.keyframes }
}

/// Several keyframes, one after the other.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent, Sendable {
  public let keyframes: [Keyframe<Value.AnimatableData>]

  init(_ keyframes: [Keyframe<Value.AnimatableData>]) { self.keyframes = keyframes }

  /// The sequence itself.
  public var body: KeyframeSequence { self }
}
