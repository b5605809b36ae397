/// The reason why a timeline cannot be computed within the limits.
public enum TimelineRefusal: Error, Hashable, Sendable {
  /// The phases take more than `limit` steps.
  case tooManySteps(limit: Int)
  /// More than `limit` animations are combined at one time.
  case tooManyLayers(limit: Int)
  /// More than `limit` animations run on one property at one event of a scene.
  case tooManyAnimations(event: Int, limit: Int)
  /// A tolerance needs more than `limit` sample times.
  case tooManyTimes(limit: Int)
  /// The computation costs more work or memory than the meter allows.
  case tooCostly(WorkExcess)
  /// The owner of the meter has ended the work.
  case interrupted(WorkInterruption)
  /// A timing repeats an endless animation without giving the duration of an iteration.
  case endlessIteration
  /// A timing plays an endless animation backward, which has no end to start from.
  case endlessReversal
}
