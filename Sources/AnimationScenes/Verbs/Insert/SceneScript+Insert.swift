public import AnimationEngine

// Adds this verb to a script written in code.

extension SceneScript {
  /// Inserts a view. Its values declare new properties of it; their names are without the view's.
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
