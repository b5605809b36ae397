/// The words of our documents: names of members, and the names that values may have.
///
/// Reading works with these instead of with texts, so a member is compared once and then known.
enum Word: UInt8, CaseIterable, Sendable {
  // Documents.
  case kind, name, description, timing, inbetween
  case animation, keyframes, phases, scene
  case from, to, velocity, initial, tracks, property, values, cycles, triggers, forever
  // Keyframes.
  case type, duration, curve, spring, startVelocity, endVelocity
  case linear, cubic, move
  // Springs.
  case preset, extraBounce, bounce, response, dampingRatio, mass, stiffness, damping
  case allowOverDamping, settlingDuration, epsilon
  case smooth, snappy, bouncy
  // Animations.
  case blendDuration, initialVelocity, points, modifiers
  case `default`, easeIn, easeOut, easeInOut, timingCurve, interactiveSpring
  case interpolatingSpring, usingSpringWithDamping, custom
  case delay, speed, repeatCount, autoreverses, repeatForever, logicallyCompleteAfter
  // Timing.
  case endDelay, iterations, iterationStart, iterationDuration, direction, fill, easing
  case playbackRate, iterationComposite, infinite
  // Curves.
  case bezier, ease, overshoot, amplitude, period, exponent
  case circularEaseIn, circularEaseOut, circularEaseInOut
  // Values.
  case degrees, radians, x, y, z, width, height, top, leading, bottom, trailing
  case color, space, hue, red, green, blue, opacity
  case integer, discrete, transform, matrix, path
  // Colour spaces.
  case srgb, srgbLinear, oklab, oklch, displayP3, css
  case shorter, longer, increasing, decreasing

  /// The word as it is written.
  var text: String { Self.texts[Int(rawValue)] }

  /// The words as they are called here, but for those with a hyphen.
  private static let texts = allCases.map { word in
    switch word {
    case .srgbLinear: "srgb-linear"
    case .displayP3: "display-p3"
    default: "\(word)"
    }
  }
}

/// A set of words, as one number.
struct WordSet: Sendable, Equatable, ExpressibleByArrayLiteral {
  private var bits: UInt128 = 0

  init() {}

  init(arrayLiteral words: Word...) {
    for word in words { insert(word) }
  }

  var isEmpty: Bool { bits == 0 }

  /// How many words it has.
  var count: Int { bits.nonzeroBitCount }

  func contains(_ word: Word) -> Bool { bits & Self.bit(word) != 0 }

  /// Adds a word; false if it was there before.
  @discardableResult
  mutating func insert(_ word: Word) -> Bool {
    let isNew = !contains(word)
    bits |= Self.bit(word)
    return isNew
  }

  func union(_ other: WordSet) -> WordSet { WordSet(bits: bits | other.bits) }
  func intersection(_ other: WordSet) -> WordSet { WordSet(bits: bits & other.bits) }
  func subtracting(_ other: WordSet) -> WordSet { WordSet(bits: bits & ~other.bits) }
  func isDisjoint(with other: WordSet) -> Bool { bits & other.bits == 0 }
  func isSubset(of other: WordSet) -> Bool { bits & ~other.bits == 0 }

  /// The words in the order of the language.
  var words: [Word] { Word.allCases.filter(contains) }

  /// The words as a text: `duration and bounce`.
  var text: String { words.map(\.text).listed("and") }

  private init(bits: UInt128) { self.bits = bits }

  private static func bit(_ word: Word) -> UInt128 { 1 << UInt128(word.rawValue) }
}

extension [String] {
  /// The entries as a list for people: `a, b and c`.
  func listed(_ conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
