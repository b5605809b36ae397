/// A range of `fractionComplete` of a property animator, directed: `from` may be greater than `to`.
package struct FractionSpan: Hashable, Sendable {
  package var from: Double
  package var to: Double

  package init(from: Double, to: Double) { (self.from, self.to) = (from, to) }

  /// Whether a fraction lies in the range, its ends included.
  fileprivate func contains(_ fraction: Double) -> Bool {
    min(from, to) <= fraction && fraction <= max(from, to)
  }
}

/// The path of a property animator: a value for every fraction from 0 to 1.
///
/// At first it is one segment from the start to the end. Each time the animator continues with
/// another timing, a new segment replaces the rest of the path.
package struct AnimatorPath<Value: VectorArithmetic>: Equatable, Sendable {
  /// A part of the path between two fractions, in the direction in which the animator runs.
  package struct Segment: Equatable, Sendable {
    enum Form: Equatable, Sendable {
      case curve(UnitCurve)
      case spring(SpringMotion<Value>)
    }

    var fractions: FractionSpan
    var from: Value
    var to: Value
    var form: Form
    /// The duration of the segment, in seconds.
    var duration: Double
  }

  private(set) var segments: [Segment]

  /// Creates the straight path from `from` to `to` with linear timing.
  init(straightFrom from: Value, to: Value, duration: Double) {
    segments = [
      Segment(
        fractions: FractionSpan(from: 0, to: 1), from: from, to: to, form: .curve(.linear),
        duration: duration)
    ]
  }

  /// Creates the path from `from` to `to` of an animator that takes `duration` seconds.
  package init(from: Value, to: Value, timing: TimingParameters, duration: Double) {
    segments = [Segment(timing, (0, 1), from: from, to: to, velocity: nil, duration: duration)]
  }

  /// Adds a segment that takes precedence over all others. Segments that it covers are removed,
  /// except the first, which holds the duration of the whole path.
  package mutating func lay(_ segment: Segment) {
    segments = segments.prefix(1) + segments.dropFirst().filter { !segment.covers($0) } + [segment]
  }

  /// The segment that applies at `fraction`; of several the one that was added last.
  package func segment(at fraction: Double) -> Segment {
    segments.last { $0.fractions.contains(fraction) } ?? segments[0]
  }

  func value(at fraction: Double) -> Value { segment(at: fraction).value(at: fraction) }
}

extension AnimatorPath.Segment {
  /// Creates a segment of `duration` seconds, unless the timing's spring determines its own.
  ///
  /// - Parameter velocity: The initial velocity of a spring, in units per second; nil uses that of
  ///   the timing.
  package init(
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

  /// Whether the segment contains all fractions of `other`.
  fileprivate func covers(_ other: Self) -> Bool {
    fractions.contains(other.fractions.from) && fractions.contains(other.fractions.to)
  }

  /// The seconds that the whole path, fractions 0 to 1, would take at this segment's pace.
  package var unitDuration: Double {
    let part = (fractions.to - fractions.from).magnitude
    return part > 0 ? duration / part : duration
  }

  /// The share of the segment that is done at `fraction`.
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

  /// The derivative of the value with respect to the fraction.
  func slope(at fraction: Double) -> Value {
    let progress = progress(at: fraction)
    let perFraction = 1 / (fractions.to - fractions.from)
    return switch form {
    case .curve(let curve): (to - from).scaled(by: curve.velocity(at: progress) * perFraction)
    case .spring(let motion):
      motion.velocity(at: progress * duration).scaled(by: duration * perFraction)
    }
  }
}

extension AnimatorPath.Segment: Hashable where Value: Hashable {}
extension AnimatorPath: Hashable where Value: Hashable {}
extension AnimatorPath.Segment.Form: Hashable where Value: Hashable {}
