import AnimationEngine

extension SpringSettlingRule {
  /// The rule for the reader of an answer: whose it is, its threshold, and the steps of its search.
  var meaning: String {
    switch self {
    case .swiftui:
      """
      SwiftUI's rule: the envelope, which begins at 1 + `decayConstant`, is within 0.001. Without \
      oscillation the first time, seen every 0.1 s, from which on the distance left is below 0.001 \
      for a second; 0 where there is none within 102 s.
      """
    case .coreAnimation:
      """
      Core Animation's rule: the envelope, which begins at the sum of the cosine's and the sine's \
      amplitudes, is within 0.001. Without oscillation the exact last time outside of 0.001.
      """
    case .motion:
      """
      Motion's rule: the first time, seen every 0.05 s, at which the distance left is at most \
      0.005 and the speed at most 0.01 per second; null where that takes 20 s or more.
      """
    case .anime:
      """
      anime.js's rule: the end of the first 0.2 s, seen every 0.02 s, in which the distance left \
      stays below 0.0005; null where that takes more than 60 s.
      """
    case .compose:
      """
      Compose's rule: the envelope, which begins at the amplitude of the oscillation, is within \
      0.01. Without oscillation the exact last time outside of 0.01. Whole milliseconds, rounded \
      down.
      """
    case .remotion:
      """
      Remotion's rule: the first frame, at 60 a second, from which on the distance left is below \
      0.005 for twenty more.
      """
    }
  }
}
