/// The animation that a `UIViewPropertyAnimator` gives to one component, from one action on it
/// (start, pause, reverse, scrub) to the next.
///
/// The animator's own value moves from 0 to 1, and the property covers the same share of its
/// distance from `from` to `to`. Curves and springs scale with the distance, so the result is what
/// an animator with these two end points would show.
struct AnimatorInterpolation: Hashable, Sendable {
  /// The animator; its value is the share of the distance that is covered.
  var animatorState: AnimatorState<Double>
  /// The component's value at share 0.
  var from: Double
  /// The component's value at share 1.
  var to: Double
  /// Whether a change of the model value below shifts the displayed value by the same amount.
  var isAdditive: Bool

  /// The value at a share of the distance: exactly `from` at 0 and exactly `to` at 1.
  func place(after part: Double) -> Double { from.advanced(to: to, by: part) }

  /// The displayed value at `time`, given the value `below` this animation.
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
