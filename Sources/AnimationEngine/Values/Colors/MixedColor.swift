/// A colour together with what the rules of mixing ask about the way it is written.
///
/// Two colours that look the same may mix differently: `red` and `color(srgb 1 0 0)` go to `blue`
/// through sRGB and through OKLab where CSS chooses the space.
///
///     try MixedColor(css: "hsl(120 100% 25%)").isLegacy   // true
public struct MixedColor: Hashable, Sendable {
  /// The colour; a component that is left open (`none`) is 0.
  public let color: ResolvedColor
  /// Whether CSS calls it a legacy colour: a name, a hex colour, `rgb()`, `hsl()` or `hwb()`.
  public let isLegacy: Bool
  /// What is left open.
  let missing: MissingComponents
  /// The text that was read, where no other says the same.
  private let source: String?

  /// A colour that is complete.
  public init(_ color: ResolvedColor, isLegacy: Bool) {
    self.color = color
    self.isLegacy = isLegacy
    missing = []
    source = nil
  }

  /// The colour of a CSS Color 4 text; what is read and refused is that of
  /// ``ResolvedColor/init(css:)``.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(css text: String) throws(ValueSyntaxError) {
    let parsed = try CSSColor(text)
    color = parsed.color
    isLegacy = parsed.isLegacy
    missing = parsed.missing
    let isPlain =
      missing.isEmpty && (!isLegacy || ResolvedColor(hex: color.hexText) == color)
    source = isPlain ? nil : text
  }

  /// A text that ``init(css:)`` reads as this very color: a hex colour or `color(srgb …)`, or where
  /// neither says the same the text that was read.
  ///
  /// A legacy colour that was made of numbers, not of a text, may be no hex colour. It becomes `rgb()`
  /// with percentages, which are clamped and may lose the last digit.
  public var cssText: String {
    if let source { return source }
    if isLegacy {
      let hex = color.hexText
      return ResolvedColor(hex: hex) == color ? hex : function("rgb(", 100, "%")
    }
    return function("color(srgb ", 1, "")
  }

  private func function(_ name: String, _ whole: Double, _ unit: String) -> String {
    let numbers = [color.red, color.green, color.blue].map { "\($0 * whole)\(unit)" }
    let opacity = color.opacity == 1 ? "" : " / \(color.opacity)"
    return name + numbers.joined(separator: " ") + opacity + ")"
  }

  /// Whether a component is left open.
  func lacks(_ component: MissingComponents) -> Bool { missing.contains(component) }
}

/// Components of a colour that its text leaves open (`none`), by what they mean in every space that
/// has the like of them (CSS Color 4, 12.2).
struct MissingComponents: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let red = Self(rawValue: 1)
  static let green = Self(rawValue: 2)
  static let blue = Self(rawValue: 4)
  static let lightness = Self(rawValue: 8)
  static let chroma = Self(rawValue: 16)
  static let hue = Self(rawValue: 32)
  static let a = Self(rawValue: 64)
  static let b = Self(rawValue: 128)
  static let opacity = Self(rawValue: 256)
}
