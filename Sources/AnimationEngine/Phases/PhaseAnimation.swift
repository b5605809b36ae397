/// A sequence of phases and what drives it.
public struct PhaseAnimation: Hashable, Sendable {
  /// The phases; the first is the one at rest.
  public var phases: [Phase]
  /// How often they are run through.
  public var run: Run

  /// One phase of a sequence.
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

  /// What drives a sequence, or tracks of keyframes.
  public enum Run: Hashable, Sendable {
    /// So many cycles, each through the phases 1, 2 … last and back to 0, or along the tracks; 0 rests
    /// at phase 0, or at the initial values.
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
