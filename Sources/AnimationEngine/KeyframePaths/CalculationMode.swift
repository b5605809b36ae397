/// How values get from keyframe to keyframe.
public enum CalculationMode: String, CaseIterable, Hashable, Sendable {
  /// In straight lines.
  case linear
  /// By jumps.
  case discrete
  /// In straight lines, at even speed: key times and timing functions do not count.
  case paced
  /// Along a Kochanek-Bartels spline.
  case cubic
  /// Along the spline, at even speed.
  case cubicPaced
}
