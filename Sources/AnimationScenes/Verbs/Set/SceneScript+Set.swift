import AnimationEngine

// How code says it.

extension SceneScript {
  /// Sets properties to new values at a time.
  public mutating func set(
    _ values: KeyValuePairs<String, PropertyValue>, at time: Double,
    by transaction: SceneTransaction = .init()
  ) {
    add(.set(changes(values)), at: time, by: transaction)
  }
}
