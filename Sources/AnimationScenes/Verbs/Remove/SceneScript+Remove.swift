public import AnimationEngine

// Adds this verb to a script written in code.

extension SceneScript {
  /// Adds an event that removes a view.
  public mutating func remove(
    _ view: String, at time: Double, transition: ViewTransition? = nil,
    container: Size? = nil, by transaction: SceneTransaction = .init()
  ) {
    add(
      .remove(ViewRemoval(view: view, transition: transition, container: container)), at: time,
      by: transaction)
  }
}
