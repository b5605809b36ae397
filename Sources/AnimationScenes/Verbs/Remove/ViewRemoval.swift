public import AnimationEngine

/// A view that goes.
///
/// It goes from where it is to what its transition makes of it, and is gone when the motion that the
/// removal began is over; at once where nothing is animated.
public struct ViewRemoval: Hashable, Sendable {
  /// The name of the view.
  public var view: String
  /// How it goes; nil for the transition that it was inserted with.
  public var transition: ViewTransition?
  /// What it moves in; nil for what it was inserted with.
  public var container: Size?

  /// A view that goes.
  public init(view: String, transition: ViewTransition? = nil, container: Size? = nil) {
    self.view = view
    self.transition = transition
    self.container = container
  }
}

extension ViewRemoval {
  func title(_ properties: [AnimatedProperty]) -> String? { "remove " + view }

  func addEffects(to effects: inout SceneEffects, by transaction: SceneTransaction) {
    effects.transitions.add(self)
  }
}
