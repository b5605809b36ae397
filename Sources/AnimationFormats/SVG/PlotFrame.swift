/// The size and colours of a picture.
public struct PlotFrame: Hashable, Sendable {
  /// The colour themes of a picture.
  public enum Theme: String, CaseIterable, Sendable {
    /// The colours of the reader's light or dark scheme.
    case auto
    /// Dark lines on light paper.
    case light
    /// Light lines on dark paper.
    case dark
  }

  /// The width in pixels.
  public var width: Double
  /// The approximate height in pixels; nil for as much as the panels need. No panel becomes too
  /// low to read.
  public var height: Double?
  /// The colour theme.
  public var theme: Theme

  /// The margins to the left of the panels, for numbers, and to the right, in pixels.
  static let margins = (left: 64.0, right: 30.0)
  /// The margin to the left, which is wider where numbers are long.
  private(set) var left = Self.margins.left

  /// The default width of a plot over time, and of one of a unit curve, whose panel is square, in
  /// pixels.
  static let width = 720.0
  static let squareWidth = 420.0

  /// A frame for a figure; a nil `width` means the default for its axis.
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

  /// The notes below a figure, broken into lines that fit the frame.
  func noteLines(of figure: PlotFigure) -> [String] {
    figure.notes.flatMap { SVGText.lines(of: $0, toFit: width - left - 4) }
  }

  /// The frame with room for numbers of a width, as far as a quarter of the picture reaches.
  func fitting(numbers width: Double) -> Self {
    var frame = self
    frame.left = max(left, min(width + 10, self.width / 4))
    return frame
  }

  /// The scale of the horizontal axis.
  func scale(of range: ClosedRange<Double>) -> PlotScale {
    PlotScale(range, from: left, to: width - Self.margins.right)
  }
}
