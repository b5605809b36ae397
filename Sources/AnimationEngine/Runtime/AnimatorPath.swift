/// Two fractions, in the direction from one to the other.
struct FractionSpan: Hashable, Sendable {
  var from: Double
  var to: Double
}

/// The way of a property animator: a value for every fraction from 0 to 1.
///
/// At first it is one leg from the start to the end. Each time that the animator goes on with
/// another timing, a leg is laid over the rest of the way.
struct AnimatorPath<Value: VectorArithmetic> {
  /// A part of the way, between two fractions, in the direction in which it was laid.
  struct Leg {
    enum Form {
      case curve(UnitCurve)
      case spring(SpringMotion<Value>)
    }

    var fractions: FractionSpan
    var from: Value
    var to: Value
    var form: Form
    /// How long the leg takes, in seconds.
    var duration: Double
  }

  private(set) var legs: [Leg]

  /// The way from `from` to `to`, without any curve: what shows while the animator is scrubbed.
  init(straightFrom from: Value, to: Value, duration: Double) {
    legs = [
      Leg(
        fractions: FractionSpan(from: 0, to: 1), from: from, to: to, form: .curve(.linear),
        duration: duration)
    ]
  }

  /// The way from `from` to `to` in an animator of `duration` seconds.
  init(from: Value, to: Value, timing: TimingParameters, duration: Double) {
    legs = [Leg(timing, (0, 1), from: from, to: to, velocity: nil, duration: duration)]
  }

  /// Lays a leg over all others; but for the first one, which tells the duration of the whole, those
  /// that it covers are forgotten.
  mutating func lay(_ leg: Leg) {
    legs = legs.prefix(1) + legs.dropFirst().filter { !leg.covers($0) } + [leg]
  }

  /// The same way of what `component` makes of its vectors, which has to be linear.
  func map(_ component: (Value) -> Double) -> AnimatorPath<Double> {
    AnimatorPath<Double>(legs: legs.map { $0.map(component) })
  }

  init(legs: [Leg]) { self.legs = legs }

  /// The leg that holds at `fraction`; of several the one that was laid last.
  func leg(at fraction: Double) -> Leg {
    legs.last { leg in
      let (low, high) = (
        min(leg.fractions.from, leg.fractions.to), max(leg.fractions.from, leg.fractions.to)
      )
      return low <= fraction && fraction <= high
    } ?? legs[0]
  }

  /// The value at `fraction`.
  func value(at fraction: Double) -> Value { leg(at: fraction).value(at: fraction) }
}

extension AnimatorPath.Leg {
  fileprivate func map(_ component: (Value) -> Double) -> AnimatorPath<Double>.Leg {
    let form: AnimatorPath<Double>.Leg.Form =
      switch form {
      case .curve(let curve): .curve(curve)
      case .spring(let motion): .spring(motion.map(component))
      }
    return AnimatorPath<Double>.Leg(
      fractions: fractions, from: component(from), to: component(to), form: form,
      duration: duration)
  }

  /// A leg by a timing, in `duration` seconds unless the timing knows its own.
  ///
  /// - Parameter velocity: What a spring begins with, per second; nil for what its timing says.
  init(
    _ timing: TimingParameters, _ fractions: (Double, Double), from: Value, to: Value,
    velocity: Value?, duration: Double
  ) {
    self.fractions = FractionSpan(from: fractions.0, to: fractions.1)
    (self.from, self.to) = (from, to)
    switch timing {
    case .cubic(let cubic):
      form = .curve(cubic.curve)
      self.duration = duration
    case .spring(let spring):
      let resolved = spring.resolved(duration: duration)
      form = .spring(
        SpringMotion(
          resolved.spring, interval: to - from,
          initialVelocity: velocity ?? (to - from).scaled(by: spring.initialVelocity)))
      self.duration = resolved.duration
    }
  }

  /// Whether it leads over all fractions that `other` leads over.
  fileprivate func covers(_ other: Self) -> Bool {
    min(fractions.from, fractions.to) <= min(other.fractions.from, other.fractions.to)
      && max(other.fractions.from, other.fractions.to) <= max(fractions.from, fractions.to)
  }

  /// Seconds for the whole of a way of which this leg is a part.
  var unitDuration: Double {
    let part = (fractions.to - fractions.from).magnitude
    return part > 0 ? duration / part : duration
  }

  /// How much of the leg is behind at `fraction`.
  private func progress(at fraction: Double) -> Double {
    let span = fractions.to - fractions.from
    return span == 0 ? 1 : (fraction - fractions.from) / span
  }

  func value(at fraction: Double) -> Value {
    if fraction == fractions.to { return to }
    let progress = progress(at: fraction)
    return switch form {
    case .curve(let curve): from + (to - from).scaled(by: curve.value(at: progress))
    case .spring(let motion): from + motion.value(at: progress * duration)
    }
  }

  /// The change of the value for one unit of fraction.
  func slope(at fraction: Double) -> Value {
    let progress = progress(at: fraction)
    let perFraction = 1 / (fractions.to - fractions.from)
    return switch form {
    case .curve(let curve):
      (to - from).scaled(by: curve.velocity(at: progress) * perFraction)
    case .spring(let motion):
      motion.velocity(at: progress * duration).scaled(by: duration * perFraction)
    }
  }
}

extension AnimatorPath.Leg: Equatable where Value: Equatable {}
extension AnimatorPath.Leg: Hashable where Value: Hashable {}
extension AnimatorPath: Equatable where Value: Equatable {}
extension AnimatorPath: Hashable where Value: Hashable {}
extension AnimatorPath: Sendable where Value: Sendable {}
extension AnimatorPath.Leg: Sendable where Value: Sendable {}
extension AnimatorPath.Leg.Form: Equatable where Value: Equatable {}
extension AnimatorPath.Leg.Form: Hashable where Value: Hashable {}
extension AnimatorPath.Leg.Form: Sendable where Value: Sendable {}
