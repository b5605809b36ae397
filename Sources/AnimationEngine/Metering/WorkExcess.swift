/// That a request costs more than it may.
public struct WorkExcess: Hashable, Sendable {
  /// What there is a limit of.
  public enum Resource: Hashable, Sendable {
    /// Units of work.
    case work
    /// Bytes.
    case memory
  }

  /// A part of a document.
  public enum Place: Hashable, Sendable {
    /// An event of a scene, by its index.
    case event(Int)
    /// A phase, by its index.
    case phase(Int)
    /// A track of keyframes, by its index.
    case track(Int)
  }

  /// What the request asks too much of.
  public var resource: Resource
  /// The most that is allowed.
  public var limit: Int
  /// How much of it was counted when the limit was passed; the request may ask for more.
  public var actual: Int
  /// Where in the document the limit was passed, if that can be told.
  public var place: Place?

  /// An excess over a limit.
  public init(_ resource: Resource, limit: Int, actual: Int, at place: Place? = nil) {
    self.resource = resource
    self.limit = limit
    self.actual = actual
    self.place = place
  }
}

/// Why the owner of a meter ends its work.
public enum WorkInterruption: String, CaseIterable, Hashable, Sendable {
  /// The work has waited too long for its turn.
  case queue
  /// All requests together keep as much memory as they may.
  case memory
  /// Nobody waits for the result any more.
  case cancelled
}

extension TimelineRefusal {
  /// The same, at a place of the document where none is named yet.
  package func at(_ place: WorkExcess.Place) -> TimelineRefusal {
    guard case .tooCostly(var excess) = self, excess.place == nil else { return self }
    excess.place = place
    return .tooCostly(excess)
  }
}
