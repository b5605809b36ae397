import AnimationEngine

// Adds this verb to a script written in code.

extension SceneScript {
  /// Changes the content of a discrete property.
  public mutating func change(
    _ name: String, to content: PropertyValue, at time: Double,
    transition: ContentChange.Transition = .interpolate, by transaction: SceneTransaction = .init()
  ) {
    let change = change(name, content)
    add(
      .content(
        ContentChange(property: change.property, value: change.value, transition: transition)),
      at: time, by: transaction)
  }
}
