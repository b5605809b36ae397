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
      append(layout)
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
    case .gesture(let gesture): append(gesture, properties)
    case .animator(let command): append(command, properties)
    case .keyframes(let block): append(block, properties)
    case .layer(let command): append(command, properties)
    case .removeAnimations(let scope): append(scope, properties)
    case .insert(let insertion): append(insertion, properties)
    case .remove(let removal): append(removal)
    case .match(let match): append(match)
    case .content(let change): append(change, properties)
    case .swap(let swap): append(swap)
    case .zoom(let command): append(command, as: Forms.zoom)
    case .layout(let change): append(change, properties)
    case .hitTest(let point):
      object { text in
        text.name(Word.point.text)
        text.object { text in
          text.member(.x, point.x)
          text.member(.y, point.y)
        }
      }
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
  private mutating func append(_ scope: AnimationScope, _ properties: [AnimatedProperty]) {
    object { text in
      switch scope {
      case .all: break
      case .view(let view): text.member(.view, view)
      case .properties(let indices): text.members(naming: indices, properties)
      }
    }
  }

  /// Writes a list of animations beside properties, if there are any.
  mutating func member(
    _ word: Word, _ animations: [ImplicitAnimation], _ properties: [AnimatedProperty]
  ) {
    guard !animations.isEmpty else { return }
    name(word.text)
    array { text in
      for animation in animations { text.append(animation, properties) }
    }
  }

  private mutating func append(_ animation: ImplicitAnimation, _ properties: [AnimatedProperty]) {
    object { text in
      text.members(naming: animation.properties, properties)
      text.name(Word.animation.text)
      text.append(optional: animation.animation)
      if let trigger = animation.trigger { text.member(.value, properties[trigger].name) }
      text.member(.when, animation.condition)
    }
  }

  private mutating func members(naming indices: [Int], _ properties: [AnimatedProperty]) {
    if indices.count == 1 { return member(.property, properties[indices[0]].name) }
    name(Word.properties.text)
    array { text in
      for index in indices { text.append(properties[index].name) }
    }
  }
}
