public import AnimationEngine

/// Animations of all sorts, from which the tests of laws draw.
public enum LawAnimations {
  /// Springs that take over the velocity of whatever ran.
  public static let springs: [Animation] = [
    .bouncy, .smooth, .snappy, .default, .interactiveSpring, .spring(duration: 0.9, bounce: -0.4),
  ]
  /// Curves without delay, speed and repetition.
  public static let curves: [Animation] = [
    .easeInOut, .linear(duration: 0.5), .easeOut(duration: 0.8), .timingCurve(.easeIn, duration: 1),
  ]
  private static let modified: [Animation] = [
    .interpolatingSpring(stiffness: 120, damping: 9), .bouncy.delay(0.1), .snappy.speed(1.5),
    .easeIn(duration: 0.6).logicallyComplete(after: 0.2),
  ]
  /// Those that jump by themselves: a repetition, and one of no duration.
  private static let jumping: [Animation] = [
    .linear(duration: 0.2).repeatCount(3), .linear(duration: 0),
  ]
  /// All that never jumps by itself.
  public static let steady = springs + curves + modified
  /// All of them.
  public static let all = steady + jumping
}
