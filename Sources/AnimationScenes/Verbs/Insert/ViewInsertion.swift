public import AnimationEngine

/// A view that comes.
///
/// Its properties start where its ``transition`` has them and go to ``values``, animated by the event's
/// transaction; without an animation they are there at once. A view that is still going turns round where
/// it is, and springs keep its velocity.
///
/// Before a view comes and after it is gone its properties show no value. A set, a recommit or a gesture
/// on them then has no effect, nor has it while the view goes.
public struct ViewInsertion: Hashable, Sendable {
  /// The name of the view.
  public var view: String
  /// The values of its properties, which are there from now on. When a view comes again, those
  /// that are not named are what it had when it went.
  public var values: [PropertyChange]
  /// How it comes, and how it goes when it is removed; nil for SwiftUI's own, opacity.
  public var transition: ViewTransition?
  /// What it moves in; nil where no transition asks for it.
  public var container: Size?
  /// The view that goes in the same moment, by its own transition: the other branch of an `if`. Two
  /// branches are two views, which fade over each other; a set on one view is the `?:`, which
  /// interpolates.
  public var replaces: String?

  /// A view that comes.
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
