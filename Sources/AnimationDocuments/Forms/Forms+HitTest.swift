internal import AnimationEngine

extension Forms {
  /// A question which view is at a point.
  static let hitTest = Form<Point>(
    ObjectForm<Point>(
      "HitTest", "hitTest", "Where a touch would be.",
      Member(.point, .point("A point")) { UnitPoint(x: $0.x, y: $0.y) },
      make: { Point(x: $0.x, y: $0.y) }),
    "hitTest is an object with a point")
}
