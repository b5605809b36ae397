/// A point relative to a rectangle: 0, 0 is its top leading corner, 1, 1 the bottom trailing one.
/// Coordinates outside 0...1 are kept as they are.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position; 0 is leading, 1 trailing.
  public var x: Double
  /// The vertical position; 0 is the top, 1 the bottom.
  public var y: Double

  /// Creates the point 0, 0.
  @inlinable
  public init() { self.init(x: 0, y: 0) }

  /// Creates the point with the given coordinates, which are not checked.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point 0, 0.
  public static let zero = UnitPoint()
  /// The point 0.5, 0.5.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The point 0, 0.5.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The point 1, 0.5.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The point 0.5, 0.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The point 0.5, 1.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The point 0, 0.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The point 1, 0.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The point 0, 1.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The point 1, 1.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  /// The coordinates x and y times 128: the scale of SwiftUI's animatable data for a unit point, in
  /// which the absolute thresholds of springs are measured.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x * 128, y * 128) }
    set { (x, y) = (newValue.first / 128, newValue.second / 128) }
  }
}
