public import AnimationEngine

// Transitions as SwiftUI spells them.

extension ViewTransition {
  /// From a scale of 0, about the centre.
  public static var scale: ViewTransition { .scale(scale: 0) }

  /// From a scale about an anchor.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> ViewTransition {
    .scale(scale, anchor: anchor)
  }

  /// In from an edge of the container, and out there.
  public static func move(edge: Edge) -> ViewTransition { .move(edge) }

  /// From an offset, in points.
  public static func offset(_ offset: Size) -> ViewTransition {
    .offset(x: offset.width, y: offset.height)
  }

  /// From blurred, transparent and scaled; what goes shrinks.
  public static var blurReplace: ViewTransition { .blurReplace(.downUp) }

  /// This transition and another one together.
  ///
  ///     ViewTransition.scale.combined(with: .opacity)
  public func combined(with other: ViewTransition) -> ViewTransition {
    if case .combined(let parts) = self { return .combined(parts + [other]) }
    return .combined([self, other])
  }

  /// This transition with an animation of its own, whatever an event says; nil shows it at once.
  public func animation(_ animation: Animation?) -> ViewTransition { .animated(self, animation) }
}
