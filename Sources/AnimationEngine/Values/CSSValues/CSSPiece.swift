/// A piece of a CSS value: fixed text, followed by content that may interpolate.
struct CSSPiece: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// No content: the value ends with the text.
    case nothing
    case sum(CSSSum)
    case color(MixedColor)
    /// Optional content that is left out, such as the length of a blur, or a colour.
    case absent
  }

  /// The text before the content.
  var lead: String
  var content: Content
  /// The bound of the content's numbers.
  var bound = CSSBound.none
}

/// The range of numbers that CSS allows at some place; a displayed number outside of it is clamped.
enum CSSBound: Hashable, Sendable {
  case none
  /// Numbers of at least 0: a blur, a radius, a width.
  case positive
  /// Numbers from 0 to 1: an opacity.
  case unit
  /// Integers, such as a `z-index`.
  case whole
}

/// A basic shape of CSS. A word divides its numbers into places and radii, which are not negative.
struct CSSShape {
  let divider: String
  /// The bounds of the numbers before and after the word.
  let before, after: CSSBound

  /// The shape that a function makes; nil for any other function.
  init?(_ name: String) {
    switch name.lowercased() {
    case "circle", "ellipse": (divider, before, after) = ("at", .positive, .none)
    case "inset", "rect", "xywh": (divider, before, after) = ("round", .none, .positive)
    default: return nil
    }
  }
}

extension CSSBound {
  /// Creates the bound of the numbers in a filter function.
  init(filter name: String) {
    switch name {
    case "blur", "brightness", "contrast", "saturate": self = .positive
    case "grayscale", "invert", "opacity", "sepia": self = .unit
    default: self = .none
    }
  }

  /// Creates the bound of a property by its name in CSS or in JavaScript; the part before a dot is
  /// the name of a view.
  init(property name: String) {
    let word = Self.ends(ofLastPartOf: name).lowercased().filter { $0 != "-" }
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

  /// The last part of a name that is not empty. Of one that is longer than any word here it is the
  /// beginning and the end: names may be as long as a document.
  private static func ends(ofLastPartOf name: String) -> String {
    let (bytes, dot) = (name.utf8, UInt8(ascii: "."))
    guard let last = bytes.lastIndex(where: { $0 != dot }) else { return "" }
    let end = bytes.index(after: last)
    let start = bytes[..<end].lastIndex(of: dot).map(bytes.index(after:)) ?? bytes.startIndex
    let part = name.unicodeScalars[start..<end]
    let beginning = part.prefix(50)
    let rest = part[beginning.endIndex...].suffix(50)
    return String(beginning) + String(rest)
  }

  private static let wholeNumbers: Set<String> = [
    "zindex", "order", "orphans", "widows", "columncount",
  ]

  private static let positives: Set<String> = [
    "width", "height", "minwidth", "minheight", "maxwidth", "maxheight", "blocksize", "inlinesize",
    "fontsize", "lineheight", "outlinewidth", "strokewidth", "strokedasharray", "gap", "rowgap",
    "columngap", "columnwidth", "flexgrow", "flexshrink", "flexbasis", "perspective", "tabsize",
  ]

  /// The output transform that enforces the bound for numbers with a unit.
  func transform(of unit: String) -> OutputTransform {
    switch self {
    case .none: .plain
    case .positive: .clamped(0, .infinity)
    case .unit: .clamped(0, unit == "%" ? 100 : 1)
    case .whole: .rounded
    }
  }
}
