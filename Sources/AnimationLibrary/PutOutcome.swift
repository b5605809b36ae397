/// The result of a write.
public struct PutOutcome: Hashable, Sendable {
  /// The effect of a write on the animation with that name.
  public enum Effect: Hashable, Sendable {
    /// The animation did not exist before.
    case created
    /// The animation existed, and has a new revision.
    case replaced
    /// The newest revision already has these bytes.
    case unchanged
  }

  public var effect: Effect
  /// The newest revision after the write.
  public var newest: RevisionSummary

  /// The outcome of a write.
  public init(effect: Effect, newest: RevisionSummary) {
    self.effect = effect
    self.newest = newest
  }
}
