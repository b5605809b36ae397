/// Why a timeline cannot be computed within the limits.
public enum TimelineRefusal: Error, Hashable, Sendable {
  /// The phases take more steps than this.
  case tooManySteps(limit: Int)
  /// More animations than this are combined at one time.
  case tooManyLayers(limit: Int)
  /// More animations than this run on one property at one event of a scene.
  case tooManyAnimations(event: Int, limit: Int)
  /// A tolerance asks for more times than this.
  case tooManyTimes(limit: Int)
  /// It costs more work or memory than the meter allows.
  case tooCostly(WorkExcess)
  /// Who asked for it ends the work.
  case interrupted(WorkInterruption)
  /// A timing repeats what has no end, and does not say how long an iteration lasts.
  case endlessIteration
  /// A timing runs backwards from an end that it does not have.
  case endlessReversal
}
