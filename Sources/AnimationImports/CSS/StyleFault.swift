import AnimationDocuments
import AnimationEngine

/// What is wrong with a declaration about animations, for which browsers leave it out.
struct StyleFault: Error {
  /// A sentence.
  let message: String

  /// A word that has no place in a shorthand.
  init(_ word: String, in shorthand: String) {
    message = "\"\(word.shortened)\" has no place in \(shorthand)."
  }

  /// An entry that is no value of a longhand property.
  init(_ entry: String, of property: String) {
    let isTime = property.hasSuffix("-duration") || property.hasSuffix("-delay")
    message =
      isTime && StyleText.number(entry) != nil
      ? "\"\(entry.shortened)\" is no time: write 300ms or 0.3s."
      : "\"\(entry.shortened)\" is no value of \(property)."
  }

  /// An easing that is not valid.
  init(_ easing: String, _ error: ValueSyntaxError) {
    message =
      "\"\(easing.shortened)\" is no CSS easing, from character \(error.offset + 1) on: "
      + error.message.messageStart
  }

  /// The words that stand for another value of any property.
  static let wideWords: Set = ["inherit", "initial", "unset", "revert", "revert-layer"]
}

extension StyleDeclaration {
  /// Looks whether an entry of the value is valid. Only properties of animations and transitions
  /// are looked at.
  fileprivate func check(_ entry: String, isAlone: Bool) throws(StyleFault) {
    if name == "animation" {
      _ = try StyleAnimation(shorthand: entry)
    } else if name == "transition" {
      let transition = try StyleTransition(shorthand: entry, at: offset)
      if transition.isNone, !isAlone { throw StyleFault("none", in: "a list of transitions") }
    } else if name.hasPrefix("animation-") {
      var animation = StyleAnimation()
      try animation.read(entry, of: name)
    } else if name.hasPrefix("transition-") {
      var transition = StyleTransition(offset: offset)
      try transition.read(entry, of: name)
    }
  }

  /// The declaration with the initial value in the place of a word for it.
  fileprivate var initial: StyleDeclaration {
    let values = [
      "animation": "none", "animation-name": "none", "animation-duration": "auto",
      "animation-timing-function": "ease", "animation-iteration-count": "1",
      "animation-direction": "normal", "animation-fill-mode": "none", "animation-delay": "0s",
      "animation-play-state": "running", "transition": "all 0s", "transition-property": "all",
      "transition-duration": "0s", "transition-delay": "0s", "transition-behavior": "normal",
      "transition-timing-function": "ease",
    ]
    return values[name].map(with) ?? self
  }
}

extension ImportReading {
  /// A declaration as browsers take it. One about animations that is not valid is left out, which is
  /// noted, and so is one that inherits its value. One with `var()` is valid until that is replaced.
  ///
  /// - Complexity: O(length), which is charged.
  mutating func taken(
    _ declaration: StyleDeclaration
  ) throws(DocumentRefusal) -> StyleDeclaration? {
    guard StyleName.isAboutAnimation(declaration.name),
      !StyleVariables.areUsed(in: declaration.value)
    else { return declaration }
    let keyword = declaration.value.lowercased()
    if keyword == "inherit" {
      ignore(
        "What \"\(declaration.name.shortened)\" inherits is not known here: it is left out.",
        at: .offset(declaration.offset))
      return nil
    }
    if StyleFault.wideWords.contains(keyword) { return declaration.initial }
    return try isValid(declaration) ? declaration : nil
  }

  /// Whether a declaration is valid; if not, that is noted.
  private mutating func isValid(
    _ declaration: StyleDeclaration
  ) throws(DocumentRefusal) -> Bool {
    let entries = try entries(of: declaration.value)
    do throws(StyleFault) {
      for entry in entries { try declaration.check(entry, isAlone: entries.count == 1) }
      return true
    } catch {
      drop(error.message, "declaration", at: declaration.offset)
      return false
    }
  }

  /// Notes that a part of a style sheet is left out; `fault` is a sentence.
  mutating func drop(_ fault: String, _ part: String, at offset: Int) {
    ignore("\(fault) The \(part) is left out, as in browsers.", at: .offset(offset))
  }
}
