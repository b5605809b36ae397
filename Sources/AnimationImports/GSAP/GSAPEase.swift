import AnimationEngine
import RealModule

/// Reads GSAP's eases by name: `power2.out`, `back.inOut(1.7)`, `elastic(1, 0.3)`, `steps(5)`; also by
/// those of GSAP 2: `Power2.easeOut`, `Back.easeOut.config(1.7)`.
struct GSAPEase {
  private let family: String
  private let direction: NamedEase.Direction
  private let numbers: [Double]

  /// The curve that a name means; nil for eases that are defined elsewhere.
  static func curve(_ text: String, _ reading: inout ImportReading) -> FittedCurve? {
    let plain = text.filter { !$0.isWhitespace }
    if plain.hasPrefix("cubic-bezier(") || plain.contains(",") && !plain.contains("(") {
      return bezier(plain)
    }
    guard let ease = GSAPEase(plain) else { return nil }
    return ease.isFitted ? reading.fitted(plain) { ease.curve } : ease.curve
  }

  /// Whether a text is one ease and nothing else, with its direction, which CSS does not have:
  /// `power2.out`.
  static func isAlone(_ text: String) -> Bool {
    guard text.utf8.count < 100 else { return false }
    let plain = text.filter { !$0.isWhitespace }
    return plain.prefix { $0 != "(" }.contains(".") && GSAPEase(plain)?.curve != nil
  }

  /// A curve from four numbers, as CustomEase takes them; nil for other texts.
  private static func bezier(_ text: String) -> FittedCurve? {
    let css = text.hasPrefix("cubic-bezier(") ? text : "cubic-bezier(\(text))"
    return (try? UnitCurve(style: css)).map { FittedCurve(exactly: $0) }
  }

  private init?(_ text: String) {
    let head = text.prefix { $0 != "(" }
    let arguments = text.dropFirst(head.count).filter { $0 != "(" && $0 != ")" }
    numbers = arguments.split(separator: ",").compactMap {
      Self.truths[String($0)] ?? StyleText.number(String($0))
    }
    let parts = head.split(separator: ".").map(String.init)
    guard let first = parts.first, parts.count <= 2 || parts[2...] == ["config"] else { return nil }
    family = first.lowercased()
    switch parts.count > 1 ? parts[1].lowercased() : "out" {
    case "in", "easein": direction = .in
    case "out", "easeout", "easenone", "config": direction = .out
    case "inout", "easeinout": direction = .inOut
    default: return nil
    }
  }

  /// The numbers that JavaScript takes `true` and `false` for, as in `steps(5, true)`.
  private static let truths = ["true": 1.0, "false": 0.0]

  private var isFitted: Bool { family == "expo" || family == "elastic" }

  private func number(_ index: Int) -> Double? {
    numbers.indices.contains(index) ? numbers[index] : nil
  }

  private var curve: FittedCurve? {
    switch family {
    case "none", "linear", "power0": FittedCurve(exactly: .linear)
    case "power1", "quad": named(.quad)
    case "power2", "cubic": named(.cubic)
    case "power3", "quart": named(.poly, [.exponent: 4])
    case "power4", "quint", "strong": named(.poly, [.exponent: 5])
    case "sine": named(.sin)
    case "circ": named(.circle)
    case "bounce": named(.bounce)
    case "back": named(.back, number(0).map { [.overshoot: $0] } ?? [:])
    case "expo": FittedCurve(nil, of: turned(Self.expoIn, isOut: false))
    case "elastic": elastic
    case "steps", "steppedease": steps
    default: nil
    }
  }

  private func named(
    _ family: NamedEase.Family, _ parameters: [NamedEase.Parameter: Double] = [:]
  ) -> FittedCurve {
    FittedCurve(exactly: .ease(NamedEase(family, direction, parameters)))
  }

  /// The curve of `steps(n)`: n jumps, with the first and the last level held; if the second
  /// argument is given and not false, the first jump is at the start.
  private var steps: FittedCurve? {
    guard let count = number(0), count >= 1, count <= 10_000, count == count.rounded() else {
      return nil
    }
    let startsAtOnce = numbers.count > 1 && numbers[1] != 0
    let curve =
      startsAtOnce
      ? StepCurve(count: Int(saturating: count), position: .jumpStart)
      : StepCurve(count: Int(saturating: count) + 1, position: .jumpNone)
    return FittedCurve(exactly: UnitCurve(.css(.steps(curve))))
  }

  // MARK: Functions that the product has not

  /// GSAP's exponential ease, which starts at 0 exactly thanks to an added sixth power.
  private static func expoIn(_ p: Double) -> Double {
    Double.exp2(10 * (p - 1)) * p + p * p * p * p * p * p * (1 - p)
  }

  private var elastic: FittedCurve? {
    let amplitude = number(0) ?? 1
    let period = (number(1) ?? (direction == .inOut ? 0.45 : 0.3)) / min(amplitude, 1)
    guard amplitude > 0, period > 0, period.isFinite else { return nil }
    let size = max(amplitude, 1)
    let shift = period / (2 * Double.pi) * Double.asin(1 / size)
    let out: (Double) -> Double = { p in
      if p == 0 || p == 1 { return p }
      return size * Double.exp2(-10 * p) * Double.sin((p - shift) * 2 * Double.pi / period) + 1
    }
    let candidate = size == 1 ? NamedEase(.elastic, direction, [.period: period]) : nil
    return FittedCurve(candidate.map { .ease($0) }, of: turned(out, isOut: true))
  }

  /// The function adapted to the ease's direction: in, out or in-out.
  private func turned(
    _ function: @escaping (Double) -> Double, isOut: Bool
  ) -> (Double) -> Double {
    let into = isOut ? { 1 - function(1 - $0) } : function
    switch direction {
    case .in: return into
    case .out: return { 1 - into(1 - $0) }
    case .inOut: return { $0 < 0.5 ? into(2 * $0) / 2 : 1 - into(2 - 2 * $0) / 2 }
    }
  }
}
