/// When an animation counts as complete.
public enum AnimationCompletionCriteria: String, CaseIterable, Hashable, Sendable {
  /// Complete when nothing of note is left to see: a spring after its response, though it still
  /// swings out, a curve at its end. An animation that is interrupted still reports at this time,
  /// as if it had been left alone.
  case logicallyComplete
  /// Complete when the animation, and all that merged or combined with it, is gone.
  case removed
}
