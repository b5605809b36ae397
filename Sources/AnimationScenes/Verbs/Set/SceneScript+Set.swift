import AnimationEngine

// Adds this verb to a script written in code.

extension SceneScript {
  /// Adds an event that sets properties to new values.
  public mutating func set(
    _ values: KeyValuePairs<String, PropertyValue>, at time: Double,
    by transaction: SceneTransaction = .init()
  ) {
    add(.set(changes(values)), at: time, by: transaction)
  }
}
