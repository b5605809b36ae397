/// All that a property animator is between two actions.
package struct AnimatorState<Value: VectorArithmetic> {
  /// A run along the path at constant speed, from the end of its delay on.
  struct Run: Hashable, Sendable {
    var begin: Double
    var from: Double
    var to: Double
    var duration: Double

    var end: Double { begin + duration }

    /// The fraction at `time`.
    func fraction(at time: Double) -> Double {
      if time >= end { return to }
      return time <= begin ? from : from + (to - from) * ((time - begin) / duration)
    }
  }

  enum Mode {
    case inactive
    case running(Run)
    /// `isStraight` where a scrub shows a fraction of the distance, whatever the curve.
    case paused(fraction: Double, shown: Value, isStraight: Bool)
    case stopped(fraction: Double, shown: Value)

    /// The same of what `component` makes of what shows.
    func map(_ component: (Value) -> Double) -> AnimatorState<Double>.Mode {
      switch self {
      case .inactive: .inactive
      case .running(let run):
        .running(.init(begin: run.begin, from: run.from, to: run.to, duration: run.duration))
      case .paused(let fraction, let shown, let isStraight):
        .paused(fraction: fraction, shown: component(shown), isStraight: isStraight)
      case .stopped(let fraction, let shown):
        .stopped(fraction: fraction, shown: component(shown))
      }
    }
  }

  /// Where the animator starts and where it leads; the same while nothing is to be animated.
  var from: Value
  var to: Value
  var path: AnimatorPath<Value>
  var mode = Mode.inactive
  var isReversed = false

  /// At rest at a value, with nothing to animate.
  init(restingAt value: Value) {
    (from, to) = (value, value)
    path = AnimatorPath(straightFrom: value, to: value, duration: 0)
  }

  /// The fraction that the current direction leads to.
  var destination: Double { isReversed ? 0 : 1 }

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

  /// How many segments its path has.
  package var segmentCount: Int { path.segments.count }

  func fraction(at time: Double) -> Double {
    switch mode {
    case .inactive: 0
    case .running(let run): run.fraction(at: time)
    case .paused(let fraction, _, _), .stopped(let fraction, _): fraction
    }
  }

  package func value(at time: Double) -> Value {
    switch mode {
    case .inactive: from
    case .running(let run): path.value(at: run.fraction(at: time))
    case .paused(_, let shown, _), .stopped(_, let shown): shown
    }
  }

  func velocity(at time: Double) -> Value {
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
    next.mode = .paused(fraction: run.to, shown: rest, isStraight: false)
    return next
  }

  /// Runs on along the path from `fraction`, for `duration` seconds.
  mutating func run(from fraction: Double, at time: Double, duration: Double) {
    mode = .running(Run(begin: time, from: fraction, to: destination, duration: duration))
  }

  /// What is left of the duration at `fraction`.
  func remainder(at fraction: Double) -> Double {
    (destination - fraction).magnitude * path.segment(at: fraction).unitDuration
  }
}

extension AnimatorState: Equatable where Value: Equatable {}
extension AnimatorState: Hashable where Value: Hashable {}
extension AnimatorState: Sendable where Value: Sendable {}
extension AnimatorState.Mode: Equatable where Value: Equatable {}
extension AnimatorState.Mode: Hashable where Value: Hashable {}
extension AnimatorState.Mode: Sendable where Value: Sendable {}
