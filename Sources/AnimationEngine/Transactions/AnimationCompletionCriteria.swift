/// The criteria by which an animation counts as complete.
public enum AnimationCompletionCriteria: String, CaseIterable, Hashable, Sendable {
  /// Complete when the animation looks finished: a spring after its response, although it still
  /// oscillates, and a curve at its end. An animation that is interrupted still completes at this
  /// time, as if it had not been.
  case logicallyComplete
  /// Complete when the animation has ended with all that merged or combined with it.
  case removed
}
