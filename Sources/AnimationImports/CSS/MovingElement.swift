import AnimationDocuments
import AnimationEngine

/// An element with the animations that it plays, and its transitions.
struct MovingElement {
  let element: StyleElement
  private(set) var animations: [(StyleAnimation, StyleSheet.Keyframes)] = []
  let transitions: [StyleTransition]

  /// Reads what an element declares; nil for one that moves nothing, which is noted.
  init?(
    _ element: StyleElement, _ sheet: StyleSheet, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    self.element = element
    let animations = try StyleAnimation.all(of: element.declarations, &reading)
    transitions = try StyleTransition.all(of: element.declarations, &reading)
    if animations.isEmpty { Self.noteNameless(element, &reading) }
    for own in animations {
      if let keyframes = sheet.keyframes[own.name ?? ""] {
        self.animations.append((own, keyframes))
      } else {
        reading.ignore(
          "There are no @keyframes \"\(own.name ?? "")\".", at: .offset(element.rule.offset))
      }
    }
    if self.animations.isEmpty, transitions.isEmpty { return nil }
  }

  /// Notes a rule that changes another rule's animation, which is ignored.
  private static func noteNameless(_ element: StyleElement, _ reading: inout ImportReading) {
    let changes = element.declarations.contains {
      $0.name.hasPrefix("animation") && $0.value != "none"
    }
    guard changes else { return }
    reading.ignore(
      "\"\(element.rule.selector.shortened)\" changes an animation and names none: it is left "
        + "out.", at: .offset(element.rule.offset))
  }
}
