/// A rectangle with upright sides.
public struct Rect: Hashable, Sendable {
  /// The corner that the size counts from.
  public var origin: Point
  /// How far it reaches; negative extents are kept.
  public var size: Size

  /// The rectangle at `origin`.
  public init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

  /// The rectangle at x, y.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle of size 0 at 0, 0.
  public init() { self.init(origin: .zero, size: .zero) }

  /// The rectangle of size 0 at 0, 0.
  public static let zero = Rect()
}

extension Rect: Animatable {
  /// Origin and size.
  public var animatableData: AnimatablePair<Point.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension CompositeShape {
  static let rect = CompositeShape(
    "rect", meaning: "Rectangle.", ["x", "y", "width", "height"],
    signs: [["x", "y"], ["width", "height"]])
}
