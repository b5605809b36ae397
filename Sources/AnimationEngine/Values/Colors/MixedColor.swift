/// A colour with the properties of its CSS text on which mixing depends.
///
/// Two colours that look the same may mix differently: where CSS chooses the space, `red` mixes
/// with `blue` in sRGB, but `color(srgb 1 0 0)` in OKLab.
///
///     try MixedColor(css: "hsl(120 100% 25%)").isLegacy   // true
public struct MixedColor: Hashable, Sendable {
  /// The colour; a missing component (`none`) is 0.
  public let color: ResolvedColor
  /// Whether CSS counts it as a legacy colour: a name, a hex colour, `rgb()`, `hsl()` or `hwb()`.
  public let isLegacy: Bool
  /// The missing components (`none`).
  let missing: MissingComponents
  /// The source text, if no canonical text means the same colour; otherwise nil.
  private let source: String?

  /// Creates a colour without missing components.
  public init(_ color: ResolvedColor, isLegacy: Bool) {
    self.color = color
    self.isLegacy = isLegacy
    missing = []
    source = nil
  }

  /// Creates the colour of a CSS Color 4 text, with the same syntax as
  /// ``ResolvedColor/init(css:)``.
  ///
  /// - Throws: ``ValueSyntaxError`` for any other text, with the place of the mistake.
  /// - Complexity: O(*n*) in the length of the text.
  public init(css text: String) throws(ValueSyntaxError) {
    let parsed = try CSSColor(text)
    color = parsed.color
    isLegacy = parsed.isLegacy
    missing = parsed.missing
    let isPlain = missing.isEmpty && (!isLegacy || ResolvedColor(hex: color.hexText) == color)
    source = isPlain ? nil : text
  }

  /// A text that ``init(css:)`` parses as exactly this colour: a hex colour or `color(srgb …)`, or
  /// the source text where neither means the same.
  ///
  /// A legacy colour that was created from numbers may have no exact hex form. It becomes `rgb()`
  /// with percentages, which are clamped and may lose the last digit.
  public var cssText: String {
    if let source { return source }
    if isLegacy {
      let hex = color.hexText
      return ResolvedColor(hex: hex) == color ? hex : function("rgb(", 100, "%")
    }
    return function("color(srgb ", 1, "")
  }

  /// Whether no component of the colour in linear sRGB is larger than `limit` in magnitude.
  package func isWithin(_ limit: Double) -> Bool {
    color.components(in: .srgbLinear).array.allSatisfy { $0.magnitude <= limit }
  }

  private func function(_ name: String, _ whole: Double, _ unit: String) -> String {
    let numbers = [color.red, color.green, color.blue].map { "\($0 * whole)\(unit)" }
    let opacity = color.opacity == 1 ? "" : " / \(color.opacity)"
    return name + numbers.joined(separator: " ") + opacity + ")"
  }

  func lacks(_ component: MissingComponents) -> Bool { missing.contains(component) }
}

/// The missing components of a colour, which its text gives as `none`. They are identified by
/// meanings that carry over to analogous components of other spaces (CSS Color 4, 12.2).
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
