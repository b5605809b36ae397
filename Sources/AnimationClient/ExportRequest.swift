import AnimationDocuments

/// The query parameters of a request for an export.
///
/// For a parameter that is nil the service uses its default.
public struct ExportRequest: Hashable, Sendable {
  /// The greatest error of every component, in its unit; for `css-linear` in the progress. Nil means a
  /// thousandth of the way that a component makes.
  public var tolerance: Double?
  /// What properties are on the other side, by their names in the document: `["lift": "y"]`. A
  /// property that is not named keeps its name where that means the same there.
  public var map: [String: String]
  /// The rule by which springs move; nil means the closed form.
  public var springs: SampleRequest.Springs?

  /// A request for an export; by default with the service's defaults.
  public init(
    tolerance: Double? = nil, map: [String: String] = [:], springs: SampleRequest.Springs? = nil
  ) {
    self.tolerance = tolerance
    self.map = map
    self.springs = springs
  }

  /// The request as query parameters.
  var parameters: [(name: String, value: String)] {
    var parameters: [(name: String, value: String)] = []
    if let tolerance { parameters.append(("tolerance", "\(tolerance)")) }
    parameters += Self.parameters(ofMap: map)
    if let springs { parameters.append(("springs", springs.rawValue)) }
    return parameters
  }

  /// The names of properties on the other side as a parameter; none if no property is named.
  static func parameters(ofMap map: [String: String]) -> [(name: String, value: String)] {
    guard !map.isEmpty else { return [] }
    let entries = map.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
    return [(name: "map", value: entries.joined(separator: ","))]
  }
}

extension PlottedExport {
  /// The export as query parameters of a plot.
  var parameters: [(name: String, value: String)] {
    [(name: "export", value: format)] + ExportRequest.parameters(ofMap: map)
  }
}

extension PictureQuery {
  /// The looks of a picture as query parameters; those that are the service's defaults are left out.
  var parameters: [(name: String, value: String)] {
    var parameters: [(name: String, value: String)] = []
    if let width { parameters.append(("width", "\(width)")) }
    if let height { parameters.append(("height", "\(height)")) }
    if theme != .auto { parameters.append(("theme", theme.rawValue)) }
    if isOverlaid { parameters.append(("overlay", "true")) }
    return parameters
  }
}
