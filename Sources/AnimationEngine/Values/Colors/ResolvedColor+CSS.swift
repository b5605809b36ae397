import RealModule

extension ResolvedColor {
  /// The colour of a CSS Color 4 text.
  ///
  /// A name, `transparent`, a hex colour, or one of `rgb()`, `rgba()`, `hsl()`, `hsla()`, `hwb()`,
  /// `lab()`, `lch()`, `oklab()`, `oklch()` and `color()` with each of its predefined spaces, in
  /// any case of letters. `none` counts as 0. What lies outside the gamut of sRGB is kept, except
  /// where CSS itself clamps: components of `rgb()`, lightness, a negative saturation or chroma,
  /// and opacity.
  ///
  /// Words that need a page around them (`currentcolor`, system colours), relative colours and
  /// `color-mix()` are no colours of their own and refused. The components of a colour that is
  /// read are finite.
  ///
  ///     try ResolvedColor(css: "color(display-p3 1 0 0)").red   // 1.0930…
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(css text: String) throws(ColorSyntaxError) {
    var scanner = CSSColorScanner(text)
    try scanner.skipSpace()
    let start = scanner.position
    self = try Self.color(from: &scanner)
    try scanner.skipSpace()
    guard scanner.isAtEnd else {
      throw ColorSyntaxError(offset: scanner.position, message: "Nothing may follow the colour.")
    }
    guard components(in: .srgbLinear).isFinite, components(in: .srgb).isFinite else {
      throw ColorSyntaxError(offset: start, message: "A number of this colour is too large.")
    }
  }

  private static func color(
    from scanner: inout CSSColorScanner
  ) throws(ColorSyntaxError) -> ResolvedColor {
    let start = scanner.position
    if scanner.take("#") { return try hexColor(from: &scanner, start: start) }
    guard let name = scanner.identifier() else {
      throw ColorSyntaxError(
        offset: start, message: "Expected a colour: a name, a hex colour or a function.")
    }
    if scanner.take("(") { return try function(name, from: &scanner, start: start) }
    if let color = NamedColors[name] { return color }
    throw ColorSyntaxError(offset: start, message: "“\(name.prefix(40))” names no colour.")
  }

  private static func hexColor(
    from scanner: inout CSSColorScanner, start: Int
  ) throws(ColorSyntaxError) -> ResolvedColor {
    guard let color = ResolvedColor(hexDigits: scanner.hexDigits()) else {
      throw ColorSyntaxError(
        offset: start, message: "A hex colour has 3, 4, 6 or 8 digits behind “#”.")
    }
    return color
  }

  private static func function(
    _ name: String, from scanner: inout CSSColorScanner, start: Int
  ) throws(ColorSyntaxError) -> ResolvedColor {
    if name == "color" { return try colorFunction(from: &scanner) }
    guard let kind = CSSColorFunction(name) else {
      throw ColorSyntaxError(
        offset: start,
        message: "“\(name.prefix(40))()” is none of rgb(), hsl(), hwb(), lab(), lch(), oklab(), "
          + "oklch() and color().")
    }
    let arguments = try CSSColorArguments(from: &scanner, allowsCommas: kind.allowsCommas)
    return try kind.color(of: arguments)
  }

  /// The colour of `color(` onwards.
  private static func colorFunction(
    from scanner: inout CSSColorScanner
  ) throws(ColorSyntaxError) -> ResolvedColor {
    try scanner.skipSpace()
    let offset = scanner.position
    guard let name = scanner.identifier(), let space = PredefinedSpace(rawValue: name) else {
      let known = PredefinedSpace.allCases.map(\.rawValue).joined(separator: ", ")
      throw ColorSyntaxError(offset: offset, message: "Expected a colour space: \(known).")
    }
    let arguments = try CSSColorArguments(from: &scanner, allowsCommas: false)
    let components = SIMD3(
      try arguments.value(0, whole: 1), try arguments.value(1, whole: 1),
      try arguments.value(2, whole: 1))
    return ResolvedColor(components, in: space, opacity: arguments.opacity)
  }
}

/// The colour functions of CSS with fixed meanings of their three components.
private enum CSSColorFunction {
  case rgb, hsl, hwb, lab, lch, okLab, okLCH

  /// The function of a name in lower case.
  init?(_ name: String) {
    switch name {
    case "rgb", "rgba": self = .rgb
    case "hsl", "hsla": self = .hsl
    case "hwb": self = .hwb
    case "lab": self = .lab
    case "lch": self = .lch
    case "oklab": self = .okLab
    case "oklch": self = .okLCH
    default: return nil
    }
  }

  /// Whether the function also has the older form with commas.
  var allowsCommas: Bool { self == .rgb || self == .hsl }

  func color(of arguments: CSSColorArguments) throws(ColorSyntaxError) -> ResolvedColor {
    switch self {
    case .rgb: try Self.rgb(arguments)
    case .hsl: try Self.hsl(arguments)
    case .hwb: try Self.hwb(arguments)
    case .lab: try Self.lab(arguments)
    case .lch: try Self.lch(arguments)
    case .okLab: try Self.okLab(arguments)
    case .okLCH: try Self.okLCH(arguments)
    }
  }

  private static func rgb(
    _ arguments: CSSColorArguments
  ) throws(ColorSyntaxError) -> ResolvedColor {
    try arguments.requireOneKind(from: 0, percentagesOnly: false)
    // Divided in the end: 255 is 1 exactly.
    func component(_ index: Int) throws(ColorSyntaxError) -> Double {
      clamped(try arguments.value(index, whole: 255), to: 0...255) / 255
    }
    return ResolvedColor(
      red: try component(0), green: try component(1), blue: try component(2),
      opacity: arguments.opacity)
  }

  private static func hsl(
    _ arguments: CSSColorArguments
  ) throws(ColorSyntaxError) -> ResolvedColor {
    let hue = try arguments.hue(0)
    try arguments.requireOneKind(from: 1, percentagesOnly: true)
    let saturation = max(0, try arguments.value(1, whole: 100)) / 100
    let lightness = try arguments.value(2, whole: 100) / 100
    return ResolvedColor(
      hueDegrees: hue, saturation: saturation, lightness: lightness, opacity: arguments.opacity)
  }

  private static func hwb(
    _ arguments: CSSColorArguments
  ) throws(ColorSyntaxError) -> ResolvedColor {
    ResolvedColor(
      hueDegrees: try arguments.hue(0), whiteness: try arguments.value(1, whole: 100) / 100,
      blackness: try arguments.value(2, whole: 100) / 100, opacity: arguments.opacity)
  }

  private static func lab(
    _ arguments: CSSColorArguments
  ) throws(ColorSyntaxError) -> ResolvedColor {
    ResolvedColor(
      lightness: clamped(try arguments.value(0, whole: 100), to: 0...100),
      labA: try arguments.value(1, whole: 125), labB: try arguments.value(2, whole: 125),
      opacity: arguments.opacity)
  }

  private static func lch(
    _ arguments: CSSColorArguments
  ) throws(ColorSyntaxError) -> ResolvedColor {
    let lightness = clamped(try arguments.value(0, whole: 100), to: 0...100)
    let (a, b) = cartesian(
      chroma: try arguments.value(1, whole: 150), hue: try arguments.hue(2))
    return ResolvedColor(lightness: lightness, labA: a, labB: b, opacity: arguments.opacity)
  }

  private static func okLab(
    _ arguments: CSSColorArguments
  ) throws(ColorSyntaxError) -> ResolvedColor {
    let lightness = clamped(try arguments.value(0, whole: 1), to: 0...1)
    let a = try arguments.value(1, whole: 0.4)
    let b = try arguments.value(2, whole: 0.4)
    return ResolvedColor(okLab: SIMD3(lightness, a, b), opacity: arguments.opacity)
  }

  private static func okLCH(
    _ arguments: CSSColorArguments
  ) throws(ColorSyntaxError) -> ResolvedColor {
    let lightness = clamped(try arguments.value(0, whole: 1), to: 0...1)
    let (a, b) = cartesian(
      chroma: try arguments.value(1, whole: 0.4), hue: try arguments.hue(2))
    return ResolvedColor(okLab: SIMD3(lightness, a, b), opacity: arguments.opacity)
  }

  /// The two axes of a chroma, which is at least 0, and a hue in degrees.
  private static func cartesian(chroma: Double, hue: Double) -> (Double, Double) {
    let radians = wholeTurn(hue) * .pi / 180
    return (max(0, chroma) * .cos(radians), max(0, chroma) * .sin(radians))
  }

  private static func clamped(_ value: Double, to range: ClosedRange<Double>) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }
}
