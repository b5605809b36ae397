public import AnimationEngine

/// The insertion of a view.
///
/// Its properties start where its ``transition`` has them and go to ``values``, animated by the
/// event's transaction; without an animation the view is there at once. A view that is still
/// leaving turns back where it is, and springs keep its velocity.
///
/// The properties of a view show no value before its insertion and after it has gone. A set, a
/// recommit or a gesture then has no effect on them, nor while the view is leaving.
public struct ViewInsertion: Hashable, Sendable {
  /// The name of the view.
  public var view: String
  /// The values that the view's properties have from now on. When a view is inserted again, properties
  /// that are not named get the values that they had when it left.
  public var values: [PropertyChange]
  /// How the view appears, and leaves when it is removed; nil for SwiftUI's default, opacity.
  public var transition: ViewTransition?
  /// The size of the container whose edges the transition uses; nil if it uses none.
  public var container: Size?
  /// The view that is removed at the same moment, by its own transition: the other branch of an
  /// `if`. The two views fade over each other, whereas a set on one view, like `?:`, interpolates.
  public var replaces: String?

  /// The insertion of a view with these values.
  public init(
    view: String, values: [PropertyChange], transition: ViewTransition? = nil,
    container: Size? = nil, replaces: String? = nil
  ) {
    self.view = view
    self.values = values
    self.transition = transition
    self.container = container
    self.replaces = replaces
  }
}

extension ViewInsertion {
  func title(_ properties: [AnimatedProperty]) -> String? { "insert " + view }

  func inCoordinates(of spaces: PropertySpaces) -> SceneVerb? {
    var insertion = self
    insertion.values = values.inCoordinates(of: spaces)
    return .insert(insertion)
  }

  func addEffects(to effects: inout SceneEffects, by transaction: SceneTransaction) {
    effects.transitions.add(self)
  }
}
