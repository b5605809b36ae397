/// A point in the plane, or a vector in it: a position, an offset, a translation.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double

  /// Creates the point with the given coordinates, which are not checked.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Creates the point 0, 0.
  public init() { self.init(x: 0, y: 0) }

  /// The point 0, 0.
  public static let zero = Point()
}

extension Point: Animatable {
  /// The coordinates x and y, as a vector.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

/// A point in space, or a vector in it.
public struct Point3: Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double
  /// The depth.
  public var z: Double

  /// Creates the point with the given coordinates, which are not checked.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }

  /// Creates the point 0, 0, 0.
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// The point 0, 0, 0.
  public static let zero = Point3()
}

extension Point3: Animatable {
  /// The coordinates x, y and z, as a vector.
  public var animatableData: AnimatableValues<Double, Double, Double> {
    get { AnimatableValues(x, y, z) }
    set { (x, y, z) = newValue.value }
  }
}

extension CompositeShape {
  static let point = CompositeShape("point", ["x", "y"])
  static let point3 = CompositeShape(
    "point3", meaning: "Point in space.", ["x", "y", "z"], signs: [["z"]])
}
