import AnimationEngine

// Adds this verb to a script written in code.

extension SceneScript {
  /// Adds an event that sets values again outside their transaction: explicit animations are cut.
  public mutating func recommit(_ values: KeyValuePairs<String, PropertyValue>, at time: Double) {
    add(.recommit(changes(values)), at: time)
  }
}
