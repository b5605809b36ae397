internal import RealModule

/// A parsed CSS colour, with the properties of its text on which interpolation depends.
struct CSSColor {
  /// The colour, with missing components (`none`) as 0.
  private(set) var color: ResolvedColor
  /// Whether the colour is in one of the syntaxes that CSS calls legacy.
  private(set) var isLegacy = true
  /// The missing components (`none`).
  private(set) var missing: MissingComponents = []

  /// Parses a whole text; see ``ResolvedColor/init(css:)``.
  init(_ text: String) throws(ValueSyntaxError) {
    var scanner = CSSScanner(text)
    try scanner.skipClosedSpace()
    let start = scanner.offset
    self = try Self.color(from: &scanner)
    try scanner.skipClosedSpace()
    guard scanner.isAtEnd else {
      throw ValueSyntaxError("Nothing may follow the colour.", at: scanner.offset)
    }
    let spaces: [ColorSpace] = [.srgb, .srgbLinear, .oklab, .displayP3]
    guard spaces.allSatisfy({ color.components(in: $0).isFinite }) else {
      throw ValueSyntaxError("A number of this colour is too large.", at: start)
    }
  }

  private init(_ color: ResolvedColor, isLegacy: Bool = true, missing: MissingComponents = []) {
    self.color = color
    self.isLegacy = isLegacy
    self.missing = missing
  }

  private static func color(from scanner: inout CSSScanner) throws(ValueSyntaxError) -> CSSColor {
    let start = scanner.offset
    if scanner.take("#") { return CSSColor(try hexColor(from: &scanner, start: start)) }
    guard let name = scanner.takeIdentifier() else {
      throw ValueSyntaxError("Expected a colour: a name, a hex colour or a function.", at: start)
    }
    if scanner.take("(") { return try function(name, from: &scanner, start: start) }
    if let color = NamedColors[name] { return CSSColor(color) }
    throw ValueSyntaxError("\"\(name.codePoints(40))\" names no colour.", at: start)
  }

  private static func hexColor(
    from scanner: inout CSSScanner, start: Int
  ) throws(ValueSyntaxError) -> ResolvedColor {
    guard let color = ResolvedColor(hexDigits: scanner.takeHexDigits()) else {
      throw ValueSyntaxError("A hex colour has 3, 4, 6 or 8 digits behind \"#\".", at: start)
    }
    return color
  }

  private static func function(
    _ name: String, from scanner: inout CSSScanner, start: Int
  ) throws(ValueSyntaxError) -> CSSColor {
    if name == "color" { return try colorFunction(from: &scanner) }
    guard let kind = CSSColorFunction(name) else {
      throw ValueSyntaxError(
        "\"\(name.codePoints(40))()\" is none of rgb(), hsl(), hwb(), lab(), lch(), oklab(), "
          + "oklch() and color().", at: start)
    }
    let arguments = try CSSColorArguments(from: &scanner, allowsCommas: kind.allowsCommas)
    return CSSColor(
      try kind.color(of: arguments), isLegacy: kind.isLegacy,
      missing: arguments.missing(among: kind.components))
  }

  /// Parses the arguments of `color()`, after the name and its parenthesis.
  private static func colorFunction(
    from scanner: inout CSSScanner
  ) throws(ValueSyntaxError) -> CSSColor {
    try scanner.skipClosedSpace()
    let offset = scanner.offset
    guard let name = scanner.takeIdentifier(), let space = PredefinedSpace(rawValue: name) else {
      let known = PredefinedSpace.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValueSyntaxError("Expected a colour space: \(known).", at: offset)
    }
    let arguments = try CSSColorArguments(from: &scanner, allowsCommas: false)
    let components = SIMD3(
      try arguments.value(0, whole: 1), try arguments.value(1, whole: 1),
      try arguments.value(2, whole: 1))
    return CSSColor(
      ResolvedColor(components, in: space, opacity: arguments.opacity), isLegacy: false,
      missing: arguments.missing(among: [.red, .green, .blue]))
  }
}
