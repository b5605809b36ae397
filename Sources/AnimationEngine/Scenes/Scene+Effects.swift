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
  var labels: [String] = []
}

extension Scene {
  /// The scene with all properties that its verbs show, after those that are declared.
  ///
  /// A property that is declared shows the effect itself, and keeps its own values.
  ///
  /// - Complexity: O(events).
  package func completed(
    _ properties: [AnimatedProperty]
  ) -> (properties: [AnimatedProperty], scene: Scene) {
    var result = (properties: properties, scene: self)
    var known = Set(properties.map(\.name))
    for effect in effects(besides: properties) where known.insert(effect.name).inserted {
      let table = effect.labels.isEmpty ? ValueTable.none : .labels(effect.labels)
      result.properties.append(
        AnimatedProperty(name: effect.name, type: effect.type, table: table))
      result.scene.initial.append(effect.initial)
    }
    return result
  }

  private func effects(besides properties: [AnimatedProperty]) -> [EffectProperty] {
    layoutEffects + viewEffects(properties) + contentEffects(properties)
      + swapEffects(properties) + zoomEffects
  }
}
