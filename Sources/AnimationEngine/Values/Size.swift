/// A width and a height.
public struct Size: Hashable, Sendable {
  /// The horizontal extent; negative ones are kept.
  public var width: Double
  /// The vertical extent; negative ones are kept.
  public var height: Double

  /// The size with the given extents; none is checked.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The size 0, 0.
  public init() { self.init(width: 0, height: 0) }

  /// The size 0, 0.
  public static let zero = Size()
}

extension Size: Animatable {
  /// Width and height.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CompositeShape {
  static let size = CompositeShape("size", ["width", "height"])
}
