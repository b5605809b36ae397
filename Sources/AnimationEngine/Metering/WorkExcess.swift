/// The excess of a request over a limit on its cost.
public struct WorkExcess: Hashable, Sendable {
  /// The resources that have a limit.
  public enum Resource: Hashable, Sendable {
    /// Work, in units of about 10 ns.
    case work
    /// Memory, in bytes.
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

  /// The resource that the request uses too much of.
  public var resource: Resource
  /// The limit of that resource.
  public var limit: Int
  /// The amount counted when the limit was passed; the whole request may need more.
  public var actual: Int
  /// The part of the document at which the limit was passed, where that is known.
  public var place: Place?

  /// Creates an excess over a limit.
  public init(_ resource: Resource, limit: Int, actual: Int, at place: Place? = nil) {
    self.resource = resource
    self.limit = limit
    self.actual = actual
    self.place = place
  }
}

/// The reasons for which the owner of a meter ends its work.
public enum WorkInterruption: String, CaseIterable, Hashable, Sendable {
  /// The work has waited too long in the queue.
  case queue
  /// All requests together use as much memory as they are allowed to.
  case memory
  /// The request was cancelled: nobody waits for its result any more.
  case cancelled
}

extension TimelineRefusal {
  /// The same refusal, with a place in the document if it has none yet.
  package func at(_ place: WorkExcess.Place) -> TimelineRefusal {
    guard case .tooCostly(var excess) = self, excess.place == nil else { return self }
    excess.place = place
    return .tooCostly(excess)
  }
}
