/// The size and the colours of a picture.
public struct PlotFrame: Hashable, Sendable {
  /// The colours of a picture.
  public enum Theme: String, CaseIterable, Sendable {
    /// Those of the reader's scheme.
    case auto
    /// Dark lines on light paper.
    case light
    /// Light lines on dark paper.
    case dark
  }

  /// The width, in pixels.
  public var width: Double
  /// About how tall the picture is, in pixels; nil for as tall as its panels need. No panel gets
  /// lower than can be read.
  public var height: Double?
  /// The colours.
  public var theme: Theme

  /// What stands free for the numbers at the left of the panels, and at their right.
  static let margins = (left: 64.0, right: 30.0)

  /// The width of a plot over time, and of one of a unit curve, whose panel is a square.
  static let width = 720.0
  static let squareWidth = 420.0

  /// A frame; `width` nil is the width that suits the figure.
  ///
  /// - Precondition: the width leaves room for panels beside their numbers: it is more than 94.
  public init(
    for figure: PlotFigure, width: Double? = nil, height: Double? = nil, theme: Theme = .auto
  ) {
    self.width = width ?? (figure.axis == .progress ? Self.squareWidth : Self.width)
    self.height = height
    self.theme = theme
    precondition(
      self.width > Self.margins.left + Self.margins.right, "a picture of \(self.width) pixels")
  }

  /// The notes below a figure, in lines that have room beside the numbers at the left.
  func noteLines(of figure: PlotFigure) -> [String] {
    figure.notes.flatMap { SVGText.lines(of: $0, toFit: width - Self.margins.left - 4) }
  }
}
