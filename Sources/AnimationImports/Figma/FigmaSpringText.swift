import AnimationEngine

/// A spring in Figma's generated code: `1 - e^(-a t) (cos(b t) + c sin(b t))`.
struct FigmaSpringText {
  let spring: Spring
  /// The initial velocity in distances per second.
  let velocity: Double

  /// Reads the spring; nil for any other text.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count <= Self.longest else { return nil }
    let plain = text.lowercased().filter { !$0.isWhitespace && $0 != "*" && $0 != "·" }
      .replacing("−", with: "-").replacing("math.", with: "").replacing("exp(", with: "e^(")
    guard plain.hasPrefix("1-e^("), plain.contains("cos"), plain.contains("sin") else { return nil }
    let numbers = Self.numbers(in: plain.dropFirst("1-e^(".count))
    guard numbers.count == 4, case (let a, let b, let c) = (-numbers[0], numbers[1], numbers[2]),
      numbers[3] == b, a > 0, b > 0, c.isFinite, a.isFinite, b.isFinite
    else { return nil }
    let spring = Spring(mass: 1, stiffness: a * a + b * b, damping: 2 * a)
    guard Spring.problems(mass: 1, stiffness: a * a + b * b, damping: 2 * a).isEmpty else {
      return nil
    }
    self.spring = spring
    // The velocity at 0 is a - b c. It is 0 except for the digits that the text leaves out.
    let speed = a - b * c
    velocity = abs(speed) < 0.01 * a ? 0 : speed
  }

  /// The greatest length of a text that is read, in bytes.
  private static let longest = 1000

  /// The numbers in a text, each with the sign before it.
  private static func numbers(in text: Substring) -> [Double] {
    var (numbers, digits) = ([Double](), "")
    var last: Character?
    for character in text + " " {
      if character.isASCII && (character.isNumber || character == ".") {
        if digits.isEmpty && last == "-" { digits = "-" }
        digits.append(character)
      } else if !digits.isEmpty {
        numbers.append(Double(digits) ?? .nan)
        digits = ""
      }
      last = character
    }
    return numbers
  }

  /// The animation by the spring from 0 to 1.
  var animation: ImportedAnimation {
    ImportedAnimation(tracks: [.progress(by: spring, velocity: velocity, at: .whole)])
  }
}
