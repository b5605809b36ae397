/// The state of a property animator from one action (start, pause, reverse, scrub) to the next.
package struct AnimatorState<Value: VectorArithmetic>: Motion, Equatable, Sendable {
  /// A run along the path at a constant rate of fraction, which begins after the start's delay.
  package struct Run: Hashable, Sendable {
    package var begin: Double
    package var from: Double
    package var to: Double
    package var duration: Double

    package var end: Double { (begin + duration).withoutSumNoise }

    /// The fraction of the path at `time`.
    package func fraction(at time: Double) -> Double {
      if time >= end { return to }
      return time <= begin ? from : from + (to - from) * time.share(of: duration, since: begin)
    }
  }

  /// The state of a paused animator.
  package struct Pause: Equatable, Sendable {
    /// The animator's `fractionComplete`: a share of the distance when it scrubs linearly,
    /// otherwise a share of the duration.
    package var fraction: Double
    /// The displayed value while the animator is paused.
    package var shown: Value
    /// The fraction of the path at which the animator was paused.
    package var place: Double
    /// Whether a linear scrub has moved the displayed value away from the path at `place`.
    package var isStraight = false

    /// Creates a pause at a fraction of the path.
    package init(fraction: Double, shown: Value, place: Double, isStraight: Bool = false) {
      (self.fraction, self.shown) = (fraction, shown)
      (self.place, self.isStraight) = (place, isStraight)
    }
  }

  package enum Mode: Equatable, Sendable {
    case inactive
    case running(Run)
    case paused(Pause)
    case stopped(fraction: Double, shown: Value)
  }

  /// The values at fraction 0 and at fraction 1; both are equal while there is nothing to animate.
  package var from, to: Value
  package var path: AnimatorPath<Value>
  package var mode = Mode.inactive
  package var isReversed = false

  /// Creates an inactive animator at a value, with nothing to animate.
  package init(restingAt value: Value) {
    (from, to) = (value, value)
    path = AnimatorPath(straightFrom: value, to: value, duration: 0)
  }

  /// The fraction at which the current direction ends: 0 when reversed, otherwise 1.
  package var destination: Double { isReversed ? 0 : 1 }

  /// The value at which the current direction ends.
  package var destinationValue: Value { isReversed ? from : to }

  package var state: PropertyAnimatorState {
    switch mode {
    case .inactive: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }

  /// The time at which the run ends, in seconds; nil while the animator does not run.
  package var endOfRun: Double? { if case .running(let run) = mode { run.end } else { nil } }

  var isRunning: Bool { endOfRun != nil }

  package var duration: Double { endOfRun ?? 0 }

  /// The number of segments of the path.
  package var segmentCount: Int { path.segments.count }

  package func fraction(at time: Double) -> Double {
    switch mode {
    case .inactive: 0
    case .running(let run): run.fraction(at: time)
    case .paused(let pause): pause.fraction
    case .stopped(let fraction, _): fraction
    }
  }

  /// The fraction of the path from which the animator continues. After a linear scrub it is the
  /// fraction at which the path has the displayed share of the distance. If there are several it is
  /// the one nearest to the pause; if there is none it is the end.
  package func place(at time: Double) -> Double {
    guard case .paused(let pause) = mode else { return fraction(at: time) }
    guard pause.isStraight else { return pause.place }
    return path.place(nearestTo: pause.place) { (share(of: $0) ?? 0) - pause.fraction }
      ?? destination
  }

  /// The share of the distance from `from` to `to` at which `value` lies; nil if they are equal.
  private func share(of value: Value) -> Double? {
    from == to ? nil : relativeVelocity(of: value - from, from: from, to: to)
  }

  /// The work units of continuing: after a linear scrub the fraction of the path is searched for.
  package var resumeCost: Int {
    guard case .paused(let pause) = mode, pause.isStraight else { return 0 }
    return path.searchCost
  }

  package func value(at time: Double) -> Value {
    switch mode {
    case .inactive: from
    case .running(let run): path.value(at: run.fraction(at: time))
    case .paused(let pause): pause.shown
    case .stopped(_, let shown): shown
    }
  }

  package func velocity(at time: Double) -> Value {
    guard case .running(let run) = mode, time >= run.begin, time < run.end else {
      return from - from
    }
    let fraction = run.fraction(at: time)
    return path.segment(at: fraction).slope(at: fraction)
      .scaled(by: (run.to - run.from) / run.duration)
  }

  /// The state after a run has reached its end: paused there, or inactive.
  func ended(pausing: Bool) -> AnimatorState {
    guard case .running(let run) = mode else { return self }
    let rest = path.value(at: run.to)
    guard pausing else { return AnimatorState(restingAt: rest) }
    var next = self
    next.mode = .paused(Pause(fraction: run.to, shown: rest, place: run.to))
    return next
  }

  /// Pauses a running animator at its displayed value. If it scrubs linearly, its fraction becomes
  /// the displayed share of the distance, so that a scrub to that fraction does not move it.
  package mutating func pause(at time: Double, scrubsLinearly: Bool) {
    guard case .running(let run) = mode else { return }
    let (place, shown) = (run.fraction(at: time), value(at: time))
    let fraction = scrubsLinearly ? share(of: shown) ?? place : place
    mode = .paused(Pause(fraction: fraction, shown: shown, place: place))
  }

  /// Pauses at a fraction: with `isLinear` of the line from start to end, otherwise of the path.
  package mutating func scrub(to fraction: Double, at time: Double, isLinear: Bool) {
    guard isLinear, from != to else {
      let shown = path.value(at: fraction)
      mode = .paused(Pause(fraction: fraction, shown: shown, place: fraction))
      return
    }
    let place =
      if case .paused(let pause) = mode { pause.place } else { self.fraction(at: time) }
    mode = .paused(
      Pause(
        fraction: fraction, shown: from.advanced(to: to, by: fraction), place: place,
        isStraight: true))
  }

  /// Runs along the path from `fraction` to the end of its direction, for `duration` seconds.
  package mutating func run(from fraction: Double, at time: Double, duration: Double) {
    mode = .running(Run(begin: time, from: fraction, to: destination, duration: duration))
  }

  /// The duration that remains from `fraction` on, in seconds.
  func remainder(at fraction: Double) -> Double {
    (destination - fraction).magnitude * path.segment(at: fraction).unitDuration
  }
}

extension AnimatorState.Pause: Hashable where Value: Hashable {}
extension AnimatorState: Hashable where Value: Hashable {}
extension AnimatorState.Mode: Hashable where Value: Hashable {}
