import AnimationDocuments
import AnimationEngine

/// Reads the body of `@keyframes`.
enum KeyframesReader {
  /// The keyframes in order of their offsets; equal offsets are merged, and later values win.
  static func frames(
    _ text: StyleSheetText, _ body: Range<Int>, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleKeyframe] {
    var frames: [Double: WrittenKeyframe] = [:]
    var items = try text.items(in: body, ofRules: true, &reading)
    while let item = items.next(&reading) {
      switch item {
      case .block(let selector, let offset, let body):
        let places = places(selector, at: offset, &reading)
        if places.isEmpty { continue }
        let declarations = try StyleSheet.declarations(text, body, &reading)
        try reading.charge(WorkMeter.product(places.count, declarations.count, workPerDeclaration))
        for place in places {
          try frames[place, default: WrittenKeyframe(offset: place)].add(declarations, &reading)
        }
      case .statement(let statement, let offset):
        reading.drop("\"\(statement.shortened)\" is no keyframe.", "text", at: offset)
      }
    }
    return frames.values.map(\.keyframe).sorted { $0.offset < $1.offset }
  }

  /// The approximate work of looking at a declaration for a place, also where it is left out.
  private static let workPerDeclaration = 40

  /// The places of a keyframe; empty if one of them is none, which is noted.
  private static func places(
    _ selector: String, at offset: Int, _ reading: inout ImportReading
  ) -> [Double] {
    var places: [Double] = []
    for entry in StyleText.entries(selector.isEmpty ? "?" : selector) {
      guard let place = self.offset(entry) else {
        note(entry, at: offset, &reading)
        return []
      }
      places.append(place)
    }
    return places
  }

  /// Notes that a keyframe is left out for one of its places.
  private static func note(_ place: String, at offset: Int, _ reading: inout ImportReading) {
    if StyleText.words(place).count == 2, StyleText.isIdentifier(StyleText.words(place)[0]) {
      reading.ignore(
        "\"\(place.shortened)\" is a place on a scroll timeline, which is not known here: the keyframe "
          + "is left out.", at: .offset(offset))
    } else {
      reading.drop(
        "\"\(place.shortened)\" is no place from 0% to 100%.", "keyframe", at: offset)
    }
  }

  private static func offset(_ text: String) -> Double? {
    switch text.lowercased() {
    case "from": return 0
    case "to": return 1
    default:
      guard text.hasSuffix("%"), let percent = StyleText.number(String(text.dropLast())) else {
        return nil
      }
      return (0...100).contains(percent) ? percent / 100 : nil
    }
  }
}

/// A keyframe with the declarations of the blocks read so far.
private struct WrittenKeyframe {
  private var frame: StyleKeyframe
  private var values = LatestValues()

  init(offset: Double) { frame = StyleKeyframe(offset: offset) }

  var keyframe: StyleKeyframe {
    var keyframe = frame
    keyframe.values = values.all
    return keyframe
  }

  /// Adds the declarations of a block; a later one for the same property replaces an earlier one. The
  /// easing of a block is that of its own values. They are charged each time, as a block holds for
  /// any number of places.
  ///
  /// - Complexity: O(declarations + bytes of their names).
  mutating func add(
    _ declarations: [StyleDeclaration], _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let (easing, written) = Self.easing(of: declarations, &reading)
    if frame.offset == 0 { (frame.easing, frame.writtenEasing) = (easing, written) }
    for declaration in declarations where declaration.name != Self.easing {
      let letters = declaration.name.utf8.count + 1
      try reading.charge(
        WorkMeter.product(letters, Self.workPerLetter), bytes: Self.bytesPerValue)
      guard Self.isTaken(declaration, &reading) else { continue }
      values.add(
        StyleKeyframe.Value(
          name: StyleName.script(declaration.name), text: declaration.value,
          place: .offset(declaration.offset), easing: easing, writtenEasing: written))
    }
  }

  /// Whether a declaration has an effect in keyframes; a note says of any other that it is left out.
  private static func isTaken(
    _ declaration: StyleDeclaration, _ reading: inout ImportReading
  ) -> Bool {
    let place = SourcePlace.offset(declaration.offset)
    if declaration.isImportant {
      noteImportant(declaration, &reading)
    } else if StyleName.isAboutAnimation(declaration.name) {
      reading.ignore("\"\(declaration.name.shortened)\" has no effect in keyframes.", at: place)
    } else if StyleName.isForeign(declaration.name) {
      reading.ignore(
        "\"\(declaration.name.shortened)\" is left out, as in all browsers but one.", at: place)
    } else {
      return true
    }
    return false
  }

  private static let easing = "animation-timing-function"

  /// The approximate work of converting a letter of a name, and the memory of a value in bytes with
  /// its place by name.
  private static let (workPerLetter, bytesPerValue) = (30, 180)

  private static func noteImportant(
    _ declaration: StyleDeclaration, _ reading: inout ImportReading
  ) {
    reading.ignore(
      "CSS takes no !important in keyframes: this declaration is left out.",
      at: .offset(declaration.offset))
  }

  /// The easing of a block: the last one that is valid, or that has `var()`.
  private static func easing(
    of declarations: [StyleDeclaration], _ reading: inout ImportReading
  ) -> (UnitCurve?, StyleKeyframe.WrittenEasing?) {
    var (easing, written): (UnitCurve?, StyleKeyframe.WrittenEasing?)
    for declaration in declarations where declaration.name == Self.easing {
      let (text, offset) = (declaration.value, declaration.offset)
      if declaration.isImportant {
        noteImportant(declaration, &reading)
      } else if StyleVariables.areUsed(in: text) {
        written = StyleKeyframe.WrittenEasing(text: text, offset: offset)
      } else {
        written = nil
        easing = reading.styleEasing(text, at: offset) ?? easing
      }
    }
    return (easing, written)
  }
}
