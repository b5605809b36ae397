import AnimationEngine

// How code says it.

extension SceneScript {
  /// Commits values again outside of their transaction.
  public mutating func recommit(_ values: KeyValuePairs<String, PropertyValue>, at time: Double) {
    add(.recommit(changes(values)), at: time)
  }
}
