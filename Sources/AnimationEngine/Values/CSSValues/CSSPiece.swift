/// A piece of a CSS value: fixed text, and what moves behind it.
struct CSSPiece: Hashable, Sendable {
  /// What can move.
  enum Content: Hashable, Sendable {
    /// Nothing: the text ends here.
    case nothing
    case sum(CSSSum)
    case color(MixedColor)
    /// What may be left out and is: the length of a blur, a colour.
    case absent
  }

  /// The text before the content.
  var lead: String
  var content: Content
  /// The numbers that the content keeps to.
  var bound = CSSBound.none
}

/// The numbers that may show where CSS knows no others: what lies outside shows as the nearest of them.
enum CSSBound: Hashable, Sendable {
  case none
  /// Not below 0: a blur, a radius, a width.
  case positive
  /// From 0 to 1: an opacity.
  case unit
  /// A whole number: a `z-index`.
  case whole
}

extension CSSBound {
  /// The bound of the numbers in a filter function.
  init(filter name: String) {
    switch name {
    case "blur", "brightness", "contrast", "saturate": self = .positive
    case "grayscale", "invert", "opacity", "sepia": self = .unit
    default: self = .none
    }
  }

  /// The bound of a property by its name in CSS or in JavaScript; whatever stands before a dot is a
  /// view.
  init(property name: String) {
    let own = name.split(separator: ".").last.map(String.init) ?? name
    let word = own.lowercased().filter { $0 != "-" }
    if Self.wholeNumbers.contains(word) {
      self = .whole
    } else if word.hasSuffix("opacity") {
      self = .unit
    } else if Self.positives.contains(word) || word.hasPrefix("padding") || word.hasSuffix("radius")
      || word.hasPrefix("border") && word.hasSuffix("width")
    {
      self = .positive
    } else {
      self = .none
    }
  }

  private static let wholeNumbers: Set<String> = [
    "zindex", "order", "orphans", "widows", "columncount",
  ]

  private static let positives: Set<String> = [
    "width", "height", "minwidth", "minheight", "maxwidth", "maxheight", "blocksize", "inlinesize",
    "fontsize", "lineheight", "outlinewidth", "strokewidth", "strokedasharray", "gap", "rowgap",
    "columngap", "columnwidth", "flexgrow", "flexshrink", "flexbasis", "perspective", "tabsize",
  ]

  /// How a column shows that keeps to the bound.
  var transform: OutputTransform {
    switch self {
    case .none: .plain
    case .positive: .clamped(0, .infinity)
    case .unit: .clamped(0, 1)
    case .whole: .rounded
    }
  }
}
