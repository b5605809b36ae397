/// The interpolation between keyframes, as `CAAnimationCalculationMode` has it.
public enum CalculationMode: String, CaseIterable, Hashable, Sendable {
  /// Straight lines from value to value.
  case linear
  /// Jumps from value to value.
  case discrete
  /// Straight lines at constant speed; key times and timing functions are ignored.
  case paced
  /// A Kochanek-Bartels spline through the values.
  case cubic
  /// The same spline at constant speed; key times and timing functions are ignored.
  case cubicPaced
}
