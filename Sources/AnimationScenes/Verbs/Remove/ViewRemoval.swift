public import AnimationEngine

/// The removal of a view.
///
/// The view goes from where it is to where its transition ends. It is gone when the motion begun
/// by the removal is over, or at once if nothing is animated.
public struct ViewRemoval: Hashable, Sendable {
  /// The name of the view.
  public var view: String
  /// The transition of the removal; nil for the one that the view was inserted with.
  public var transition: ViewTransition?
  /// The container's size for the transition; nil for the one given at the insertion.
  public var container: Size?

  /// The removal of a view, by default with the transition of its insertion.
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
