internal import AnimationEngine
public import AnimationScenes

// Converts places in scripts to JSON Pointers into documents.

extension ScenePlace {
  /// The JSON Pointer (RFC 6901) to this place in the document of an animation; empty, the whole
  /// document, if the animation has no such event.
  public func pointer(in animation: ResolvedAnimation) -> String {
    guard case .scene(let scene) = animation.content,
      !part.isOfEvent || scene.events.indices.contains(event)
    else { return "" }
    let path = path(in: scene, animation.properties)
    let start = part.isOfEvent ? [Word.events.text, "\(event)"] : []
    return (start + path).map { "/" + JSONPointer.escaped($0) }.joined()
  }

  /// The member names that lead to the place from its event, or from the document to what is no
  /// event's.
  func path(in scene: Scene, _ properties: [AnimatedProperty]) -> [String] {
    if part == .layout { return [Word.layout.text] }
    if let entry = part.entry { return [Word.animations.text, "\(entry)", Word.animation.text] }
    let event = scene.events[event]
    if part == .time { return [Word.at.text] }
    if part == .animation { return [event.transaction.source.word.text] }
    if part == .animationVelocity { return event.transaction.source.velocityWords.map(\.text) }
    return [event.verb.word.text] + part.members(in: event.verb, properties)
  }
}

extension ScenePlace.Part {
  /// Whether the part belongs to an event, and not to the document.
  fileprivate var isOfEvent: Bool {
    switch self {
    case .layout, .implicitAnimation: false
    default: true
    }
  }

  /// The index of the implicit animation that is meant, among the event's or the document's.
  fileprivate var entry: Int? {
    switch self {
    case .scopedAnimation(let index), .implicitAnimation(let index): index
    default: nil
    }
  }

  /// The member names that lead to the part from the verb.
  fileprivate func members(in verb: SceneVerb, _ properties: [AnimatedProperty]) -> [String] {
    switch self {
    case .verb, .layout, .animation, .animationVelocity, .time: []
    case .scopedAnimation, .implicitAnimation: []
    case .ownAnimation: [Word.animation.text]
    case .samples: [Word.samples.text]
    case .action: [verb.actionWord.text]
    case .name: [Word.name.text]
    case .view: [Word.view.text]
    case .replaces: [Word.replaces.text]
    case .transition: [Word.transition.text]
    case .from: [Word.from.text]
    case .to: [Word.to.text]
    case .property: [Word.property.text]
    case .flush: [Word.flush.text]
    case .velocity: [Word.velocity.text]
    case .input(let view, let member): [Word.set.text, "\(view).\(member.rawValue)"]
    case .change(let property, nil): [properties[property].name]
    case .change(let property, let component?):
      ["\(properties[property].name).\(properties[property].type.componentNames[component])"]
    }
  }
}

extension SceneVerb {
  /// The member that says what to do: for a layer command `add`, `remove` and the like, for
  /// others `do`.
  fileprivate var actionWord: Word {
    switch self {
    case .layer(.add), .layer(.addAll): .add
    case .layer(.remove): .remove
    case .layer(.removeAll): .removeAll
    case .layer(.time): .speed
    default: .do
    }
  }
}

extension SceneTransaction.AnimationSource {
  /// The member that holds the event's animation.
  fileprivate var word: Word { if case .uikit = self { .uikit } else { .animation } }

  /// The member names that lead to the initial velocity of the event's animation.
  fileprivate var velocityWords: [Word] {
    guard case .uikit(let block) = self else { return [.animation, .initialVelocity] }
    if case .animation = block.form { return [.uikit, .animation, .initialVelocity] }
    return [.uikit, .initialVelocity]
  }
}
