/// A width and a height.
public struct Size: Hashable, Sendable {
  /// The width; negative ones are kept.
  public var width: Double
  /// The height; negative ones are kept.
  public var height: Double

  /// Creates the size with the given width and height, which are not checked.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// Creates the size 0, 0.
  public init() { self.init(width: 0, height: 0) }

  /// The size 0, 0.
  public static let zero = Size()
}

extension Size: Animatable {
  /// Width and height, as a vector.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CompositeShape {
  static let size = CompositeShape("size", ["width", "height"])
}
