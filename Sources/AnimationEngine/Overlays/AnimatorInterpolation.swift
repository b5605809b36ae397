/// What a property animator makes of a property between two of its actions.
///
/// The animator itself moves from 0 to 1; the property covers as much of its own distance. Curves
/// and springs are linear in their intervals, so that is what an animator of the property would
/// show.
package struct AnimatorInterpolation<Value: VectorArithmetic & Hashable & Sendable>: Hashable,
  Sendable
{
  /// The animator, whose value is the part of the distance that is done.
  var animatorState: AnimatorState<Double>
  /// Where it begins.
  var from: Value
  /// Where it ends.
  var to: Value
  /// Whether a model that others move meanwhile moves what shows by as much.
  var isAdditive: Bool

  /// What an animator makes of the way between two values.
  package init(animatorState: AnimatorState<Double>, from: Value, to: Value, isAdditive: Bool) {
    self.animatorState = animatorState
    self.from = from
    self.to = to
    self.isAdditive = isAdditive
  }

  /// The place after a part of the distance: exactly the ends after nothing and all of it.
  func place(after part: Double) -> Value { from.advanced(to: to, by: part) }

  /// What shows at `time` over `below`.
  func value(at time: Double, over below: Value) -> Value {
    let part = animatorState.value(at: time)
    let destination = animatorState.destinationValue
    guard isAdditive, below != place(after: destination) else { return place(after: part) }
    return below + (to - from).scaled(by: part - destination)
  }

  /// How fast it moves at `time`, per second.
  func velocity(at time: Double, over belowVelocity: Value) -> Value {
    let own = (to - from).scaled(by: animatorState.velocity(at: time))
    return isAdditive ? belowVelocity + own : own
  }
}

extension AnimatorInterpolation<Components> {
  /// The same of one component.
  func component(_ index: Int) -> AnimatorInterpolation<Double> {
    AnimatorInterpolation<Double>(
      animatorState: animatorState, from: from.component(index), to: to.component(index),
      isAdditive: isAdditive)
  }
}
