/// What a picture of samples looks like: the parameters that only plots take.
public struct PictureQuery: Hashable, Sendable {
  /// The colours of a picture.
  public enum Theme: String, CaseIterable, Hashable, Sendable {
    /// Those of the reader's scheme.
    case auto
    /// Dark lines on light paper.
    case light
    /// Light lines on dark paper.
    case dark
  }

  /// The width in pixels; nil for the one that suits the plot.
  public var width: Double?
  /// About how tall it is, in pixels; nil for as tall as its panels need.
  public var height: Double?
  /// The colours.
  public var theme = Theme.auto
  /// Whether all numbers are drawn in one panel.
  public var isOverlaid = false

  /// The widths and heights that a picture may have, in pixels.
  public static let sizes = 200...4000

  /// The parameters' defaults.
  public init() {}

  /// All parameters.
  package static var parameters: [RequestParameter] {
    QueryReader.parameters { _ = PictureQuery(from: &$0) }
  }

  /// Takes the parameters out of a query.
  init(from reader: inout QueryReader) {
    width = reader.take(Parameters.width).map(Double.init)
    height = reader.take(Parameters.height).map(Double.init)
    theme = reader.take(Parameters.theme) ?? .auto
    isOverlaid = reader.take(Parameters.overlay) ?? false
  }
}
