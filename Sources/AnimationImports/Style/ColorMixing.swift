import AnimationEngine

/// How a platform mixes colours.
enum ColorMixing: Sendable {
  /// By the rule of CSS Color 4.
  case css
  /// Number by number, the opacity apart, as GSAP does.
  case numbers
  /// The squares of the numbers, the opacity apart, as Motion does.
  case squares

  /// The nearest space of documents for the colours of texts, and how far it is from the platform at
  /// most.
  ///
  /// Texts such as `color(srgb …)` are no colours for the scripts: their numbers move. Where notations
  /// differ, the rule of CSS is taken.
  ///
  /// - Complexity: O(texts).
  func space(of texts: [String]) -> (name: String, error: Double) {
    let isFunction = texts.allSatisfy { $0.hasPrefix("color(srgb ") }
    let colors = texts.compactMap { try? MixedColor(css: $0) }
    let isLegacy = colors.count == texts.count && colors.allSatisfy(\.isLegacy)
    switch self {
    case .numbers where isLegacy, .numbers where isFunction, .squares where isFunction:
      return (ColorSpace.srgb.name, 0)
    case .squares where isLegacy:
      let errors = zip(colors, colors.dropFirst()).map { Self.error(from: $0.color, to: $1.color) }
      return (ColorSpace.srgbLinear.name, errors.max() ?? 0)
    default: return (ColorSpace.css.name, 0)
    }
  }

  /// How far mixing squares is from mixing linear light at most.
  private static func error(from start: ResolvedColor, to end: ResolvedColor) -> Double {
    let channels = [(start.red, end.red), (start.green, end.green), (start.blue, end.blue)]
    return channels.flatMap { from, to in
      (1..<32).map { step in
        let (share, space) = (Double(step) / 32, ColorSpace.srgbLinear)
        func mixed(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
        let light = space.encoded(mixed(space.decoded(from), space.decoded(to)))
        return (light - mixed(from * from, to * to).squareRoot()).magnitude
      }
    }.max() ?? 0
  }
}
