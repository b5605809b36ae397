internal import AnimationEngine

// Views that come, go, take over frames and places, and zoom; contents that change.

extension JSONWriter {
  /// Writes a view that comes. The names of its values leave out that of the view, which they all
  /// begin with.
  mutating func append(_ insertion: ViewInsertion, _ properties: [AnimatedProperty]) {
    object { text in
      text.member(.view, insertion.view)
      text.values(of: insertion, properties)
      text.manner(insertion.transition, insertion.container)
      if let other = insertion.replaces { text.member(.replaces, other) }
    }
  }

  private mutating func values(of insertion: ViewInsertion, _ properties: [AnimatedProperty]) {
    guard !insertion.values.isEmpty else { return }
    name(Word.values.text)
    object { text in
      for change in insertion.values {
        let property = properties[change.property]
        for part in change.writtenParts(of: property) {
          text.name(property.name(of: part.components, inside: insertion.view))
          text.append(part.value, of: part.components, property, statesSpace: true)
        }
      }
    }
  }

  /// Writes a view that goes.
  mutating func append(_ removal: ViewRemoval) {
    object { text in
      text.member(.view, removal.view)
      text.manner(removal.transition, removal.container)
    }
  }

  private mutating func manner(_ transition: ViewTransition?, _ container: Size?) {
    if let transition {
      name(Word.transition.text)
      append(transition, as: Forms.transition)
    }
    guard let container else { return }
    name(Word.container.text)
    object { text in
      text.member(.width, container.width)
      text.member(.height, container.height)
    }
  }
}

extension AnimatedProperty {
  /// The name of a part without that of its view, which it has to begin with.
  fileprivate func name(of part: Range<Int>, inside view: String) -> String {
    guard let name = name(of: part).dropping(view) else {
      preconditionFailure("\(self.name) is no property of the view \(view) that comes with it")
    }
    return name
  }
}
