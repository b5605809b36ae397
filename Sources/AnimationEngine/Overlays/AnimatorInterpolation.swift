/// What a property animator makes of one component between two of its actions.
///
/// The animator itself moves from 0 to 1; the property covers as much of its own distance. Curves
/// and springs are linear in their intervals, so that is what an animator of the property would
/// show.
struct AnimatorInterpolation: Hashable, Sendable {
  /// The animator, whose value is the part of the distance that is done.
  var animatorState: AnimatorState<Double>
  /// Where it begins.
  var from: Double
  /// Where it ends.
  var to: Double
  /// Whether a model that others move meanwhile moves what shows by as much.
  var isAdditive: Bool

  /// The place after a part of the distance: exactly the ends after nothing and all of it.
  func place(after part: Double) -> Double { from.advanced(to: to, by: part) }

  /// What shows at `time` over `below`.
  func compose<Number: SmoothNumber>(over below: Number, at time: Double) -> Number {
    let part: Number = animatorState.number(at: time)
    let own = (to - from) * part.rate
    let destination = animatorState.destinationValue
    guard isAdditive else { return .moving(place(after: part.value), own) }
    return .moving(
      below.value == place(after: destination)
        ? place(after: part.value) : below.value + (to - from) * (part.value - destination),
      below.rate + own)
  }
}
