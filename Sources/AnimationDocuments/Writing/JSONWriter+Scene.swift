internal import AnimationEngine
internal import AnimationScenes

// Scenes as they are written: what is left out where it is a default reads back as it.

extension JSONWriter {
  /// Writes the members of a scene.
  mutating func members(of scene: Scene, _ animation: ResolvedAnimation) {
    let there = zip(scene.initial, animation.properties).compactMap { value, property in
      value.map { (value: $0, property: property) }
    }
    firstValues(.initial, there.map(\.value), there.map(\.property))
    // Animations may stand beside properties that verbs show by themselves.
    let shown = animation.shownProperties
    if !scene.animations.isEmpty {
      name(Word.animations.text)
      append(scene.animations, as: Forms.implicitAnimations, properties: shown)
    }
    if let layout = scene.layout {
      name(Word.layout.text)
      append(layout, as: Forms.layoutBoxes)
    }
    name(Word.events.text)
    append(scene.events, as: Forms.events, properties: shown)
  }
}
