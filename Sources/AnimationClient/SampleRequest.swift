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
  /// The number of decimals kept, 0 to 15; nil keeps all.
  public var precision: Int?
  /// Whether the answer includes velocities.
  public var includesVelocity = false
  /// Whether the answer includes model values, which the motion is on its way to.
  public var includesModel = false
  /// The rule by which springs move; nil means the closed form.
  public var springs: Springs?

  /// A request for samples; by default with the service's defaults.
  public init(
    grid: Grid? = nil, start: Double? = nil, end: Double? = nil, precision: Int? = nil,
    includesVelocity: Bool = false, includesModel: Bool = false, springs: Springs? = nil
  ) {
    self.grid = grid
    self.start = start
    self.end = end
    self.precision = precision
    self.includesVelocity = includesVelocity
    self.includesModel = includesModel
    self.springs = springs
  }

  /// The request as query parameters.
  var parameters: [(name: String, value: String)] {
    var parameters: [(name: String, value: String)] = []
    if let grid { parameters.append(grid.parameter) }
    if let start { parameters.append(("start", "\(start)")) }
    if let end { parameters.append(("end", "\(end)")) }
    if let precision { parameters.append(("precision", "\(precision)")) }
    let included = (includesVelocity ? ["velocity"] : []) + (includesModel ? ["model"] : [])
    if !included.isEmpty { parameters.append(("include", included.joined(separator: ","))) }
    if let springs { parameters.append(("springs", springs.rawValue)) }
    return parameters
  }
}

extension SampleRequest.Grid {
  fileprivate var parameter: (name: String, value: String) {
    switch self {
    case .framesPerSecond(let rate): ("fps", "\(rate)")
    case .step(let step): ("step", "\(step)")
    case .count(let count): ("count", "\(count)")
    case .times(let times): ("times", times.map { "\($0)" }.joined(separator: ","))
    case .tolerance(let tolerance): ("tolerance", "\(tolerance)")
    }
  }
}
