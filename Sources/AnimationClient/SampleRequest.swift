public import AnimationDocuments

/// The query parameters of a request for samples.
///
/// For a parameter that is nil the service uses its default: 60 frames per second, from 0 to the
/// end.
public struct SampleRequest: Hashable, Sendable {
  /// The times at which samples are taken.
  public enum Grid: Hashable, Sendable {
    /// So many frames per second, and one last sample at the end.
    case framesPerSecond(Double)
    /// A step in seconds, and one last sample at the end.
    case step(Double)
    /// So many times, evenly spaced from start to end, both included.
    case count(Int)
    /// The given times, in seconds.
    case times([Double])
    /// The given shares of the part from start to end: 0 is its start, 1 its end.
    case progress([Double])
    /// The fewest times such that straight lines between samples stay within this error.
    case tolerance(Double)
  }

  /// The rule by which springs move.
  public enum Springs: String, Hashable, Sendable {
    /// The closed form of the spring's motion.
    case analytic
    /// The integrator that SwiftUI uses, with its fixed steps.
    case swiftui
  }

  /// The sample times; nil means 60 frames per second.
  public var grid: Grid?
  /// The first time, in seconds; nil means 0.
  public var start: Double?
  /// The last time, in seconds; nil means the end. A document without an end needs it.
  public var end: Double?
  /// Only these properties, or members of them such as `offset.y`, in this order; nil means all.
  public var properties: [String]?
  /// The number of decimals kept, 0 to 15; nil keeps all.
  public var precision: Int?
  /// Whether the answer includes velocities.
  public var includesVelocity = false
  /// Whether the answer includes model values, which the motion is on its way to.
  public var includesModel = false
  /// The notation of values in rows, which are frames, `ndjson` and `csv`; nil means that of documents.
  public var values: SampleOptions.Values?
  /// The rule by which springs move; nil means the closed form.
  public var springs: Springs?

  /// A request for samples; by default with the service's defaults.
  public init(
    grid: Grid? = nil, start: Double? = nil, end: Double? = nil, properties: [String]? = nil,
    precision: Int? = nil, includesVelocity: Bool = false, includesModel: Bool = false,
    values: SampleOptions.Values? = nil, springs: Springs? = nil
  ) {
    self.grid = grid
    self.start = start
    self.end = end
    self.properties = properties
    self.precision = precision
    self.includesVelocity = includesVelocity
    self.includesModel = includesModel
    self.values = values
    self.springs = springs
  }

  /// The request as query parameters.
  var parameters: [(name: String, value: String)] { members.texts }

  /// The request as query parameters, for an answer by columns.
  var columnParameters: [(name: String, value: String)] { columnMembers.texts }

  /// The request as query parameters, for an answer by frames.
  var frameParameters: [(name: String, value: String)] { parameters + [("layout", "frames")] }

  /// The request as members of a line of a batch, for an answer by columns: where values are texts of CSS,
  /// the service writes rows if nothing else is said, and refuses columns.
  var columnMembers: [(name: String, value: RequestValue)] {
    members + (values == .css ? [("layout", .word("columns"))] : [])
  }

  private var members: [(name: String, value: RequestValue)] {
    var members: [(name: String, value: RequestValue)] = []
    if let grid { members.append(grid.member) }
    if let start { members.append(("start", .number(start))) }
    if let end { members.append(("end", .number(end))) }
    if let properties { members.append(("property", .words(properties))) }
    if let precision { members.append(("precision", .whole(precision))) }
    let included = (includesVelocity ? ["velocity"] : []) + (includesModel ? ["model"] : [])
    if !included.isEmpty { members.append(("include", .words(included))) }
    if let values { members.append(("values", .word(values.rawValue))) }
    if let springs { members.append(("springs", .word(springs.rawValue))) }
    return members
  }
}

extension SampleRequest.Grid {
  fileprivate var member: (name: String, value: RequestValue) {
    switch self {
    case .framesPerSecond(let rate): ("fps", .number(rate))
    case .step(let step): ("step", .number(step))
    case .count(let count): ("count", .whole(count))
    case .times(let times): ("times", .numbers(times))
    case .progress(let shares): ("progress", .numbers(shares))
    case .tolerance(let tolerance): ("tolerance", .number(tolerance))
    }
  }
}
