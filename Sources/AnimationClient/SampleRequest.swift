/// What is asked of a sampling: the query parameters of the views that need numbers.
///
/// What is left nil is left to the service: 60 frames per second, from 0 to the end.
public struct SampleRequest: Hashable, Sendable {
  /// The times at which samples are taken.
  public enum Grid: Hashable, Sendable {
    /// So many frames per second, and one last sample at the end.
    case framesPerSecond(Double)
    /// A step in seconds, and one last sample at the end.
    case step(Double)
    /// So many times, evenly from start to end.
    case count(Int)
    /// These times, in seconds.
    case times([Double])
    /// The fewest times whose straight lines stay within this error.
    case tolerance(Double)
  }

  /// The rule that moves springs.
  public enum Springs: String, Hashable, Sendable {
    /// The closed form.
    case analytic
    /// SwiftUI's integrator.
    case swiftui
  }

  /// The times; nil is 60 frames per second.
  public var grid: Grid?
  /// The first time, in seconds; nil is 0.
  public var start: Double?
  /// The last time, in seconds; nil is the duration. A document without an end needs it.
  public var end: Double?
  /// Decimals that are kept, 0 to 15; nil keeps every number exactly.
  public var precision: Int?
  /// Whether velocities are answered too.
  public var includesVelocity = false
  /// Whether the values that the motion is on its way to are answered too.
  public var includesModel = false
  /// The rule that moves springs; nil is the closed form.
  public var springs: Springs?

  /// What is asked of a sampling.
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

  /// The parameters of a query.
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
