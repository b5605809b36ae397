internal import RealModule

/// The colour functions of CSS whose three components have fixed meanings.
enum CSSColorFunction {
  case rgb, hsl, hwb, lab, lch, okLab, okLCH

  /// Creates the function with a name in lower case; nil for other names.
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

  /// Whether CSS counts the function as legacy syntax.
  var isLegacy: Bool { self == .rgb || self == .hsl || self == .hwb }

  /// The meanings of the three components, by which they correspond to those of other functions.
  var components: [MissingComponents] {
    switch self {
    case .rgb: [.red, .green, .blue]
    case .hsl: [.hue, .chroma, .lightness]
    case .hwb: [.hue]
    case .lab, .okLab: [.lightness, .a, .b]
    case .lch, .okLCH: [.lightness, .chroma, .hue]
    }
  }

  /// Whether the function also has a legacy syntax with commas.
  var allowsCommas: Bool { self == .rgb || self == .hsl }

  func color(of arguments: CSSColorArguments) throws(ValueSyntaxError) -> ResolvedColor {
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
  ) throws(ValueSyntaxError) -> ResolvedColor {
    try arguments.requireOneKind(from: 0, percentagesOnly: false)
    // The division comes last, so that 255 gives exactly 1.
    func component(_ index: Int) throws(ValueSyntaxError) -> Double {
      clamped(try arguments.value(index, whole: 255), to: 0...255) / 255
    }
    return ResolvedColor(
      red: try component(0), green: try component(1), blue: try component(2),
      opacity: arguments.opacity)
  }

  private static func hsl(
    _ arguments: CSSColorArguments
  ) throws(ValueSyntaxError) -> ResolvedColor {
    let hue = try arguments.hue(0)
    try arguments.requireOneKind(from: 1, percentagesOnly: true)
    let saturation = max(0, try arguments.value(1, whole: 100)) / 100
    let lightness = try arguments.value(2, whole: 100) / 100
    return ResolvedColor(
      hueDegrees: hue, saturation: saturation, lightness: lightness, opacity: arguments.opacity)
  }

  private static func hwb(
    _ arguments: CSSColorArguments
  ) throws(ValueSyntaxError) -> ResolvedColor {
    ResolvedColor(
      hueDegrees: try arguments.hue(0), whiteness: try arguments.value(1, whole: 100) / 100,
      blackness: try arguments.value(2, whole: 100) / 100, opacity: arguments.opacity)
  }

  private static func lab(
    _ arguments: CSSColorArguments
  ) throws(ValueSyntaxError) -> ResolvedColor {
    ResolvedColor(
      lightness: clamped(try arguments.value(0, whole: 100), to: 0...100),
      labA: try arguments.value(1, whole: 125), labB: try arguments.value(2, whole: 125),
      opacity: arguments.opacity)
  }

  private static func lch(
    _ arguments: CSSColorArguments
  ) throws(ValueSyntaxError) -> ResolvedColor {
    let lightness = clamped(try arguments.value(0, whole: 100), to: 0...100)
    let (a, b) = cartesian(chroma: try arguments.value(1, whole: 150), hue: try arguments.hue(2))
    return ResolvedColor(lightness: lightness, labA: a, labB: b, opacity: arguments.opacity)
  }

  private static func okLab(
    _ arguments: CSSColorArguments
  ) throws(ValueSyntaxError) -> ResolvedColor {
    let lightness = clamped(try arguments.value(0, whole: 1), to: 0...1)
    let a = try arguments.value(1, whole: 0.4)
    let b = try arguments.value(2, whole: 0.4)
    return ResolvedColor(okLab: SIMD3(lightness, a, b), opacity: arguments.opacity)
  }

  private static func okLCH(
    _ arguments: CSSColorArguments
  ) throws(ValueSyntaxError) -> ResolvedColor {
    let lightness = clamped(try arguments.value(0, whole: 1), to: 0...1)
    let (a, b) = cartesian(chroma: try arguments.value(1, whole: 0.4), hue: try arguments.hue(2))
    return ResolvedColor(okLab: SIMD3(lightness, a, b), opacity: arguments.opacity)
  }

  /// The two axes a and b of a chroma, which is at least 0, and a hue in degrees.
  private static func cartesian(chroma: Double, hue: Double) -> (Double, Double) {
    let radians = wholeTurn(hue) * .pi / 180
    return (max(0, chroma) * .cos(radians), max(0, chroma) * .sin(radians))
  }

  private static func clamped(_ value: Double, to range: ClosedRange<Double>) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }
}
