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

  /// The widths and heights that a picture may have.
  public static let sizes = 200.0...4000.0

  /// The width of a plot over time, and of one of a unit curve, whose panel is a square.
  static let width = 720.0
  static let squareWidth = 420.0

  /// A frame; `width` nil is the width that suits the figure.
  ///
  /// - Precondition: sizes lie in ``sizes``.
  public init(
    for figure: PlotFigure, width: Double? = nil, height: Double? = nil, theme: Theme = .auto
  ) {
    let sizes = [width, height].compactMap { $0 }
    precondition(sizes.allSatisfy(Self.sizes.contains), "a picture of \(sizes) pixels")
    self.width = width ?? (figure.axis == .progress ? Self.squareWidth : Self.width)
    self.height = height
    self.theme = theme
  }
}
