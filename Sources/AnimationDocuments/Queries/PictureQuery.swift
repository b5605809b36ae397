/// The query parameters of a plot that say how the picture looks.
public struct PictureQuery: Hashable, Sendable {
  /// The colours of a picture.
  public enum Theme: String, CaseIterable, Hashable, Sendable {
    /// The colours of the reader's light or dark scheme.
    case auto
    /// Dark lines on light paper.
    case light
    /// Light lines on dark paper.
    case dark
  }

  /// The width in pixels; nil for the plot's default.
  public var width: Double?
  /// The approximate height in pixels; nil for as much as the panels need.
  public var height: Double?
  /// The colours of the picture.
  public var theme = Theme.auto
  /// Whether all properties are drawn in one panel.
  public var isOverlaid = false

  /// The widths and heights allowed, in pixels.
  public static let sizes = 200...4000

  /// The looks of a picture; by default those of the service.
  public init(
    width: Double? = nil, height: Double? = nil, theme: Theme = .auto, isOverlaid: Bool = false
  ) {
    self.width = width
    self.height = height
    self.theme = theme
    self.isOverlaid = isOverlaid
  }

  /// The parameters that a picture can have.
  package static var parameters: [RequestParameter] {
    QueryReader.parameters { _ = PictureQuery(from: &$0) }
  }

  /// Reads the parameters of a picture from a query.
  init(from reader: inout QueryReader) {
    width = reader.take(Parameters.width).map(Double.init)
    height = reader.take(Parameters.height).map(Double.init)
    theme = reader.take(Parameters.theme) ?? .auto
    isOverlaid = reader.take(Parameters.overlay) ?? false
  }
}
