public import AnimationEngine

// How code says it.

extension SceneScript {
  /// Lets a view go.
  public mutating func remove(
    _ view: String, at time: Double, transition: ViewTransition? = nil,
    container: Size? = nil, by transaction: SceneTransaction = .init()
  ) {
    add(
      .remove(ViewRemoval(view: view, transition: transition, container: container)), at: time,
      by: transaction)
  }
}
