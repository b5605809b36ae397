import AnimationDocuments
import AnimationEngine

extension ImportFormat {
  /// CSS: a style sheet with `@keyframes` and `animation`, declarations of a transition or an
  /// animation, a single easing, or a duration.
  static let css = ImportFormat("css") { source in
    guard source.json == nil else { return false }
    let text = StyleText.trimmed(source.start).lowercased()
    let marks = ["@keyframes", "@property", "animation", "transition"]
    return marks.contains { text.contains($0) } || LoneTransition.isMeant(by: text)
  } read: { reading throws(DocumentRefusal) in
    let text = StyleSheetText(reading.source.bytes)
    guard text.bytes.contains(UInt8(ascii: "{")) else {
      return try LoneTransition.animation(text, &reading)
    }
    let sheet = try StyleSheet(text, &reading)
    return try StyleSheetReader(sheet, &reading).animation
  }
}

/// Reads a transition, an easing or a duration without a style sheet.
enum LoneTransition {
  /// Whether a text in lower case is one of these.
  static func isMeant(by text: String) -> Bool {
    if text.hasPrefix("linear(") { return true }
    guard text.utf8.count < 4096, let word = StyleText.words(text).first else { return false }
    return StyleEasing.isEasing(word) || StyleText.seconds(word) != nil
  }

  static func animation(
    _ text: StyleSheetText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> ImportedAnimation {
    let statements = try text.items(in: text.bytes.indices, &reading)
    var declarations: [StyleDeclaration] = []
    var transitions: [StyleTransition] = []
    for case .statement(let statement, let offset) in statements {
      if let declaration = StyleDeclaration(statement, at: offset) {
        declarations.append(declaration)
      } else {
        transitions += lone(statement, at: offset, &reading)
      }
    }
    transitions += try StyleTransition.all(of: declarations, &reading)
    if transitions.isEmpty { transitions = try animations(declarations, &reading) }
    return ImportedAnimation(
      tracks: StyleTransition.tracks(of: transitions, view: nil, &reading))
  }

  /// The transitions of a list. One without a duration gets that of our export's comment, or one
  /// second.
  private static func lone(
    _ text: String, at offset: Int, _ reading: inout ImportReading
  ) -> [StyleTransition] {
    StyleText.entries(text).compactMap { entry in
      guard StyleText.words(entry).contains(where: isTold) else {
        reading.report(
          .invalidCSS, "\"\(entry.prefix(80))\" is no easing, no duration and no transition.",
          at: .offset(offset))
        return nil
      }
      guard var transition = StyleTransition(shorthand: entry, at: offset, &reading) else {
        return nil
      }
      if transition.duration <= 0 { transition.duration = duration(at: offset, &reading) }
      return transition
    }
  }

  /// The duration of an easing without one: that of our export's comment, or one second, which is
  /// noted.
  private static func duration(at offset: Int, _ reading: inout ImportReading) -> Double {
    let told = ExportRemark.seconds(behindEasing: reading.source.text)
    if let told, told > 0 { return told }
    reading.ignore("There is no duration: it is taken as 1 s.", at: .offset(offset))
    return 1
  }

  private static func isTold(_ word: String) -> Bool {
    StyleEasing.isEasing(word) || StyleText.seconds(word) != nil
  }

  /// The declared animations as progress from 0 to 1, as their keyframes are missing.
  private static func animations(
    _ declarations: [StyleDeclaration], _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleTransition] {
    let offset = declarations.first?.offset ?? 0
    return try StyleAnimation.all(of: declarations, &reading).map { animation in
      if animation.iterations != 1 || animation.direction != .normal {
        reading.ignore("Without keyframes an animation goes once from 0 to 1.", at: .offset(offset))
      }
      return StyleTransition(
        name: animation.name, duration: animation.duration ?? 1, delay: animation.delay,
        easing: animation.easing, offset: offset)
    }
  }
}

/// Reads the tracks of a style sheet.
private struct StyleSheetReader {
  private(set) var animation = ImportedAnimation()
  private let sheet: StyleSheet

  init(_ sheet: StyleSheet, _ reading: inout ImportReading) throws(DocumentRefusal) {
    self.sheet = sheet
    let moving = sheet.rules.filter { rule in
      rule.declarations.contains { StyleName.isAboutAnimation($0.name) }
    }
    let header = ExportRemark.name(in: reading.source.start)
    let views = Set(moving.map { Self.view($0.selector) })
    animation.name = header ?? (views.count == 1 ? views.first : nil)
    for rule in moving {
      // The view is left out if it is the only one, or the class that our export makes of the name.
      let own = Self.view(rule.selector)
      let isWhole = header.map { ExportRemark.word($0) == own } ?? (views.count == 1)
      try read(rule, view: isWhole ? nil : own, &reading)
    }
    if animation.tracks.isEmpty { try readUnused(&reading) }
  }

  /// The view of a selector: its last class, id or element.
  private static func view(_ selector: String) -> String {
    let compound = selector.split { " >+~,".contains($0) || $0.isNewline }.last ?? ""
    let plain = compound.split(separator: ":").first ?? ""
    let name = plain.split { ".#[]=\"'*&".contains($0) }.last ?? ""
    return name.isEmpty ? "element" : String(name)
  }

  private mutating func read(
    _ rule: StyleSheet.Rule, view: String?, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    for declaration in rule.declarations where declaration.isImportant {
      reading.ignore(
        "!important is about the order of rules, which is not kept.",
        at: .offset(declaration.offset))
    }
    let shown = shown(by: rule)
    var isPlayed = false
    let animations = try StyleAnimation.all(of: rule.declarations, &reading)
    noteNameless(rule, animations, &reading)
    for own in animations {
      guard let name = own.name, let keyframes = sheet.keyframes[name] else {
        reading.ignore(
          "There are no @keyframes \"\(own.name ?? "")\".", at: .offset(rule.offset))
        continue
      }
      isPlayed = true
      try play(keyframes, own, view: view, shown: shown, at: rule.offset, &reading)
    }
    let transitions = try StyleTransition.all(of: rule.declarations, &reading)
    if isPlayed, !transitions.isEmpty {
      reading.ignore("The transition beside the animation is left out.", at: .offset(rule.offset))
    } else {
      animation.tracks += StyleTransition.tracks(of: transitions, view: view, &reading)
    }
  }

  /// Notes a rule that changes another rule's animation, which is ignored.
  private func noteNameless(
    _ rule: StyleSheet.Rule, _ animations: [StyleAnimation], _ reading: inout ImportReading
  ) {
    let changes = rule.declarations.contains {
      $0.name.hasPrefix("animation") && $0.value != "none"
    }
    guard animations.isEmpty, changes else { return }
    reading.ignore(
      "\"\(rule.selector.prefix(60))\" changes an animation and names none: it is left out.",
      at: .offset(rule.offset))
  }

  /// The values that a rule sets without animation, by their script names.
  private func shown(by rule: StyleSheet.Rule) -> [String: String] {
    var shown = sheet.registered
    for declaration in rule.declarations where !StyleName.isAboutAnimation(declaration.name) {
      shown[StyleName.script(declaration.name)] = declaration.value
    }
    return shown
  }

  private mutating func play(
    _ keyframes: StyleSheet.Keyframes, _ own: StyleAnimation, view: String?,
    shown: [String: String], at offset: Int, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    var timing = own.timing
    if timing.duration ?? 0 <= 0 {
      reading.ignore("There is no duration: it is taken as 1 s.", at: .offset(offset))
      timing.duration = 1
    }
    noteFill(own, at: offset, &reading)
    let count = keyframes.frames.reduce(0) { $0 + $1.values.count }
    try reading.checkKeyframes(animation.tracks.count + count, at: .offset(keyframes.offset))
    let tracks = StyleTrack.all(
      of: keyframes.frames, timing, easing: own.easing, view: view, shown: shown, &reading)
    for track in tracks { animation.tracks += track.tracks(&reading) }
  }

  private func noteFill(_ own: StyleAnimation, at offset: Int, _ reading: inout ImportReading) {
    let coversEnd = own.fill == .both || own.fill == .forwards || own.iterations == .infinity
    let coversStart = own.fill == .both || own.fill == .backwards || own.delay <= 0
    guard !(coversEnd && coversStart) else { return }
    reading.ignore(
      "What shows outside of the animation is not said here: the start holds before it and the end "
        + "after it, as with \"both\".", at: .offset(offset))
  }

  /// Reads keyframes that no rule uses.
  private mutating func readUnused(_ reading: inout ImportReading) throws(DocumentRefusal) {
    for name in sheet.names {
      guard let keyframes = sheet.keyframes[name] else { continue }
      var own = StyleAnimation()
      (own.duration, own.fill) = (1, .both)
      reading.ignore(
        "No rule plays \"\(name)\": it takes 1 s with the easing \"ease\".",
        at: .offset(keyframes.offset))
      let view = sheet.names.count == 1 ? nil : name
      try play(
        keyframes, own, view: view, shown: sheet.registered, at: keyframes.offset, &reading)
      if sheet.names.count == 1 { animation.name = name }
    }
  }
}
