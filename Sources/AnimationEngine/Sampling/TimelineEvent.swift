/// Something that happens at one moment of a timeline.
public struct TimelineEvent: Hashable, Sendable {
  /// When, in seconds.
  public var time: Double
  /// What.
  public var kind: Kind

  /// The sorts of events.
  public enum Kind: Hashable, Sendable {
    /// The step into a phase begins.
    case phase(name: String)
    /// An animation reports its completion; `finished` tells whether it ran to its end.
    case completed(name: String, criteria: String, finished: Bool)
  }

  /// An event at a time.
  public init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
