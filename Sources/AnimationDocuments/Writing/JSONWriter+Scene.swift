internal import AnimationEngine

// Scenes as they are written: what is left out where it is a default reads back as it.

extension JSONWriter {
  /// Writes the members of a scene.
  mutating func members(of scene: Scene, _ properties: [AnimatedProperty]) {
    let there = zip(scene.initial, properties).compactMap { value, property in
      value.map { (value: $0, property: property) }
    }
    firstValues(.initial, there.map(\.value), there.map(\.property))
    // Animations may stand beside properties that verbs show by themselves.
    let shown = scene.completed(properties).properties
    member(.animations, scene.animations, shown)
    if let layout = scene.layout {
      name(Word.layout.text)
      append(layout, as: Forms.layoutBoxes)
    }
    name(Word.events.text)
    array { text in
      for event in scene.events { text.append(event, shown) }
    }
  }

  private mutating func append(_ event: SceneEvent, _ properties: [AnimatedProperty]) {
    object { text in
      text.member(.at, event.time)
      text.name(event.verb.word.text)
      text.append(event.verb, properties)
      text.members(of: event.transaction, properties)
    }
  }

  private mutating func append(_ verb: SceneVerb, _ properties: [AnimatedProperty]) {
    switch verb {
    case .set(let changes), .recommit(let changes): append(changes, properties)
    case .gesture(let gesture): append(gesture, as: Forms.gesture, properties: properties)
    case .animator(let command): append(command, as: Forms.animator, properties: properties)
    case .keyframes(let block): append(block, as: Forms.keyframes, properties: properties)
    case .layer(let command): append(command, properties)
    case .removeAnimations(let scope): append(scope, as: Forms.removal, properties: properties)
    case .insert(let insertion): append(insertion, properties)
    case .remove(let removal): append(removal)
    case .match(let match): append(match, as: Forms.match)
    case .content(let change): append(change, as: Forms.content, properties: properties)
    case .swap(let swap): append(swap, as: Forms.swap)
    case .zoom(let command): append(command, as: Forms.zoom)
    case .layout(let change): append(change, as: Forms.layout, properties: properties)
    case .hitTest(let point): append(point, as: Forms.hitTest)
    }
  }
}

extension SceneVerb {
  /// The member of an event that is the verb.
  fileprivate var word: Word {
    switch self {
    case .set: .set
    case .gesture: .gesture
    case .animator: .animator
    case .keyframes: .keyframes
    case .layer: .layer
    case .removeAnimations: .removeAnimations
    case .insert: .insert
    case .remove: .remove
    case .match: .match
    case .content: .content
    case .swap: .swap
    case .zoom: .zoom
    case .layout: .layout
    case .recommit: .recommit
    case .hitTest: .hitTest
    }
  }
}

// MARK: - Names of properties

extension JSONWriter {
  /// Writes a list of animations beside properties, if there are any.
  mutating func member(
    _ word: Word, _ animations: [ImplicitAnimation], _ properties: [AnimatedProperty]
  ) {
    guard !animations.isEmpty else { return }
    name(word.text)
    append(animations, as: Forms.implicitAnimations, properties: properties)
  }
}
