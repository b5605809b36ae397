/// A sequence of phases, and when it runs.
public struct PhaseAnimation: Hashable, Sendable {
  /// The phases; the first is the one at rest.
  public var phases: [Phase]
  /// The times at which the sequence runs, or the number of its cycles.
  public var run: Run

  /// One phase of a sequence.
  public struct Phase: Hashable, Sendable {
    /// The name by which events report the phase.
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

  /// When a sequence of phases, or a set of keyframe tracks, runs, or the number of its cycles.
  public enum Run: Hashable, Sendable {
    /// A number of cycles. A cycle goes through the phases 1, 2 … last and back to 0, or along the
    /// keyframe tracks. With 0 or fewer the sequence rests at phase 0, or at the initial values.
    case cycles(Int)
    /// Endless repetition.
    case forever
    /// One cycle from each of these times on, in seconds and rising order.
    case triggers([Double])
  }

  /// Creates a sequence of phases.
  public init(phases: [Phase], run: Run = .cycles(1)) {
    self.phases = phases
    self.run = run
  }
}
