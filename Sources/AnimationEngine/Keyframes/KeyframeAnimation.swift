/// Tracks of keyframes. The arrays `initial` and `velocity` have an entry for each property.
public struct KeyframeAnimation: Hashable, Sendable {
  /// The values before anything moves.
  public var initial: [Components]
  /// The tracks; of two that write one component the later wins.
  public var tracks: [PropertyTrack]
  /// The velocities that a running animation hands over, per second; nil is 0.
  public var velocity: [Components?]
  /// How often the tracks are played. Each cycle begins from the initial values, a trigger from the
  /// values and velocities that show at its time.
  public var run: PhaseAnimation.Run

  /// Tracks that start from `initial`.
  public init(
    initial: [Components], tracks: [PropertyTrack], velocity: [Components?],
    run: PhaseAnimation.Run = .cycles(1)
  ) {
    self.initial = initial
    self.tracks = tracks
    self.velocity = velocity
    self.run = run
  }
}

/// The keyframes of one property, or of a part of it.
public struct PropertyTrack: Hashable, Sendable {
  /// The index of the property.
  public var property: Int
  /// The components that the track writes: all, or one that is addressed alone.
  public var components: Range<Int>
  /// The keyframes; their vectors have as many components as the track writes.
  public var keyframes: [Keyframe<Components>]

  /// A track for some components of a property.
  public init(property: Int, components: Range<Int>, keyframes: [Keyframe<Components>]) {
    self.property = property
    self.components = components
    self.keyframes = keyframes
  }
}
