package import AnimationEngine

/// A property that shows what a verb does, besides those that a scene declares: the offset of a
/// transition, the frame of a zoom.
struct EffectProperty: Hashable, Sendable {
  /// The name that answers use.
  var name: String
  /// What its values are; none that stands in a table but discrete ones.
  var type: PropertyType
  /// The value before anything happens; nil where it is not there at first.
  var initial: Components?
  /// The distinct values of a discrete property.
  var discreteValues: [DiscreteValue] = []
}

/// The properties that verbs show, while the events are gone through. Each sort of effect is collected
/// in the folder of its verb.
struct SceneEffects {
  /// The properties that are declared, and their values before anything happens.
  let properties: [AnimatedProperty]
  let initial: [Components?]

  /// The names of the properties that are declared.
  private(set) lazy var declared = Set(properties.map(\.name))

  var transitions = TransitionEffects()
  var contents = ContentEffects()
  var swaps = SwapEffects()
  var zooms = ZoomEffects()
  /// The names of properties whose lengths never show below 0.
  var lengths: Set<String> = []
  /// The parts of transforms that animations of layers move by themselves.
  var parts: [(property: Int, part: TransformPart)] = []

  /// All of them, when every event was looked at.
  ///
  /// - Parameter present: The views that are there at first.
  fileprivate func all(besides layout: LayoutBox?, _ present: Set<String>) -> [EffectProperty] {
    (layout?.effects ?? []) + transitions.properties(present)
      + contents.properties(besides: properties, initial) + swaps.properties(present)
      + zooms.properties
  }
}

/// A scene with all properties that its verbs show, and what was found on the way.
package struct CompletedScene: Hashable, Sendable {
  /// The properties that are declared, and after them those that verbs show.
  package internal(set) var properties: [AnimatedProperty]
  /// The scene, with a first value for each of them.
  package internal(set) var scene: Scene
  /// How many properties are declared.
  let declaredCount: Int
  /// The views that have a declared value before anything happens, or a box that nothing inserts first.
  let viewsThereAtFirst: Set<String>
  /// The views that are inserted before any other verb takes them away.
  let viewsInsertedFirst: Set<String>
}

extension Scene {
  /// The scene with all properties that its verbs show, after those that are declared.
  ///
  /// A property that is declared shows the effect itself, and keeps its own values.
  ///
  /// - Parameter meter: Counts that it was done.
  /// - Complexity: O(events + properties).
  package func completed(
    _ properties: [AnimatedProperty], meter: inout WorkMeter
  ) -> CompletedScene {
    meter.passes.completed += 1
    return completed(properties)
  }

  /// The same where nobody counts.
  package func completed(_ properties: [AnimatedProperty]) -> CompletedScene {
    var effects = SceneEffects(properties: properties, initial: initial)
    for event in events { event.verb.playable.addEffects(to: &effects, by: event.transaction) }
    let present = viewsThereAtFirst(properties, effects.transitions.insertedFirst)
    var whole = CompletedScene(
      properties: properties, scene: self, declaredCount: properties.count,
      viewsThereAtFirst: present, viewsInsertedFirst: effects.transitions.insertedFirst)
    var known = Set(properties.map(\.name))
    for effect in effects.all(besides: layout, present) where known.insert(effect.name).inserted {
      whole.add(effect)
    }
    whole.holdLengths(of: effects.lengths)
    for (property, part) in effects.parts { whole.properties[property].move(part) }
    return whole
  }

  private func viewsThereAtFirst(
    _ properties: [AnimatedProperty], _ insertedFirst: Set<String>
  ) -> Set<String> {
    var views = Set<String>()
    for (property, value) in zip(properties, initial) where value != nil {
      if let view = property.view { views.insert(view) }
    }
    return views.union((layout?.names ?? []).subtracting(insertedFirst))
  }
}

extension CompletedScene {
  /// Takes over what names the properties that verbs show, and so was read when these were known:
  /// implicit animations, and the removal of animations. Neither shows more properties.
  package mutating func takeAnimations(of read: Scene) {
    scene.animations = read.animations
    scene.events = read.events
  }

  fileprivate mutating func holdLengths(of names: Set<String>) {
    if names.isEmpty { return }
    for index in properties.indices where names.contains(properties[index].name) {
      properties[index].holdsLengths = true
    }
  }

  fileprivate mutating func add(_ effect: EffectProperty) {
    let values = effect.discreteValues
    let table = values.isEmpty ? ValueTable.none : .discrete(values)
    properties.append(AnimatedProperty(name: effect.name, type: effect.type, table: table))
    scene.initial.append(effect.initial)
  }
}
