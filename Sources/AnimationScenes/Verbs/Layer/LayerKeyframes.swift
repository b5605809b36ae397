public import AnimationEngine

/// The values of a keyframe animation on a layer.
public struct LayerKeyframes: Hashable, Sendable {
  /// The values; at least one.
  public var values: [Components]
  /// The time of each value as a fraction of the duration, in 0...1 and never falling. With the mode
  /// `discrete` there may be one more, the end of the last value. Empty, or of any other length, for
  /// even spacing.
  public var keyTimes: [Double]
  /// The timing function of each interval; empty for linear ones.
  public var timingFunctions: [UnitCurve]
  /// How values are interpolated.
  public var mode: CalculationMode
  /// The tension of the spline at each value, from -1 to 1; missing entries are 0.
  public var tension: [Double]
  /// The continuity of the spline at each value; at 0 it is smooth.
  public var continuity: [Double]
  /// The spline's bias at each value: 1 keeps the incoming direction, -1 takes the outgoing one.
  public var bias: [Double]
  /// A path to follow in place of values, for a property that is a point. Key times and timing
  /// functions then belong to its points. Nil to go through `values`.
  public var path: Path?
  /// The property that turns with the path; nil if none does.
  public var rotation: PathRotation?

  /// Keyframes through values; by default linear between them.
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

/// A property that shows the angle of the path's tangent while an animation follows the path.
public struct PathRotation: Hashable, Sendable {
  /// Whether the property points along the path or against it.
  public var mode: Mode
  /// The property that turns: an angle, or the rotation part of a transform.
  public var property: LayerProperty

  /// The direction that the property takes from the path: `rotationMode` of `CAKeyframeAnimation`.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// The direction of motion along the path.
    case auto
    /// The opposite of the direction of motion.
    case autoReverse
  }

  /// A rotation of a property with the path.
  public init(_ mode: Mode, of property: LayerProperty) {
    (self.mode, self.property) = (mode, property)
  }
}
