/// A `calc()` of numbers with units, as a sum with one number for each unit.
///
/// Absolute lengths count in pixels, angles in degrees, times in seconds.
struct StyleCalculation {
  private(set) var terms: [String: Double] = [:]

  private static let mostDepth = 32

  /// Reads a text that is a `calc()`; nil for other texts.
  ///
  /// - Complexity: O(length).
  init?(_ text: String) {
    guard text.lowercased().hasPrefix("calc("), text.hasSuffix(")"),
      let sum = Self.sum(text.dropFirst(5).dropLast(), depth: 1)
    else { return nil }
    terms = sum.terms
  }

  private init(_ number: Double, _ unit: String) { terms = [unit: number] }

  /// The number and its unit, if there is one unit only; nil otherwise.
  var dimension: (number: Double, unit: String)? {
    guard terms.count == 1, let term = terms.first, term.value.isFinite else { return nil }
    return (term.value, term.key)
  }

  // MARK: Parts

  /// A sum: `+` and `-` have spaces around them.
  private static func sum(_ text: Substring, depth: Int) -> StyleCalculation? {
    var (result, product, sign) = (StyleCalculation(0, ""), [String](), 1.0)
    result.terms = [:]
    for word in StyleText.words(text) + ["+"] {
      guard word == "+" || word == "-" else {
        product.append(word)
        continue
      }
      guard let value = self.product(product.joined(separator: " "), depth: depth) else {
        return nil
      }
      for (unit, number) in value.terms { result.terms[unit, default: 0] += sign * number }
      (product, sign) = ([], word == "+" ? 1 : -1)
    }
    return result
  }

  private static func product(_ text: String, depth: Int) -> StyleCalculation? {
    var (factor, sign, depthOfText) = ("", Character("*"), 0)
    var result = StyleCalculation(1, "")
    for character in text + "*" {
      if character == "(" { depthOfText += 1 }
      if character == ")" { depthOfText -= 1 }
      guard depthOfText == 0, character == "*" || character == "/" else {
        factor.append(character)
        continue
      }
      guard let value = self.factor(StyleText.trimmed(factor), depth: depth),
        result.multiply(by: value, isDivided: sign == "/")
      else { return nil }
      (factor, sign) = ("", character)
    }
    return result
  }

  private static func factor(_ text: String, depth: Int) -> StyleCalculation? {
    if text.hasSuffix(")"), let open = text.firstIndex(of: "("), depth < mostDepth {
      guard ["", "calc"].contains(text[..<open].lowercased()) else { return nil }
      return sum(text[text.index(after: open)...].dropLast(), depth: depth + 1)
    }
    guard let (number, unit) = StyleText.dimension(text) else { return nil }
    if unit.isEmpty { return StyleCalculation(number, "") }
    if let seconds = StyleText.seconds(text) { return StyleCalculation(seconds, "s") }
    if let degrees = StyleText.degrees(text) { return StyleCalculation(degrees, "deg") }
    if let pixels = StyleText.pixels(text) { return StyleCalculation(pixels, "px") }
    return StyleCalculation(number, unit)
  }

  /// Multiplies by another value; only one of them may have units.
  private mutating func multiply(by other: StyleCalculation, isDivided: Bool) -> Bool {
    if let factor = other.dimension, factor.unit.isEmpty {
      terms = terms.mapValues { isDivided ? $0 / factor.number : $0 * factor.number }
      return true
    }
    guard !isDivided, let factor = dimension, factor.unit.isEmpty else { return false }
    terms = other.terms.mapValues { $0 * factor.number }
    return true
  }
}
