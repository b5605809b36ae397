/// A checked, complete animation: what a document means, with every default filled in.
///
/// The components of all values stand in the space where they interpolate: an angle in degrees, a
/// colour in its ``ColorSpace``, an integer as its number. Where that space is known only from all
/// values together, as for transforms, and where there is none, as for discrete values, a value is
/// its index in the ``AnimatedProperty/table`` of its property.
public struct ResolvedAnimation: Hashable, Sendable {
  /// The properties in the order in which they are answered.
  public var properties: [AnimatedProperty]
  /// How they move.
  public var content: Content
  /// How the motion is laid on the time axis; nil where it plays once from 0 on.
  public var timing: WebTiming?

  /// The ways in which properties move.
  public enum Content: Hashable, Sendable {
    /// From one set of values to another.
    case animation(SingleAnimation)
    /// Along tracks of keyframes.
    case keyframes(KeyframeAnimation)
    /// Through a sequence of phases.
    case phases(PhaseAnimation)
    /// By a script of what happens to them.
    case scene(Scene)
  }

  /// An animation of `properties` by `content`.
  public init(properties: [AnimatedProperty], content: Content, timing: WebTiming? = nil) {
    self.properties = properties
    self.content = content
    self.timing = timing
  }
}

/// One change of values under one animation. The arrays have an entry for each property.
public struct SingleAnimation: Hashable, Sendable {
  /// The values at the start.
  public var from: [Components]
  /// The values at the end.
  public var to: [Components]
  /// The velocities that a running animation hands over, per second; nil is 0.
  public var velocity: [Components?]
  /// What carries the properties over.
  public var animation: Animation

  /// A change from one set of values to another.
  public init(
    from: [Components], to: [Components], velocity: [Components?], animation: Animation
  ) {
    self.from = from
    self.to = to
    self.velocity = velocity
    self.animation = animation
  }
}

/// Tracks of keyframes. The arrays `initial` and `velocity` have an entry for each property.
public struct KeyframeAnimation: Hashable, Sendable {
  /// The values before anything moves.
  public var initial: [Components]
  /// The tracks; of two that write one component the later wins.
  public var tracks: [PropertyTrack]
  /// The velocities that a running animation hands over, per second; nil is 0.
  public var velocity: [Components?]

  /// Tracks that start from `initial`.
  public init(initial: [Components], tracks: [PropertyTrack], velocity: [Components?]) {
    self.initial = initial
    self.tracks = tracks
    self.velocity = velocity
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

/// A sequence of phases and what drives it.
public struct PhaseAnimation: Hashable, Sendable {
  /// The phases; the first is the one at rest.
  public var phases: [Phase]
  /// How often they are run through.
  public var run: Run

  /// One phase.
  public struct Phase: Hashable, Sendable {
    /// The name that events report.
    public var name: String
    /// The value of each property in this phase.
    public var values: [Components]
    /// The animation into this phase; nil applies it at once.
    public var animation: Animation?

    /// A phase with a value for each property.
    public init(name: String, values: [Components], animation: Animation? = .default) {
      self.name = name
      self.values = values
      self.animation = animation
    }
  }

  /// What drives a sequence.
  public enum Run: Hashable, Sendable {
    /// So many cycles, each through the phases 1, 2 … last and back to 0; 0 rests at phase 0.
    case cycles(Int)
    /// Cycles without end.
    case forever
    /// One cycle from each of these rising times on, in seconds.
    case triggers([Double])
  }

  /// A sequence of phases.
  public init(phases: [Phase], run: Run = .cycles(1)) {
    self.phases = phases
    self.run = run
  }
}
