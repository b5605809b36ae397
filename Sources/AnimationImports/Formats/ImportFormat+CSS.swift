import AnimationDocuments
import AnimationEngine

extension ImportFormat {
  /// CSS: a style sheet with `@keyframes` and `animation`, declarations of a transition or an
  /// animation, a single easing, or a duration.
  static let css = ImportFormat("css") { source in
    guard source.json == nil else { return false }
    let text = StyleText.trimmed(source.start).lowercased()
    let marks = ["@keyframes", "@-webkit-keyframes", "@property", "animation", "transition"]
    return marks.contains { text.holds($0) } || LoneTransition.isMeant(by: text)
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
  /// Whether a text in lower case is one of these: a transition may begin with its property, and has
  /// few words.
  static func isMeant(by text: String) -> Bool {
    if text.hasPrefix("linear(") { return true }
    guard text.utf8.count < 4096 else { return false }
    return StyleText.words(text).prefix(6).contains(where: isTold)
  }

  static func animation(
    _ text: StyleSheetText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> ImportedAnimation {
    var items = try text.items(in: text.bytes.indices, ofRules: false, &reading)
    let told = ExportRemark.seconds(behindEasing: reading.source.text)
    var declarations: [StyleDeclaration] = []
    var transitions: [StyleTransition] = []
    while let item = items.next(&reading) {
      guard case .statement(let statement, let offset) = item else { continue }
      if let declaration = StyleDeclaration(statement, at: offset) {
        if let taken = try reading.taken(declaration) { declarations.append(taken) }
      } else {
        transitions += try lone(statement, lasting: told, at: offset, &reading)
      }
    }
    declarations = try resolved(declarations, &reading)
    transitions += try StyleTransition.all(of: declarations, &reading)
    if transitions.isEmpty { transitions = try animations(declarations, &reading) }
    return ImportedAnimation(
      tracks: StyleTransition.tracks(of: transitions, view: nil, &reading))
  }

  /// The declarations with `var()` replaced by the custom properties beside them.
  private static func resolved(
    _ declarations: [StyleDeclaration], _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleDeclaration] {
    var variables = StyleVariables()
    for declaration in declarations.settled {
      variables.declare(declaration.name, declaration.value)
    }
    let own = declarations.filter { StyleName.isAboutAnimation($0.name) }
    return try variables.resolved(own.settled, &reading)
  }

  /// The transitions of a list. One without a duration gets that of our export's comment, or one
  /// second, which is noted.
  private static func lone(
    _ text: String, lasting told: Double?, at offset: Int, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleTransition] {
    var transitions: [StyleTransition] = []
    for entry in try reading.entries(of: text) {
      guard StyleText.words(entry).contains(where: isTold) else {
        reading.report(
          .invalidCSS, "\"\(entry.shortened)\" is no easing, no duration and no transition.",
          at: .offset(offset))
        continue
      }
      do throws(StyleFault) {
        var transition = try StyleTransition(shorthand: entry, at: offset)
        if transition.duration <= 0 { transition.last(told, &reading) }
        transitions.append(transition)
      } catch {
        reading.report(.invalidCSS, error.message, at: .offset(offset))
      }
    }
    return transitions
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
      var transition = StyleTransition(name: animation.name, offset: offset)
      (transition.duration, transition.delay) = (animation.duration ?? 1, animation.delay)
      transition.easing = animation.easing
      return transition
    }
  }
}

extension StyleTransition {
  /// Gives a transition the duration that is told, or one second, which is noted.
  fileprivate mutating func last(_ told: Double?, _ reading: inout ImportReading) {
    duration = told.flatMap { $0 > 0 ? $0 : nil } ?? 1
    if duration != told { reading.ignoreMissingDuration(at: .offset(offset)) }
  }
}
