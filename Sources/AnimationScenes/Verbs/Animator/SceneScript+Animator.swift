import AnimationEngine

// How code says it.

extension SceneScript {
  /// Tells a property animator what to do; `values` belong to actions that animate some.
  public mutating func animator(
    _ name: String, _ action: (_ changes: [PropertyChange]) -> AnimatorCommand.Action,
    _ values: KeyValuePairs<String, PropertyValue> = [:], at time: Double
  ) {
    add(.animator(AnimatorCommand(name, action(changes(values)))), at: time)
  }

  /// Tells a property animator what to do.
  public mutating func animator(_ name: String, _ action: AnimatorCommand.Action, at time: Double) {
    add(.animator(AnimatorCommand(name, action)), at: time)
  }
}
