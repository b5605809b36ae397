import AnimationDocuments
import AnimationEngine

/// One CSS transition of a list: its property, duration, delay and easing.
struct StyleTransition: Sendable {
  /// The property by its script name; nil for all properties.
  var name: String?
  var duration = 0.0
  var delay = 0.0
  var easing = UnitCurve.ease
  let offset: Int
  /// Whether it says that no property moves.
  private(set) var isNone = false
  private var isDiscrete = false

  /// A transition of all properties, which takes no time.
  init(name: String? = nil, offset: Int) { (self.name, self.offset) = (name, offset) }
}

extension StyleTransition {
  /// The transitions in a rule's declarations, which have no faults.
  static func all(
    of declarations: [StyleDeclaration], _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleTransition] {
    var transitions = try named(by: declarations, &reading)
    if transitions.isEmpty,
      let first = declarations.first(where: { $0.name == "transition-duration" })
    {
      transitions = [StyleTransition(offset: first.offset)]
    }
    try reading.charge(WorkMeter.product(declarations.count, transitions.count, 20))
    for declaration in declarations where declaration.name.hasPrefix("transition-") {
      let entries = try declaration.entries(&reading)
      for index in transitions.indices where !entries.isEmpty {
        let entry = entries[index % entries.count]
        try reading.charge(entry: entry)
        try? transitions[index].read(entry, of: declaration.name)
      }
    }
    transitions.removeAll { $0.duration <= 0 || $0.isNone }
    for discrete in transitions where discrete.isDiscrete {
      reading.ignore(
        "\"allow-discrete\" is about values that are not here.", at: .offset(discrete.offset))
    }
    return transitions
  }

  /// The transitions listed by the last declaration that names properties.
  private static func named(
    by declarations: [StyleDeclaration], _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleTransition] {
    var transitions: [StyleTransition] = []
    for declaration in declarations {
      switch declaration.name {
      case "transition":
        transitions = try declaration.entries(&reading).compactMap {
          try? StyleTransition(shorthand: $0, at: declaration.offset)
        }
      case "transition-property":
        transitions = try declaration.entries(&reading).map { _ in
          StyleTransition(offset: declaration.offset)
        }
      default: break
      }
    }
    return transitions
  }

  private static func property(_ text: String) -> String? {
    let name = text.lowercased()
    guard !text.hasPrefix("--") else { return text }
    return name == "all" ? nil : StyleName.script(StyleName.unprefixed(name))
  }
}

// MARK: - The parts

extension StyleTransition: StyleShorthand {
  enum Part: String, CaseIterable, Sendable {
    case duration, delay
    case easing = "timing-function"
    case behavior, property
  }

  static var property: String { "transition" }

  /// Reads an entry of the shorthand.
  ///
  /// - Throws: What browsers leave the declaration out for.
  init(shorthand entry: String, at offset: Int) throws(StyleFault) {
    self.init(offset: offset)
    try take(shorthand: entry)
  }

  /// Reads a word as a part; false for a word that is none.
  mutating func take(_ word: String, as part: Part) throws(StyleFault) -> Bool {
    switch part {
    case .duration: set(\.duration, StyleText.seconds(word).flatMap { $0 >= 0 ? $0 : nil })
    case .delay: set(\.delay, StyleText.seconds(word))
    case .easing: set(\.easing, try StyleEasing.easing(word))
    case .behavior:
      set(\.isDiscrete, ["allow-discrete": true, "normal": false][word.lowercased()])
    case .property: takeProperty(word)
    }
  }

  private mutating func takeProperty(_ word: String) -> Bool {
    let keyword = word.lowercased()
    guard StyleText.isIdentifier(word), !StyleFault.wideWords.contains(keyword) else {
      return false
    }
    isNone = keyword == "none"
    name = Self.property(word)
    return true
  }
}

// MARK: - The tracks

extension StyleTransition {
  /// A track for each transition: its progress from 0 to 1, under the property's name. A single one is
  /// called `value`.
  static func tracks(
    of transitions: [StyleTransition], view: String?, _ reading: inout ImportReading
  ) -> [ImportedTrack] {
    transitions.map { transition in
      let own = transitions.count == 1 ? "value" : transition.name ?? "value"
      let place = SourcePlace.offset(transition.offset)
      if let name = transition.name {
        reading.ignore(
          "The values of \"\(name)\" are not told by a transition: \"\(own)\" goes from 0 to 1.",
          at: place)
      }
      var timing = ImportedTiming(delay: transition.delay)
      let motion = ImportedMotion.curve(timing.take(transition.easing))
      return ImportedTrack(
        property: view.map { "\($0).\(own)" } ?? own, place: place, initial: .number(0),
        keyframes: [
          ImportedKeyframe(time: transition.duration, value: .number(1), motion: motion)
        ], timing: timing)
    }
  }
}
