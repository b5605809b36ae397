import AnimationDocuments
import AnimationEngine

/// One CSS animation of a rule, from the shorthand or the longhand properties.
struct StyleAnimation: Sendable {
  var name: String?
  /// The duration in seconds; nil if not given.
  var duration: Double?
  var delay = 0.0
  /// The easing of keyframes that have none of their own.
  var easing = UnitCurve.ease
  var iterations = 1.0
  var direction = WebTiming.Direction.normal
  var fill = WebTiming.Fill.none
  private var isPaused = false

  /// The timing of the animation's tracks.
  var timing: ImportedTiming {
    ImportedTiming(
      delay: delay, duration: duration, iterations: iterations, direction: direction)
  }
}

extension UnitCurve {
  /// CSS's default easing.
  static let ease = UnitCurve(.css(.keyword(.ease, CSSEasing.Keyword.ease.bezier)))
}

extension StyleAnimation {
  /// The animations that the declarations of a CSS rule name, in order. The declarations have no
  /// faults.
  static func all(
    of declarations: [StyleDeclaration], _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleAnimation] {
    var animations: [StyleAnimation] = []
    for declaration in declarations {
      switch declaration.name {
      case "animation":
        animations = try declaration.entries(&reading).compactMap {
          try? StyleAnimation(shorthand: $0)
        }
      case "animation-name":
        resize(&animations, to: try declaration.entries(&reading).count)
      default: break
      }
    }
    try reading.charge(WorkMeter.product(declarations.count, animations.count, 20))
    for declaration in declarations where declaration.name.hasPrefix("animation-") {
      let entries = try declaration.entries(&reading)
      for index in animations.indices where !entries.isEmpty {
        let entry = entries[index % entries.count]
        try reading.charge(entry: entry)
        animations[index].read(declaration, entry, &reading)
      }
    }
    animations.removeAll { $0.name == nil }
    if animations.contains(where: \.isPaused) { notePause(of: declarations, &reading) }
    return animations
  }

  private static func resize(_ animations: inout [StyleAnimation], to count: Int) {
    while animations.count < count { animations.append(StyleAnimation()) }
    animations.removeLast(animations.count - count)
  }

  private static func notePause(
    of declarations: [StyleDeclaration], _ reading: inout ImportReading
  ) {
    let place = declarations.last { $0.value.lowercased().holds("paused") }?.offset
    reading.ignore("What is paused plays here all the same.", at: .offset(place ?? 0))
  }

  static func unquoted(_ name: String) -> String {
    guard let first = name.first, first == "\"" || first == "'", name.count > 1 else { return name }
    return String(name.dropFirst().dropLast())
  }

  /// Reads the entry of a longhand property for this animation.
  private mutating func read(
    _ declaration: StyleDeclaration, _ entry: String, _ reading: inout ImportReading
  ) {
    guard Self.part(of: declaration.name) == nil else {
      try? read(entry, of: declaration.name)
      return
    }
    reading.ignore(
      "\"\(declaration.name.shortened)\" has no place in a document.",
      at: .offset(declaration.offset))
  }
}

// MARK: - The parts

extension StyleAnimation: StyleShorthand {
  enum Part: String, CaseIterable, Sendable {
    case duration, delay
    case easing = "timing-function"
    case iterations = "iteration-count"
    case direction
    case fill = "fill-mode"
    case state = "play-state"
    case name
  }

  static var property: String { "animation" }

  /// Reads an entry of the shorthand.
  ///
  /// - Throws: What browsers leave the declaration out for.
  init(shorthand entry: String) throws(StyleFault) {
    self.init()
    try take(shorthand: entry)
  }

  /// Reads a word as a part; false for a word that is none.
  mutating func take(_ word: String, as part: Part) throws(StyleFault) -> Bool {
    switch part {
    case .duration: setDuration(word)
    case .delay: set(\.delay, StyleText.seconds(word))
    case .easing: set(\.easing, try StyleEasing.easing(word))
    case .iterations: set(\.iterations, Self.count(word))
    case .direction: set(\.direction, .init(rawValue: word.lowercased()))
    case .fill:
      set(\.fill, WebTiming.Fill(rawValue: word.lowercased()).flatMap { $0 == .auto ? nil : $0 })
    case .state:
      set(\.isPaused, ["paused": true, "running": false][word.lowercased()])
    case .name: takeName(word)
    }
  }

  private mutating func setDuration(_ word: String) -> Bool {
    let seconds = StyleText.seconds(word)
    if let seconds, seconds >= 0 { duration = seconds }
    return (seconds ?? -1) >= 0 || word.lowercased() == "auto"
  }

  private mutating func takeName(_ word: String) -> Bool {
    guard Self.isName(word) else { return false }
    name = word.lowercased() == "none" ? nil : Self.unquoted(word)
    return true
  }

  /// Whether a text is a string or a word that keyframes may have as their name, or `none`.
  static func isName(_ text: String) -> Bool {
    if let first = text.first, first == "\"" || first == "'" { return text.count > 1 }
    return StyleText.isIdentifier(text) && !StyleFault.wideWords.contains(text.lowercased())
  }

  private static func count(_ text: String) -> Double? {
    if text.lowercased() == "infinite" { return .infinity }
    guard let (number, unit) = StyleText.dimension(text), unit.isEmpty else { return nil }
    return number >= 0 ? number : nil
  }
}
