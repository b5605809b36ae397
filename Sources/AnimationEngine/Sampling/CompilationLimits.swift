/// Bounds on the work of compiling.
public struct CompilationLimits: Hashable, Sendable {
  /// The most steps that a sequence of phases may take.
  public var steps: Int

  /// The given bounds.
  public init(steps: Int = 10_000) { self.steps = steps }
}
