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
    case .rgb: return try Self.rgb(arguments)
    case .hsl: return try Self.hsl(arguments)
    case .hwb: return try Self.hwb(arguments)
    case .lab, .lch:
      let lab = try lab(arguments, lightness: 100, axis: 125, chroma: 150)
      return ResolvedColor(lightness: lab.x, labA: lab.y, labB: lab.z, opacity: arguments.opacity)
    case .okLab, .okLCH:
      let lab = try lab(arguments, lightness: 1, axis: 0.4, chroma: 0.4)
      return ResolvedColor(okLab: lab, opacity: arguments.opacity)
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

  /// The lightness, a and b, which are given as such or by chroma and hue.
  ///
  /// - Parameters:
  ///   - lightness: The lightness of 100 %, which is the greatest.
  ///   - axis: The a and b of 100 %.
  ///   - chroma: The chroma of 100 %.
  private func lab(
    _ arguments: CSSColorArguments, lightness most: Double, axis: Double, chroma: Double
  ) throws(ValueSyntaxError) -> SIMD3<Double> {
    let lightness = Self.clamped(try arguments.value(0, whole: most), to: 0...most)
    if self == .lab || self == .okLab {
      return SIMD3(
        lightness, try arguments.value(1, whole: axis), try arguments.value(2, whole: axis))
    }
    let chroma = try arguments.value(1, whole: chroma)
    let (a, b) = Self.cartesian(chroma: chroma, hue: try arguments.hue(2))
    return SIMD3(lightness, a, b)
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
