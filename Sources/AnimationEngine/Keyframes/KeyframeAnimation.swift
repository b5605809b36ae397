/// An animation of several properties along keyframe tracks. The arrays `initial` and `velocity`
/// have an entry for each property.
public struct KeyframeAnimation: Hashable, Sendable {
  /// The values before the animation begins.
  public var initial: [Components]
  /// The tracks; of two tracks for the same component the later one applies.
  public var tracks: [PropertyTrack]
  /// The initial velocities, in units per second, as an interrupted animation hands them over; nil
  /// counts as 0.
  public var velocity: [Components?]
  /// The times at which the tracks run, or the number of their cycles. Each cycle begins from the
  /// initial values; a trigger begins from the values and velocities displayed at its time.
  public var run: PhaseAnimation.Run

  /// Creates an animation whose tracks start from `initial`.
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
  /// The components that the track animates: all of the property's, or a single one.
  public var components: Range<Int>
  /// The keyframes; their vectors have as many components as the track animates.
  public var keyframes: [Keyframe<Components>]

  /// Creates a track for some components of a property.
  public init(property: Int, components: Range<Int>, keyframes: [Keyframe<Components>]) {
    self.property = property
    self.components = components
    self.keyframes = keyframes
  }
}
