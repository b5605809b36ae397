public import AnimationEngine

// Transitions as SwiftUI spells them.

extension ViewTransition {
  /// The view scales from and to 0, about its centre.
  public static var scale: ViewTransition { .scale(scale: 0) }

  /// The view scales from and to a factor, about an anchor.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> ViewTransition {
    .scale(scale, anchor: anchor)
  }

  /// The view moves in from an edge of the container, and out by the same edge.
  public static func move(edge: Edge) -> ViewTransition { .move(edge) }

  /// The view moves in from an offset in points, and out to it.
  public static func offset(_ offset: Size) -> ViewTransition {
    .offset(x: offset.width, y: offset.height)
  }

  /// The view comes from blurred, clear and smaller, and goes the same way: `blurReplace(.downUp)`.
  public static var blurReplace: ViewTransition { .blurReplace(.downUp) }

  /// This transition and another one together.
  ///
  ///     ViewTransition.scale.combined(with: .opacity)
  public func combined(with other: ViewTransition) -> ViewTransition {
    if case .combined(let parts) = self { return .combined(parts + [other]) }
    return .combined([self, other])
  }

  /// This transition with its own animation, whatever the event says; nil makes it at once.
  public func animation(_ animation: Animation?) -> ViewTransition { .animated(self, animation) }
}
