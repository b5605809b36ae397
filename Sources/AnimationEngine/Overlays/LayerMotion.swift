/// What an animation of a layer shows over what is below it.
///
/// It is a function of the scene's time alone. When it shows at all its ``Overlay`` says; while that
/// lasts, its outermost clock stands still before it begins and after it is over.
package struct LayerMotion {
  /// What each component of the property does.
  let pieces: [OverlayPiece]

  /// What some components do.
  ///
  /// - Parameters:
  ///   - count: How many components the property has.
  ///   - start: The time of the scene at which the animation was added.
  ///   - end: When it is over, in the time of the scene.
  ///   - clocks: The clocks from the outermost group to the animation itself; at least one.
  ///   - isAdditive: Whether it is added to what is below.
  ///   - isCumulative: Whether the value at which a repetition ends is added to every later one.
  package init(
    of components: Range<Int>, among count: Int, from start: Double, until end: Double,
    clocks: [LayerClock], interpolation: LayerInterpolation<Components>, isAdditive: Bool,
    isCumulative: Bool
  ) {
    let last = clocks[clocks.count - 1].endOfRepetition
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

/// What one component does that a layer animation moves.
struct LayerPlayback: Hashable, Sendable {
  /// The time of the scene at which the animation was added.
  var start: Double
  /// When the animation is over, in the time of the scene.
  var end: Double
  /// The clocks from the outermost group to the animation itself.
  var clocks: [LayerClock]
  /// What each repetition shows.
  var interpolation: LayerInterpolation<Double>
  /// Whether it is added to what is below.
  var isAdditive: Bool
  /// Where a repetition ends, which is added to every later one; nil where they do not add up.
  var accumulation: Double?

  /// What shows at `time` over `below`: that itself where the animation has no effect.
  func compose<Number: SmoothNumber>(over below: Number, at time: Double) -> Number {
    guard let moment = moment(at: time) else { return below }
    var value = interpolation.value(at: moment)
    if let accumulation { value += accumulation * moment.repetition }
    let shown = Number.moving(value, interpolation.velocity(at: moment))
    return isAdditive ? below + shown : shown
  }

  private func moment(at time: Double) -> LayerClock.Moment? {
    var moment: LayerClock.Moment?
    // Rounding must not let it run on when it is over.
    var (local, rate) = (time < end ? time - start : .infinity, 1.0)
    for clock in clocks {
      guard let next = clock.moment(at: local, passing: rate) else { return nil }
      (local, rate) = (next.time, next.timeRate)
      moment = next
    }
    return moment
  }
}
