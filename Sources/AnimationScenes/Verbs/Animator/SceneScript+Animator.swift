import AnimationEngine

// Property animators in scripts written in code.

extension SceneScript {
  /// Adds a command to a property animator; `values` are the changes for actions that animate some.
  public mutating func animator(
    _ name: String, _ action: (_ changes: [PropertyChange]) -> AnimatorCommand.Action,
    _ values: KeyValuePairs<String, PropertyValue> = [:], at time: Double
  ) {
    add(.animator(AnimatorCommand(name, action(changes(values)))), at: time)
  }

  /// Adds a command to a property animator.
  public mutating func animator(_ name: String, _ action: AnimatorCommand.Action, at time: Double) {
    add(.animator(AnimatorCommand(name, action)), at: time)
  }
}
