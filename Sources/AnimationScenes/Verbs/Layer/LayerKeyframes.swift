public import AnimationEngine

/// The values of a keyframe animation on a layer.
public struct LayerKeyframes: Hashable, Sendable {
  /// The values; at least one.
  public var values: [Components]
  /// When each is reached, in 0...1 of the duration; empty for even parts. A discrete animation has
  /// one more than it has values.
  public var keyTimes: [Double]
  /// The timing function of each part; empty for straight ones.
  public var timingFunctions: [UnitCurve]
  /// How values get from one to the next.
  public var mode: CalculationMode
  /// How tight the spline is at each value, from -1 to 1; 0 where it is missing.
  public var tension: [Double]
  /// How smooth it is at each value.
  public var continuity: [Double]
  /// Which neighbour it leans to at each value: 1 goes on as it comes, -1 comes as it goes on.
  public var bias: [Double]
  /// The path that is followed in place of values; its points are what key times and timing functions
  /// belong to. The property is a point.
  public var path: Path?
  /// What turns with the path, and how; nil where nothing does.
  public var rotation: PathRotation?

  /// Keyframes that lead along a path. Where `rotation` is given, another property turns with the path.
  public init(
    along path: Path, keyTimes: [Double] = [], timingFunctions: [UnitCurve] = [],
    mode: CalculationMode = .linear, rotation: PathRotation? = nil
  ) {
    self.init(values: [], keyTimes: keyTimes, timingFunctions: timingFunctions, mode: mode)
    self.path = path
    self.rotation = rotation
  }

  /// Values with straight lines between them.
  public init(
    values: [Components], keyTimes: [Double] = [], timingFunctions: [UnitCurve] = [],
    mode: CalculationMode = .linear, tension: [Double] = [], continuity: [Double] = [],
    bias: [Double] = []
  ) {
    self.values = values
    self.keyTimes = keyTimes
    self.timingFunctions = timingFunctions
    self.mode = mode
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }
}

/// A property that turns with a path: it shows the angle of the tangent.
public struct PathRotation: Hashable, Sendable {
  /// How the property follows the tangent of the path.
  public var mode: Mode
  /// What turns: an angle, or the rotation of a transform.
  public var property: LayerProperty

  /// In which direction it points, as `rotationMode` of `CAKeyframeAnimation` says it.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// Along the path.
    case auto
    /// Against the path.
    case autoReverse
  }

  /// A property that turns.
  public init(_ mode: Mode, of property: LayerProperty) {
    (self.mode, self.property) = (mode, property)
  }
}
