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
  /// The animations that the declarations of a CSS rule name, in order.
  static func all(
    of declarations: [StyleDeclaration], _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleAnimation] {
    var animations: [StyleAnimation] = []
    for declaration in declarations {
      switch declaration.name {
      case "animation":
        animations = try declaration.entries(&reading).map {
          StyleAnimation(shorthand: $0, declaration, &reading)
        }
      case "animation-name":
        let entries = try declaration.entries(&reading)
        resize(&animations, to: entries.count)
        for (index, name) in entries.enumerated() {
          animations[index].name = name.lowercased() == "none" ? nil : unquoted(name)
        }
      default: break
      }
    }
    try reading.charge(WorkMeter.product(declarations.count, animations.count, 20))
    for declaration in declarations where declaration.name.hasPrefix("animation-") {
      let entries = try declaration.entries(&reading)
      for index in animations.indices where !entries.isEmpty {
        animations[index].read(declaration, entries[index % entries.count], &reading)
      }
    }
    return animations.filter { $0.name != nil }
  }

  private static func resize(_ animations: inout [StyleAnimation], to count: Int) {
    while animations.count < count { animations.append(StyleAnimation()) }
    animations.removeLast(animations.count - count)
  }

  static func unquoted(_ name: String) -> String {
    guard let first = name.first, first == "\"" || first == "'", name.count > 1 else { return name }
    return String(name.dropFirst().dropLast())
  }

  /// Reads the entry of a longhand property for this animation.
  private mutating func read(
    _ declaration: StyleDeclaration, _ entry: String, _ reading: inout ImportReading
  ) {
    let place = SourcePlace.offset(declaration.offset)
    let keyword = entry.lowercased()
    let isRead: Bool
    switch declaration.name {
    case "animation", "animation-name": isRead = true
    case "animation-duration":
      isRead = keyword == "auto" || set(\.duration, StyleText.seconds(entry))
    case "animation-delay": isRead = set(\.delay, StyleText.seconds(entry))
    case "animation-iteration-count": isRead = set(\.iterations, Self.count(entry))
    case "animation-direction": isRead = set(\.direction, .init(rawValue: keyword))
    case "animation-fill-mode": isRead = set(\.fill, .init(rawValue: keyword))
    case "animation-timing-function":
      easing = reading.easing(entry, at: place) ?? easing
      isRead = true
    case let name where name.hasPrefix("animation-"):
      return reading.ignore("\"\(name)\" has no place in a document.", at: place)
    default: isRead = true
    }
    if !isRead {
      reading.report(
        .invalidCSS, "\"\(entry.shortened)\" is no value of \(declaration.name).", at: place)
    }
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<StyleAnimation, Value>, _ value: Value?
  ) -> Bool {
    if let value { self[keyPath: path] = value }
    return value != nil
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<StyleAnimation, Value?>, _ value: Value?
  ) -> Bool {
    if let value { self[keyPath: path] = value }
    return value != nil
  }

  fileprivate static func count(_ text: String) -> Double? {
    if text.lowercased() == "infinite" { return .infinity }
    return StyleText.number(text).flatMap { $0 >= 0 ? $0 : nil }
  }
}

// MARK: - The shorthand

extension StyleAnimation {
  /// Reads an entry of the shorthand `animation`: words in any order, each recognised by its kind.
  fileprivate init(
    shorthand entry: String, _ declaration: StyleDeclaration, _ reading: inout ImportReading
  ) {
    self.init()
    var hasDelay = false
    for word in StyleText.words(entry) {
      let keyword = word.lowercased()
      if let seconds = StyleText.seconds(word) {
        if duration == nil { duration = seconds } else { delay = seconds }
        if hasDelay { noteStrange(word, declaration, &reading) }
        hasDelay = delay != 0
      } else if StyleEasing.isEasing(word) {
        easing = reading.easing(word, at: .offset(declaration.offset)) ?? easing
      } else if let count = Self.count(word) {
        iterations = count
      } else if let direction = WebTiming.Direction(rawValue: keyword) {
        self.direction = direction
      } else if let fill = WebTiming.Fill(rawValue: keyword), fill != .auto {
        self.fill = fill
      } else if ["running", "paused"].contains(keyword) {
        if keyword == "paused" { noteStrange(word, declaration, &reading) }
      } else if name == nil {
        name = Self.unquoted(word)
      } else {
        noteStrange(word, declaration, &reading)
      }
    }
  }

  private func noteStrange(
    _ word: String, _ declaration: StyleDeclaration, _ reading: inout ImportReading
  ) {
    reading.ignore(
      "\"\(word.shortened)\" has no place in a document.", at: .offset(declaration.offset))
  }
}

/// Recognises words that are easings.
enum StyleEasing {
  /// Whether a word looks like a CSS easing.
  static func isEasing(_ word: String) -> Bool {
    let text = word.lowercased()
    return CSSEasing.keywords.contains(text)
      || ["cubic-bezier(", "steps(", "linear("].contains { text.hasPrefix($0) }
  }
}
