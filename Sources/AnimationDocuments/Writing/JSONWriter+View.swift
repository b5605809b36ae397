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

  /// Writes a frame that is handed over.
  mutating func append(_ match: MatchedGeometry) {
    object { text in
      text.member(.from, match.from)
      text.member(.to, match.to)
      if let id = match.id { text.member(.id, id) }
      if let namespace = match.namespace { text.member(.namespace, namespace) }
      if match.properties != .frame { text.member(.properties, match.properties.rawValue) }
      text.anchor(match.anchor)
      if match.source != .to { text.member(.source, match.source.rawValue) }
    }
  }

  /// Writes a swap of views.
  mutating func append(_ swap: ViewSwap) {
    object { text in
      text.member(.from, swap.from)
      text.member(.to, swap.to)
      if swap.effect != .crossDissolve { text.member(.effect, swap.effect.rawValue) }
      if swap.hides { text.member(.hide, true) }
    }
  }
}

// MARK: - Content

extension JSONWriter {
  /// Writes a change of content.
  mutating func append(_ change: ContentChange, _ properties: [AnimatedProperty]) {
    let property = properties[change.property]
    object { text in
      text.member(.property, property.name)
      text.name(Word.to.text)
      text.append(content: property.label(Int(saturating: change.value[0])))
      guard change.transition != .interpolate else { return }
      text.name(Word.transition.text)
      text.append(change.transition)
    }
  }

  /// Writes content as what it is, but for an object, which needs the form of discrete values.
  private mutating func append(content label: String) {
    guard label.hasPrefix("{") else { return append(json: label) }
    object { text in
      text.name(Word.discrete.text)
      text.append(json: label)
    }
  }

  private mutating func append(_ transition: ContentChange.Transition) {
    let type = ContentTransitionType(transition).rawValue
    guard transition == .numericText(countsDown: true) else { return append(type) }
    object { text in
      text.member(.type, type)
      text.member(.countsDown, true)
    }
  }
}

extension AnimatedProperty {
  /// A value of the table of a discrete property.
  fileprivate func label(_ index: Int) -> String {
    guard case .labels(let labels) = table else {
      preconditionFailure("\(name) has no discrete values")
    }
    return labels[index]
  }

  /// The name of a part without that of its view, which it has to begin with.
  fileprivate func name(of part: Range<Int>, inside view: String) -> String {
    guard let name = name(of: part).dropping(view) else {
      preconditionFailure("\(self.name) is no property of the view \(view) that comes with it")
    }
    return name
  }
}
