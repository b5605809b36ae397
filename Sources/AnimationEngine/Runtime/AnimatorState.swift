/// All that a property animator is between two actions.
package struct AnimatorState<Value: VectorArithmetic>: Motion, Equatable, Sendable {
  /// A run along the path at constant speed, from the end of its delay on.
  package struct Run: Hashable, Sendable {
    package var begin: Double
    package var from: Double
    package var to: Double
    package var duration: Double

    package var end: Double { (begin + duration).withoutSumNoise }

    /// The fraction at `time`.
    package func fraction(at time: Double) -> Double {
      if time >= end { return to }
      return time <= begin ? from : from + (to - from) * ((time - begin) / duration)
    }
  }

  /// Where an animator is paused.
  package struct Pause: Equatable, Sendable {
    /// What it tells: where it scrubs linearly a share of the distance, else of the duration.
    package var fraction: Double
    /// What shows.
    package var shown: Value
    /// Where on the path it was paused.
    package var place: Double
    /// Whether a scrub along the straight line has left that place.
    package var isStraight = false

    /// A pause at a place.
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

    /// The same of what `component` makes of what shows.
    func map(_ component: (Value) -> Double) -> AnimatorState<Double>.Mode {
      switch self {
      case .inactive: .inactive
      case .running(let run):
        .running(.init(begin: run.begin, from: run.from, to: run.to, duration: run.duration))
      case .paused(let pause): .paused(pause.map(component))
      case .stopped(let fraction, let shown):
        .stopped(fraction: fraction, shown: component(shown))
      }
    }
  }

  /// Where the animator starts and where it leads; the same while nothing is to be animated.
  package var from: Value
  package var to: Value
  package var path: AnimatorPath<Value>
  package var mode = Mode.inactive
  package var isReversed = false

  /// At rest at a value, with nothing to animate.
  package init(restingAt value: Value) {
    (from, to) = (value, value)
    path = AnimatorPath(straightFrom: value, to: value, duration: 0)
  }

  /// The fraction that the current direction leads to.
  package var destination: Double { isReversed ? 0 : 1 }

  /// Where the current direction leads.
  package var destinationValue: Value { isReversed ? from : to }

  package var state: PropertyAnimatorState {
    switch mode {
    case .inactive: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }

  /// When the run ends, in seconds; nil where it does not move.
  package var endOfRun: Double? { if case .running(let run) = mode { run.end } else { nil } }

  package var duration: Double { endOfRun ?? 0 }

  /// How many segments its path has.
  package var segmentCount: Int { path.segments.count }

  package func fraction(at time: Double) -> Double {
    switch mode {
    case .inactive: 0
    case .running(let run): run.fraction(at: time)
    case .paused(let pause): pause.fraction
    case .stopped(let fraction, _): fraction
    }
  }

  /// The place on the path from which it goes on. Where it was scrubbed to a share of the distance,
  /// that is searched: of several places the nearest to the pause counts, and without any the end.
  package func place(at time: Double) -> Double {
    guard case .paused(let pause) = mode else { return fraction(at: time) }
    guard pause.isStraight else { return pause.place }
    return path.place(nearestTo: pause.place) { (share(of: $0) ?? 0) - pause.fraction }
      ?? destination
  }

  /// Which share of the distance lies behind `value`; nil where there is no distance.
  private func share(of value: Value) -> Double? {
    from == to ? nil : relativeVelocity(of: value - from, from: from, to: to)
  }

  /// What it takes to go on, in units of work: the place of a share that was scrubbed to is looked for.
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
    guard case .running(let run) = mode, time > run.begin, time < run.end else {
      return from - from
    }
    let fraction = run.fraction(at: time)
    return path.segment(at: fraction).slope(at: fraction)
      .scaled(by: (run.to - run.from) / run.duration)
  }

  /// What follows when the run comes to its end by itself.
  func ended(pausing: Bool) -> AnimatorState {
    guard case .running(let run) = mode else { return self }
    let rest = path.value(at: run.to)
    guard pausing else { return AnimatorState(restingAt: rest) }
    var next = self
    next.mode = .paused(Pause(fraction: run.to, shown: rest, place: run.to))
    return next
  }

  /// Freezes what shows, where it runs. An animator that scrubs linearly then tells the share of the
  /// distance that shows: a scrub to that leaves it where it is.
  package mutating func pause(at time: Double, scrubsLinearly: Bool) {
    guard case .running(let run) = mode else { return }
    let (place, shown) = (run.fraction(at: time), value(at: time))
    let fraction = scrubsLinearly ? share(of: shown) ?? place : place
    mode = .paused(Pause(fraction: fraction, shown: shown, place: place))
  }

  /// Shows a fraction: of the straight line from the start to the end, or of the path.
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

  /// Runs on along the path from `fraction`, for `duration` seconds.
  package mutating func run(from fraction: Double, at time: Double, duration: Double) {
    mode = .running(Run(begin: time, from: fraction, to: destination, duration: duration))
  }

  /// What is left of the duration at `fraction`.
  func remainder(at fraction: Double) -> Double {
    (destination - fraction).magnitude * path.segment(at: fraction).unitDuration
  }
}

extension AnimatorState.Pause {
  fileprivate func map(_ component: (Value) -> Double) -> AnimatorState<Double>.Pause {
    .init(fraction: fraction, shown: component(shown), place: place, isStraight: isStraight)
  }
}

extension AnimatorState.Pause: Hashable where Value: Hashable {}
extension AnimatorState: Hashable where Value: Hashable {}
extension AnimatorState.Mode: Hashable where Value: Hashable {}
