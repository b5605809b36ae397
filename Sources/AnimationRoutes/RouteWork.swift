public import AnimationEngine

/// The environment in which the answer to a request is computed.
public struct RouteWork: Sendable {
  /// The owner of the work, who is asked whether it may go on once it is not light; see ``WorkMeter``. Nil
  /// allows all.
  let turn: WorkMeter.Owner?
  /// The workers that run parts of the work in parallel; nil runs them one after the other.
  let workers: (any Workers)?
  /// A function that is told when a stage of the answer begins; nil if nobody asks.
  let stage: Stage.Observer?
  /// A function that is told how many values a part of a stream has when that part begins, where
  /// ``Reply/valueCount`` does not have them, since only the parts themselves say. Nil if nobody asks.
  let values: ValueObserver?

  /// A function that is told of a number of values.
  public typealias ValueObserver = @Sendable (Int) -> Void

  public init(
    turn: WorkMeter.Owner? = nil, workers: (any Workers)? = nil, stage: Stage.Observer? = nil,
    values: ValueObserver? = nil
  ) {
    (self.turn, self.workers, self.stage, self.values) = (turn, workers, stage, values)
  }
}
