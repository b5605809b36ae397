/// Tracks of keyframes that move the properties of a value.
///
///     struct Face { var scale = 1.0, tilt = Angle.zero }
///     let timeline = KeyframeTimeline(initialValue: Face()) {
///       KeyframeTrack(\.scale) {
///         LinearKeyframe(1.2, duration: 0.15)
///         SpringKeyframe(1, duration: 0.6, spring: .bouncy)
///       }
///       KeyframeTrack(\.tilt) { CubicKeyframe(.degrees(15), duration: 0.4) }
///     }
///     timeline.value(time: 0.15).scale    // 1.2
///
/// Tracks write in the order of their declaration: of two on one property the later one wins, also
/// after its own end. A track without keyframes writes nothing.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [ResolvedTrack<Value>]

  /// The longest track, in seconds; 0 without tracks.
  public let duration: Double

  /// The timeline from `initialValue` along the tracks of `content`.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    initial = initialValue
    tracks = content().tracks(from: initialValue)
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// The value at `time` seconds; before 0 the initial one, after the end that of the end.
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.write(time, &value) }
    return value
  }

  /// The value at `progress` of the whole duration; `progress` is not clamped.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// The velocity of a property at `time` seconds, in its animatable data per second; 0 for a
  /// property that no track writes.
  public func velocity<Property: Animatable>(
    of property: WritableKeyPath<Value, Property>, time: Double
  ) -> Property.AnimatableData {
    let track = tracks.last { $0.property == property }
    return track?.velocity(time) as? Property.AnimatableData ?? .zero
  }
}

/// The keyframes of a value's properties: tracks, and what holds several of them.
public protocol Keyframes<Value> {
  /// What the tracks move.
  associatedtype Value

  /// The tracks with all times and velocities found.
  func tracks(from initial: Value) -> [ResolvedTrack<Value>]
}

/// A track with all times and velocities found.
public struct ResolvedTrack<Root> {
  let property: PartialKeyPath<Root>
  let duration: Double
  let write: (_ time: Double, _ value: inout Root) -> Void
  let velocity: (_ time: Double) -> any VectorArithmetic
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Property: Animatable>: Keyframes {
  private let property: WritableKeyPath<Root, Property>
  private let keyframes: [Keyframe<Property.AnimatableData>]

  /// The keyframes of a property.
  public init(
    _ property: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> [Keyframe<Property.AnimatableData>]
  ) {
    self.property = property
    keyframes = content()
  }

  /// The keyframes of a value that has no properties of its own to move.
  public init(
    @KeyframeTrackContentBuilder<Property> content: () -> [Keyframe<Property.AnimatableData>]
  ) where Root == Property {
    self.init(\Root.self, content: content)
  }

  public func tracks(from initial: Root) -> [ResolvedTrack<Root>] {
    guard !keyframes.isEmpty else { return [] }
    let start = initial[keyPath: property]
    let property = property
    let motion = KeyframeMotion(from: start.animatableData, keyframes: keyframes)
    return [
      ResolvedTrack(
        property: property, duration: motion.duration,
        write: { time, value in value[keyPath: property].animatableData = motion.value(at: time) },
        velocity: { motion.velocity(at: $0) })
    ]
  }
}
