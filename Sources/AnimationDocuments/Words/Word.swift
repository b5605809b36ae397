/// The words of the document language: names of members, and names used as values.
///
/// The reader works with these instead of strings, so each member name is looked up once.
enum Word: UInt8, CaseIterable, Sendable {
  // Documents.
  case kind, name, description, timing, inbetween
  case animation, keyframes, phases, scene
  case from, to, velocity, initial, tracks, property, values, cycles, triggers, forever
  // Keyframes.
  case type, duration, curve, spring, startVelocity, endVelocity
  case linear, cubic, move, hold
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
  case degrees, radians, x, y, z, dx, dy, width, height, top, leading, bottom, trailing
  case color, space, hue, red, green, blue, opacity
  case integer, discrete, transform, matrix, path, morph, auto
  case left, right
  // Colour spaces.
  case srgb, srgbLinear, oklab, oklch, displayP3, css
  case shorter, longer, increasing, decreasing
  // Scenes.
  case events, animations, layout, at
  case set, gesture, animator, layer, removeAnimations, insert, remove, match, content, swap, zoom
  case recommit, hitTest
  case uikit, keys, disablesAnimations, completion, criteria, properties, when, value
  case options, springDuration, samples, nested
  // Property animators.
  case `do`, afterDelay, fraction, isReversed, durationFactor, withoutFinishing
  case scrubsLinearly, pausesOnCompletion, isInterruptible, delayFactor
  // Layers and keyframes of views.
  case calculationMode, relativeStartTime, relativeDuration
  case add, removeAll, key, basic, keyframe, group, by
  case beginTime, timeOffset, repeatDuration, fillMode, removedOnCompletion, timingFunction
  case additive, cumulative, keyTimes, timingFunctions
  case tensionValues, continuityValues, biasValues, perceptualDuration, rotationMode
  // Views.
  case view, transition, container, replaces, scale, anchor, edge, config, transitions
  case insertion, removal, id, namespace, source, countsDown, effect, hide, destination, radius
  case progress, shadow
  // Layout.
  case flush, stack, spacing, alignment, padding, children, point

  /// The word as written in documents.
  var text: String { Self.texts[Int(rawValue)] }

  /// The texts of all words: the names of the cases, except for words with a hyphen.
  private static let texts = allCases.map { word in
    switch word {
    case .srgbLinear: "srgb-linear"
    case .displayP3: "display-p3"
    default: "\(word)"
    }
  }
}

/// A set of words, as a bit set.
struct WordSet: Sendable, Equatable, ExpressibleByArrayLiteral {
  /// The bits of the set: 64 words in each number, in the order of the cases.
  private var bits: SIMD4<UInt64> = .zero

  init() {}

  init(_ words: some Sequence<Word>) {
    for word in words { insert(word) }
  }

  init(arrayLiteral words: Word...) { self.init(words) }

  var isEmpty: Bool { bits == .zero }

  /// The number of words in the set.
  var count: Int { bits.indices.reduce(0) { $0 + bits[$1].nonzeroBitCount } }

  @inline(__always)
  func contains(_ word: Word) -> Bool { bits[Self.place(of: word)] & Self.bit(word) != 0 }

  /// Adds a word; false if it was there before.
  @discardableResult
  mutating func insert(_ word: Word) -> Bool {
    let isNew = !contains(word)
    bits[Self.place(of: word)] |= Self.bit(word)
    return isNew
  }

  func union(_ other: WordSet) -> WordSet { WordSet(bits: bits | other.bits) }
  func intersection(_ other: WordSet) -> WordSet { WordSet(bits: bits & other.bits) }
  func subtracting(_ other: WordSet) -> WordSet { WordSet(bits: bits & ~other.bits) }
  func isDisjoint(with other: WordSet) -> Bool { intersection(other).isEmpty }
  func isSubset(of other: WordSet) -> Bool { subtracting(other).isEmpty }

  /// The words of the set, in the order of the cases.
  var words: [Word] { Word.allCases.filter(contains) }

  /// The words as a text: `duration and bounce`.
  var text: String { words.map(\.text).listed("and") }

  private init(bits: SIMD4<UInt64>) { self.bits = bits }

  @inline(__always)
  private static func place(of word: Word) -> Int { Int(word.rawValue &>> 6) }

  @inline(__always)
  private static func bit(_ word: Word) -> UInt64 { 1 &<< UInt64(word.rawValue & 63) }
}

extension [String] {
  /// The entries as a list for people: `a, b and c`, with the given conjunction.
  func listed(_ conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
