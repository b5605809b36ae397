/// A CSS easing: the form in which it was written, and its function. Unlike all other curves it is
/// not clamped outside 0...1.
package enum CSSEasing: Hashable, Sendable {
  /// The keyword `linear`.
  case linear
  /// A keyword for a Bézier curve, such as `ease-in`.
  case keyword(Keyword, CubicBezier)
  /// The function `cubic-bezier()`.
  case cubicBezier(CubicBezier)
  /// The function `linear()`.
  case stops(LinearCurve)
  /// The function `steps()`, and its keywords.
  case steps(StepCurve)

  /// The keywords for Bézier curves.
  package enum Keyword: String, CaseIterable, Hashable, Sendable {
    /// The default easing of CSS.
    case ease
    case easeIn = "ease-in"
    case easeOut = "ease-out"
    case easeInOut = "ease-in-out"

    /// The Bézier curve of the keyword.
    package var bezier: CubicBezier {
      switch self {
      case .ease: CubicBezier(0.25, 0.1, 0.25, 1)
      case .easeIn: CubicBezier(0.42, 0, 1, 1)
      case .easeOut: CubicBezier(0, 0, 0.58, 1)
      case .easeInOut: CubicBezier(0.42, 0, 0.58, 1)
      }
    }
  }

  /// All keywords: those for Bézier curves, those for steps, and `linear`.
  package static let keywords =
    Keyword.allCases.map(\.rawValue) + ["step-start", "step-end", "linear"]

  /// The value at `progress`; see ``StepCurve/value(at:isBefore:)`` for the flag.
  func value(at progress: Double, isBefore: Bool) -> Double {
    switch self {
    case .linear: progress
    case .keyword(_, let bezier), .cubicBezier(let bezier): bezier.extrapolatedValue(at: progress)
    case .stops(let curve): curve.value(at: progress)
    case .steps(let curve): curve.value(at: progress, isBefore: isBefore)
    }
  }

  /// The slope at `progress`. For steps it is 0, also at their jumps.
  func velocity(at progress: Double) -> Double {
    switch self {
    case .linear: progress.isNaN ? .nan : 1
    case .keyword(_, let bezier), .cubicBezier(let bezier):
      bezier.extrapolatedVelocity(at: progress)
    case .stops(let curve): curve.velocity(at: progress)
    case .steps: progress.isNaN ? .nan : 0
    }
  }
}

// MARK: - Text

extension CSSEasing {
  /// The easing's text in the canonical form of CSS.
  package var text: String {
    switch self {
    case .linear: "linear"
    case .keyword(let keyword, _): keyword.rawValue
    case .cubicBezier(let bezier): bezier.cssText
    case .stops(let curve): curve.cssText
    case .steps(let curve): curve.cssText
    }
  }
}

extension CubicBezier {
  var cssText: String {
    let numbers = [start.x, start.y, end.x, end.y].map(\.decimalText)
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }
}

extension LinearCurve {
  var cssText: String {
    let stops = zip(values, percentages).map { "\($0.decimalText) \($1.decimalText)%" }
    return "linear(\(stops.joined(separator: ", ")))"
  }
}

extension StepCurve {
  var cssText: String {
    position == .jumpEnd ? "steps(\(count))" : "steps(\(count), \(position.rawValue))"
  }
}

extension Double {
  /// The shortest decimal text that parses as this number, without an exponent, as CSS serializes
  /// numbers.
  var decimalText: String {
    let text = plainText
    guard let mark = text.firstIndex(of: "e") else { return text == "-0" ? "0" : text }
    let exponent = Int(text[text.index(after: mark)...]) ?? 0
    var digits = String(text[..<mark])
    let sign = digits.hasPrefix("-") ? String(digits.removeFirst()) : ""
    let whole = digits.prefix { $0 != "." }.count
    digits.removeAll { $0 == "." }
    let point = whole + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    return sign + digits + String(repeating: "0", count: max(point - digits.count, 0))
  }
}
