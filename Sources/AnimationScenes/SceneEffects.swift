package import AnimationEngine

/// A property that a verb adds to a scene in order to show what it does, such as a transition's
/// offset or the frame of a zoom.
struct EffectProperty: Hashable, Sendable {
  /// The name of the property in samples.
  var name: String
  /// The type of the property's values. Of the types with a table of values, only discrete is used.
  var type: PropertyType
  /// The value before the first event; nil if the property's view is absent then.
  var initial: Components?
  /// The distinct values of a discrete property, which its values are indices of.
  var discreteValues: [DiscreteValue] = []
}

/// Collects the properties that verbs add, while the events are gone through. Each kind of effect
/// is collected in the folder of its verb.
struct SceneEffects {
  /// The properties that the scene declares.
  let properties: [AnimatedProperty]
  let initial: [Components?]

  /// The names of the properties that the scene declares.
  private(set) lazy var declared = NameSet(properties.lazy.map(\.name))

  var transitions = TransitionEffects()
  var contents = ContentEffects()
  var swaps = SwapEffects()
  var zooms = ZoomEffects()
  /// The names of frames and zoom properties whose lengths are clamped to 0 or more.
  var lengths: NameSet = []
  /// The parts of transforms that layer animations move on their own.
  var parts: [(property: Int, part: TransformPart)] = []

  /// All added properties, once every event has been looked at.
  ///
  /// - Parameter present: The views that are there at first.
  fileprivate func all(besides layout: LayoutBox?, _ present: NameSet) -> [EffectProperty] {
    (layout?.effects ?? []) + transitions.properties(present)
      + contents.properties(besides: properties, initial) + swaps.properties(present)
      + zooms.properties
  }
}

/// A scene with the properties that its verbs add, and what was found out about its views.
package struct CompletedScene: Hashable, Sendable {
  /// The declared properties, and after them those that verbs add.
  package internal(set) var properties: [AnimatedProperty]
  /// The scene, with an initial value for each of these properties.
  package internal(set) var scene: Scene
  /// The number of declared properties.
  let declaredCount: Int
  /// The views with a declared initial value, or with a box and no insertion before any removal.
  let viewsThereAtFirst: NameSet
  /// The views that an event inserts before any other event removes them.
  let viewsInsertedFirst: NameSet
}

extension Scene {
  /// The scene with the properties that its verbs add, placed after the declared ones.
  ///
  /// A declared property of that name shows the effect itself, and keeps its initial value. One that
  /// an insertion declares begins as the effect, where its view is there before.
  ///
  /// - Parameter meter: Counts this pass over the script.
  /// - Complexity: O(events + properties).
  package func completed(
    _ properties: [AnimatedProperty], meter: inout WorkMeter
  ) -> CompletedScene {
    meter.passes.completed += 1
    return completed(properties)
  }

  /// The same completed scene as ``completed(_:meter:)`` makes, without counting the pass.
  package func completed(_ properties: [AnimatedProperty]) -> CompletedScene {
    var effects = SceneEffects(properties: properties, initial: initial)
    for event in events { event.verb.playable.addEffects(to: &effects, by: event.transaction) }
    let present = viewsThereAtFirst(properties, effects.transitions.insertedFirst)
    var whole = CompletedScene(
      properties: properties, scene: self, declaredCount: properties.count,
      viewsThereAtFirst: present, viewsInsertedFirst: effects.transitions.insertedFirst)
    var known = properties.indexByName
    for effect in effects.all(besides: layout, present) {
      if let index = known[effect.name] {
        if present.contains(whole.properties[index].view ?? "") { whole.begin(index, as: effect) }
      } else {
        known[effect.name] = whole.properties.count
        whole.add(effect)
      }
    }
    whole.holdLengths(of: effects.lengths)
    for (property, part) in effects.parts { whole.properties[property].move(part) }
    return whole
  }

  private func viewsThereAtFirst(
    _ properties: [AnimatedProperty], _ insertedFirst: NameSet
  ) -> NameSet {
    var views: NameSet = []
    for (property, value) in zip(properties, initial) where value != nil {
      if let view = property.view { views.insert(view) }
    }
    return views.union(NameSet(layout?.names ?? []).subtracting(insertedFirst))
  }
}

extension CompletedScene {
  /// Replaces implicit animations and events by those of `read`. These may name added properties,
  /// so they could be read only once the properties were known. They add no further ones.
  package mutating func takeAnimations(of read: Scene) {
    scene.animations = read.animations
    scene.events = read.events
  }

  fileprivate mutating func holdLengths(of names: NameSet) {
    if names.isEmpty { return }
    for index in properties.indices where names.contains(properties[index].name) {
      properties[index].holdsLengths = true
    }
  }

  /// Gives a declared property without an initial value the one of an effect that it shows.
  fileprivate mutating func begin(_ index: Int, as effect: EffectProperty) {
    guard scene.initial[index] == nil, properties[index].type == effect.type,
      effect.discreteValues.isEmpty
    else { return }
    scene.initial[index] = effect.initial
  }

  fileprivate mutating func add(_ effect: EffectProperty) {
    let values = effect.discreteValues
    let table = values.isEmpty ? ValueTable.none : .discrete(values)
    properties.append(AnimatedProperty(name: effect.name, type: effect.type, table: table))
    scene.initial.append(effect.initial)
  }
}
