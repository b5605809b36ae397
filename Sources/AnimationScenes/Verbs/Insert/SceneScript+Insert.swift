public import AnimationEngine

// How code says it.

extension SceneScript {
  /// Lets a view come; its values declare its properties, by their names without the view's.
  public mutating func insert(
    _ view: String, _ values: KeyValuePairs<String, PropertyValue> = [:], at time: Double,
    transition: ViewTransition? = nil, container: Size? = nil, replacing other: String? = nil,
    by transaction: SceneTransaction = .init()
  ) {
    let changes = values.map { name, value in declaredChange("\(view).\(name)", value) }
    add(
      .insert(
        ViewInsertion(
          view: view, values: changes, transition: transition, container: container,
          replaces: other)), at: time, by: transaction)
  }
}
