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
}

extension StyleTransition {
  /// The transitions in a rule's declarations.
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
        transitions[index].read(declaration, entries[index % entries.count], &reading)
      }
    }
    return transitions.filter { $0.duration > 0 }
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
          StyleTransition(shorthand: $0, at: declaration.offset, &reading)
        }
      case "transition-property":
        transitions = try declaration.entries(&reading).map {
          StyleTransition(name: Self.property($0), offset: declaration.offset)
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

  private mutating func read(
    _ declaration: StyleDeclaration, _ entry: String, _ reading: inout ImportReading
  ) {
    let place = SourcePlace.offset(declaration.offset)
    switch declaration.name {
    case "transition-duration": duration = time(entry, declaration, &reading)
    case "transition-delay": delay = time(entry, declaration, &reading)
    case "transition-timing-function": easing = reading.easing(entry, at: place) ?? easing
    case "transition-behavior":
      reading.ignore("What cannot move is not told by a transition alone.", at: place)
    default: break
    }
  }

  private func time(
    _ entry: String, _ declaration: StyleDeclaration, _ reading: inout ImportReading
  ) -> Double {
    if let seconds = StyleText.seconds(entry) { return seconds }
    reading.report(
      .invalidCSS, "\"\(entry.shortened)\" is no time: write 300ms or 0.3s.",
      at: .offset(declaration.offset))
    return 0
  }

  /// Reads an entry of the shorthand `transition`; nil for `none`.
  init?(shorthand entry: String, at offset: Int, _ reading: inout ImportReading) {
    guard entry.lowercased() != "none" else { return nil }
    self.offset = offset
    var times: [Double] = []
    for word in StyleText.words(entry) {
      if let seconds = StyleText.seconds(word) {
        times.append(seconds)
      } else if StyleEasing.isEasing(word) {
        easing = reading.easing(word, at: .offset(offset)) ?? easing
      } else if ["allow-discrete", "normal"].contains(word.lowercased()) {
        if word.lowercased() == "allow-discrete" {
          reading.ignore(
            "\"allow-discrete\" is about values that are not here.", at: .offset(offset))
        }
      } else if StyleText.dimension(word) != nil || name != nil || word.contains("(") {
        reading.report(
          .invalidCSS, "\"\(word.shortened)\" has no place in a transition.", at: .offset(offset))
      } else {
        name = Self.property(word)
      }
    }
    duration = times.first ?? 0
    delay = times.count > 1 ? times[1] : 0
  }

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
