/// What an animation of a layer shows over what is below it.
///
/// It is a function of the scene's time alone. When it shows at all its ``Overlay`` says; while that
/// lasts, its outermost clock stands still before it begins and after it is over.
package struct LayerMotion {
  /// The components that move.
  let components: Range<Int>
  /// What they do.
  let playback: LayerPlayback<Components>

  /// What some components do.
  ///
  /// - Parameters:
  ///   - start: The time of the scene at which the animation was added.
  ///   - end: When it is over, in the time of the scene.
  ///   - clocks: The clocks from the outermost group to the animation itself; at least one.
  ///   - isAdditive: Whether it is added to what is below.
  ///   - isCumulative: Whether the value at which a repetition ends is added to every later one.
  package init(
    of components: Range<Int>, from start: Double, until end: Double, clocks: [LayerClock],
    interpolation: LayerInterpolation<Components>, isAdditive: Bool, isCumulative: Bool
  ) {
    let last = clocks[clocks.count - 1].endOfRepetition
    self.components = components
    playback = LayerPlayback(
      start: start, end: end, clocks: clocks, interpolation: interpolation, isAdditive: isAdditive,
      accumulation: isCumulative ? interpolation.value(at: last) : nil)
  }

  /// What shows at `time`: all of `below` where the animation has no effect.
  func value(at time: Double, over below: Components) -> Components {
    guard let value = playback.value(at: time, over: below[components]) else { return below }
    return below.replacing(components, by: value)
  }

  /// How fast that moves, per second.
  func velocity(
    at time: Double, over below: Components, _ belowVelocity: Components
  ) -> Components {
    guard let velocity = playback.velocity(at: time, belowVelocity[components]) else {
      return belowVelocity
    }
    return belowVelocity.replacing(components, by: velocity)
  }

  /// The same of one component.
  func component(_ component: Int) -> LayerMotionComponent {
    guard components.contains(component) else { return LayerMotionComponent(playback: nil) }
    return LayerMotionComponent(playback: playback.component(component - components.lowerBound))
  }
}

/// One component of a ``LayerMotion``.
struct LayerMotionComponent: Hashable, Sendable {
  /// What it does; nil where it stays what is below.
  let playback: LayerPlayback<Double>?

  func value(at time: Double, over below: Double) -> Double {
    playback?.value(at: time, over: below) ?? below
  }

  func velocity(at time: Double, over below: Double, _ belowVelocity: Double) -> Double {
    playback?.velocity(at: time, belowVelocity) ?? belowVelocity
  }
}

/// What the components do that a layer animation moves, or one of them.
package struct LayerPlayback<Value: VectorArithmetic> {
  /// The time of the scene at which the animation was added.
  var start: Double
  /// When the animation is over, in the time of the scene.
  var end: Double
  /// The clocks from the outermost group to the animation itself.
  var clocks: [LayerClock]
  /// What each repetition shows.
  var interpolation: LayerInterpolation<Value>
  /// Whether it is added to what is below.
  var isAdditive: Bool
  /// Where a repetition ends, which is added to every later one; nil where they do not add up.
  var accumulation: Value?

  /// What shows at `time`; nil where the animation has no effect.
  func value(at time: Double, over below: Value) -> Value? {
    guard let moment = moment(at: time) else { return nil }
    var value = interpolation.value(at: moment)
    if let accumulation { value += accumulation.scaled(by: moment.repetition) }
    return isAdditive ? below + value : value
  }

  /// How fast that moves, per second.
  func velocity(at time: Double, _ belowVelocity: Value) -> Value? {
    guard let moment = moment(at: time) else { return nil }
    let velocity = interpolation.velocity(at: moment)
    return isAdditive ? belowVelocity + velocity : velocity
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

extension LayerPlayback<Components> {
  /// The same of one component.
  func component(_ index: Int) -> LayerPlayback<Double> {
    LayerPlayback<Double>(
      start: start, end: end, clocks: clocks, interpolation: interpolation.component(index),
      isAdditive: isAdditive, accumulation: accumulation?.component(index))
  }
}

extension LayerPlayback: Equatable where Value: Equatable {}
extension LayerPlayback: Hashable where Value: Hashable {}
extension LayerPlayback: Sendable where Value: Sendable {}

extension Components {
  /// The vector with other numbers in `range`.
  fileprivate func replacing(_ range: Range<Int>, by values: Components) -> Components {
    if range == 0..<count { return values }
    var result = self
    for (offset, index) in range.enumerated() { result[index] = values[offset] }
    return result
  }
}
