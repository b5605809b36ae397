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
    case .rgb: return try arguments.rgb()
    case .hsl: return try arguments.hsl()
    case .hwb: return try arguments.hwb()
    case .lab, .lch:
      let lab = try arguments.lab(lightness: 100, axis: 125, chroma: 150, isPolar: self == .lch)
      return ResolvedColor(lightness: lab.x, labA: lab.y, labB: lab.z, opacity: arguments.opacity)
    case .okLab, .okLCH:
      let lab = try arguments.lab(lightness: 1, axis: 0.4, chroma: 0.4, isPolar: self == .okLCH)
      return ResolvedColor(okLab: lab, opacity: arguments.opacity)
    }
  }
}

extension CSSColorArguments {
  fileprivate func rgb() throws(ValueSyntaxError) -> ResolvedColor {
    try requireOneKind(from: 0, percentagesOnly: false)
    // The division comes last, so that 255 gives exactly 1.
    func component(_ index: Int) throws(ValueSyntaxError) -> Double {
      try value(index, whole: 255).clamped(to: 0...255) / 255
    }
    return ResolvedColor(
      red: try component(0), green: try component(1), blue: try component(2), opacity: opacity)
  }

  fileprivate func hsl() throws(ValueSyntaxError) -> ResolvedColor {
    let hue = try hue(0)
    try requireOneKind(from: 1, percentagesOnly: true)
    let saturation = max(0, try value(1, whole: 100)) / 100
    let lightness = try value(2, whole: 100) / 100
    return ResolvedColor(
      hueDegrees: hue, saturation: saturation, lightness: lightness, opacity: opacity)
  }

  fileprivate func hwb() throws(ValueSyntaxError) -> ResolvedColor {
    ResolvedColor(
      hueDegrees: try hue(0), whiteness: try value(1, whole: 100) / 100,
      blackness: try value(2, whole: 100) / 100, opacity: opacity)
  }

  /// The lightness, a and b.
  ///
  /// - Parameters:
  ///   - most: The lightness of 100 %, which is the greatest.
  ///   - axis: The a and b of 100 %.
  ///   - chroma: The chroma of 100 %.
  ///   - isPolar: Whether a chroma and a hue are given in place of a and b.
  fileprivate func lab(
    lightness most: Double, axis: Double, chroma: Double, isPolar: Bool
  ) throws(ValueSyntaxError) -> SIMD3<Double> {
    let lightness = try value(0, whole: most).clamped(to: 0...most)
    if !isPolar { return SIMD3(lightness, try value(1, whole: axis), try value(2, whole: axis)) }
    let chroma = max(0, try value(1, whole: chroma))
    let radians = wholeTurn(try hue(2)) * .pi / 180
    return SIMD3(lightness, chroma * .cos(radians), chroma * .sin(radians))
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
