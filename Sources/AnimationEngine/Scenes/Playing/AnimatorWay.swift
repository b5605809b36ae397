/// What a property animator makes of a property between two of its actions.
///
/// The animator itself moves from 0 to 1; the property goes as much of its own way. Curves and
/// springs are linear in their intervals, so that is what an animator of the property would show.
struct AnimatorWay<Value: VectorArithmetic & Hashable & Sendable>: Hashable, Sendable {
  /// The animator, whose value is the part of the way that is done.
  var situation: AnimatorSituation<Double>
  /// Where the way begins.
  var from: Value
  /// Where it ends.
  var to: Value
  /// Whether a model that others move meanwhile moves what shows by as much.
  var isAdditive: Bool

  /// The place after a part of the way: exactly the ends after nothing and all of it.
  func place(after part: Double) -> Value { from.advanced(to: to, by: part) }

  /// What shows at `time` over `below`.
  func value(at time: Double, over below: Value) -> Value {
    let part = situation.value(at: time)
    let destination = situation.destinationValue
    guard isAdditive, below != place(after: destination) else { return place(after: part) }
    return below + (to - from).scaled(by: part - destination)
  }

  /// How fast it moves at `time`, per second.
  func velocity(at time: Double, over belowVelocity: Value) -> Value {
    let own = (to - from).scaled(by: situation.velocity(at: time))
    return isAdditive ? belowVelocity + own : own
  }
}

extension AnimatorWay<Components> {
  /// The same of one component.
  func component(_ index: Int) -> AnimatorWay<Double> {
    AnimatorWay<Double>(
      situation: situation, from: from.component(index), to: to.component(index),
      isAdditive: isAdditive)
  }
}
