/// The animation that a Core Animation animation gives to one property.
///
/// It is a pure function of the scene's time. The enclosing ``Overlay`` says when it applies; in
/// that period the outermost clock stands still before the animation begins and after it ends.
package struct LayerMotion {
  /// The animation of each component of the property.
  let pieces: [OverlayPiece]
  /// Whether the animation shows its own value instead of adding it to the value below.
  let replaces: Bool

  /// Creates the motion of a layer animation of a range of components; the others are left alone.
  ///
  /// - Parameters:
  ///   - count: The number of the property's components.
  ///   - start: The time at which the animation was added, in seconds of the scene.
  ///   - end: The time at which the animation ends, in seconds of the scene.
  ///   - clocks: The clocks from the outermost group to the animation itself; at least one.
  ///   - isAdditive: Whether the animation adds its value to the value below.
  ///   - isCumulative: Whether each repetition starts from the value at which the one before ended,
  ///     as with `isCumulative` of `CAAnimation`.
  package init(
    of components: Range<Int>, among count: Int, from start: Double, until end: Double,
    clocks: [LayerClock], interpolation: LayerInterpolation<Components>, isAdditive: Bool,
    isCumulative: Bool
  ) {
    let last = clocks[clocks.count - 1].endOfRepetition
    replaces = !isAdditive
    pieces = (0..<count).map { index in
      guard components.contains(index) else { return .below }
      let own = interpolation.component(index - components.lowerBound)
      return .layer(
        LayerPlayback(
          start: start, end: end, clocks: clocks, interpolation: own, isAdditive: isAdditive,
          accumulation: isCumulative ? own.value(at: last) : nil))
    }
  }
}

/// A Core Animation animation of one component, placed on the scene's time axis.
struct LayerPlayback: Hashable, Sendable {
  /// The time at which the animation was added, in seconds of the scene.
  var start: Double
  /// The time at which the animation ends, in seconds of the scene.
  var end: Double
  /// The clocks from the outermost group to the animation itself.
  var clocks: [LayerClock]
  /// The motion of one repetition.
  var interpolation: LayerInterpolation<Double>
  /// Whether the animation adds its value to the value below.
  var isAdditive: Bool
  /// The end value of a repetition, which is added once for each completed repetition; nil when the
  /// animation is not cumulative.
  var accumulation: Double?

  /// The displayed value at `time`, given the value `below` this animation; `below` itself where
  /// the animation has no effect.
  func compose<Number: SmoothNumber>(over below: Number, at time: Double) -> Number {
    guard let moment = moment(at: time) else { return below }
    var value = interpolation.value(at: moment)
    if let accumulation { value += accumulation * moment.repetition }
    let shown = Number.moving(value, interpolation.velocity(at: moment))
    return isAdditive ? below + shown : shown
  }

  private func moment(at time: Double) -> LayerClock.Moment? {
    var moment: LayerClock.Moment?
    // From `end` on the animation is over, whatever rounding says.
    var (local, rate) = (time < end ? time.elapsed(since: start, before: end) : .infinity, 1.0)
    for clock in clocks {
      guard let next = clock.moment(at: local, passing: rate) else { return nil }
      (local, rate) = (next.time, next.timeRate)
      moment = next
    }
    return moment
  }
}
