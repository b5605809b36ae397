/// A rectangle with sides parallel to the axes.
public struct Rect: Hashable, Sendable {
  /// The corner from which the size is measured.
  public var origin: Point
  /// The width and the height; negative ones are kept.
  public var size: Size

  /// Creates the rectangle with an origin and a size.
  public init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

  /// Creates the rectangle with an origin at x, y.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates the rectangle of size 0 at 0, 0.
  public init() { self.init(origin: .zero, size: .zero) }

  /// The rectangle of size 0 at 0, 0.
  public static let zero = Rect()
}

extension Rect: Animatable {
  /// Origin and size, as a vector.
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
