/// The limits on compiling an animation to lanes.
public struct CompilationLimits: Hashable, Sendable {
  /// The maximum number of steps in a sequence of phases.
  public var steps: Int

  /// Creates the limits.
  public init(steps: Int = 10_000) { self.steps = steps }
}
