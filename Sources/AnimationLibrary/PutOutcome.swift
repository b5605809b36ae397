/// The result of a write.
public struct PutOutcome: Hashable, Sendable {
  /// What the write did to the animation of that name.
  public enum Effect: Hashable, Sendable {
    /// There was no such animation before.
    case created
    /// There was one; this is a new revision of it.
    case replaced
    /// The newest revision has these bytes already.
    case unchanged
  }

  public var effect: Effect
  /// The newest revision after the write.
  public var newest: RevisionSummary

  /// An outcome.
  public init(effect: Effect, newest: RevisionSummary) {
    self.effect = effect
    self.newest = newest
  }
}
