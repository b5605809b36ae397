/// A timeline of keyframe tracks, which animate the properties of a value.
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
/// Tracks apply in the order of their declaration: of two tracks for one property the later one
/// wins, even after its own end. A track without keyframes has no effect.
///
/// It holds key paths, so it is not `Sendable`: a global one belongs to an actor, as by
/// `@MainActor static let`.
public struct KeyframeTimeline<Value> {
  let initial: Value
  let tracks: [ResolvedTrack<Value>]

  /// The duration of the longest track, in seconds; 0 without tracks.
  public let duration: TimeInterval

  /// Creates the timeline from `initialValue` along the tracks of `content`.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initial: initialValue, tracks: content().tracks(from: initialValue))
  }

  init(initial: Value, tracks: [ResolvedTrack<Value>]) {
    (self.initial, self.tracks) = (initial, tracks)
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// The value at `time` seconds; before 0 the initial value, after the end the value at the end.
  public func value(time: TimeInterval) -> Value {
    var value = initial
    update(value: &value, time: time)
    return value
  }

  /// The value at `progress`, a share of the whole duration that is not clamped.
  public func value(progress: Double) -> Value { value(time: time(at: progress)) }

  /// Sets properties of `value` that have a track to their values at `time` seconds; others stay.
  public func update(value: inout Value, time: TimeInterval) {
    for track in tracks { track.write(time, &value) }
  }

  /// Sets the properties of `value` that have a track to their values at `progress`, a share of the
  /// whole duration that is not clamped. The others stay as they are.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: time(at: progress))
  }

  /// The time at a share of the duration; 0 at 0, also where there is no end.
  private func time(at progress: Double) -> Double { progress == 0 ? 0 : progress * duration }

  /// The velocity of a property at `time` seconds, in its animatable data per second; 0 for a
  /// property without a track.
  public func velocity<Property: Animatable>(
    of property: WritableKeyPath<Value, Property>, time: TimeInterval
  ) -> Property.AnimatableData {
    let track = tracks.last { $0.property == property }
    return track?.velocity(time) as? Property.AnimatableData ?? .zero
  }
}

/// The keyframes of a value's properties: a track, or several grouped in a type of their own.
///
///     struct Nod: Keyframes {
///       var depth: Double
///       var body: some Keyframes<Face> {
///         KeyframeTrack(\.tilt) { CubicKeyframe(.degrees(depth), duration: 0.2) }
///         KeyframeTrack(\.scale) { LinearKeyframe(1.1, duration: 0.2) }
///       }
///     }
///
/// A custom type declares a `body`, from which the tracks follow.
public protocol Keyframes<Value> {
  /// The type of the value that the tracks animate.
  associatedtype Value = Body.Value
  /// The type of the body.
  associatedtype Body: Keyframes where Body.Value == Value

  /// The tracks, in order.
  @KeyframesBuilder<Value> var body: Body { get }

  /// The solved tracks, with all times and velocities computed.
  func tracks(from initial: Value) -> [ResolvedTrack<Value>]
}

extension Keyframes {
  public func tracks(from initial: Value) -> [ResolvedTrack<Value>] { body.tracks(from: initial) }
}

/// A solved track, with all times and velocities computed.
public struct ResolvedTrack<Root> {
  let property: PartialKeyPath<Root>
  let duration: Double
  let write: (_ time: Double, _ value: inout Root) -> Void
  let velocity: (_ time: Double) -> any VectorArithmetic
  /// A function that solves the same keyframes anew with an initial velocity.
  let takingOver: (_ velocity: any VectorArithmetic) -> ResolvedTrack<Root>
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Property: Animatable>: Keyframes {
  private let property: WritableKeyPath<Root, Property>
  private let keyframes: [Keyframe<Property.AnimatableData>]

  /// Creates a track with the keyframes of a property.
  public init(
    _ property: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> some KeyframeTrackContent<Property>
  ) {
    self.init(property, content().keyframes)
  }

  init(
    _ property: WritableKeyPath<Root, Property>, _ keyframes: [Keyframe<Property.AnimatableData>]
  ) {
    self.property = property
    self.keyframes = keyframes
  }

  /// Creates a track with keyframes of the whole value, which animates as one vector.
  public init(
    @KeyframeTrackContentBuilder<Property> content: () -> some KeyframeTrackContent<Property>
  ) where Root == Property {
    self.init(\Root.self, content: content)
  }

  /// The track itself.
  public var body: KeyframeTrack { return self }

  public func tracks(from initial: Root) -> [ResolvedTrack<Root>] {
    guard !keyframes.isEmpty else { return [] }
    property.requireValues()
    return [Self.track(of: property, keyframes, from: initial, velocity: .zero)]
  }

  private static func track(
    of property: WritableKeyPath<Root, Property>, _ keyframes: [Keyframe<Property.AnimatableData>],
    from initial: Root, velocity: Property.AnimatableData
  ) -> ResolvedTrack<Root> {
    let motion = KeyframeMotion(
      from: initial[keyPath: property].animatableData, velocity: velocity, keyframes: keyframes)
    return ResolvedTrack(
      property: property, duration: motion.duration,
      write: { time, value in value[keyPath: property].animatableData = motion.value(at: time) },
      velocity: { motion.velocity(at: $0) },
      takingOver: { handed in
        track(
          of: property, keyframes, from: initial,
          velocity: handed as? Property.AnimatableData ?? .zero)
      })
  }
}
