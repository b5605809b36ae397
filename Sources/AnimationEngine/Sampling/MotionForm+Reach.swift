internal import RealModule

extension MotionForm<Double> {
  /// Bounds of the value from `start` to `end`, in seconds since the form began.
  func reach(from start: Double, until end: Double) -> Reach {
    switch self {
    case .hold(let value): Reach(value)
    case .line(let from, let span, let duration):
      Reach(
        from + span * (start / duration), from + span * (end / duration),
        error: 1e-14 * (from.magnitude + span.magnitude))
    case .cubic(let a, let b, let c, let d, let unit):
      Self.turns(b, c, d).map { $0 * unit }.filter { start < $0 && $0 < end }.reduce(
        Reach(value(at: start), value(at: end), error: Self.error(a, b, c, d, end / unit))
      ) { reach, turn in
        reach.union(Reach(value(at: turn), error: Self.error(a, b, c, d, end / unit)))
      }
    case .curve(let curve, let from, let span, let duration):
      curve.reach(from: start / duration, until: end / duration).part(of: span, from: Reach(from))
    case .spring(let motion, let from):
      motion.reach(from: start, until: end).part(of: 1, from: Reach(from))
    }
  }

  /// A bound on the rounding error of a cubic, which is valid near its extrema too.
  private static func error(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ time: Double
  ) -> Double {
    let (time, square) = (time.magnitude, time * time)
    return 1e-10
      * (a.magnitude + b.magnitude * time + c.magnitude * square + d.magnitude * square * time)
  }

  /// The times at which the derivative `b + 2 c t + 3 d t²` is 0.
  private static func turns(_ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let size = max(b.magnitude, c.magnitude, d.magnitude)
    guard size > 0, size.isFinite else { return [] }
    let unit = Double.unit(near: size)
    return scaledTurns(b / unit, c / unit, d / unit)
  }

  private static func scaledTurns(_ b: Double, _ c: Double, _ d: Double) -> [Double] {
    guard d != 0 else { return c == 0 ? [] : [-b / (2 * c)] }
    let discriminant = c * c - 3 * b * d
    guard discriminant >= 0 else { return [] }
    let sum = -(c + (c < 0 ? -1 : 1) * discriminant.squareRoot())
    return sum == 0 ? [0] : [sum / (3 * d), b / sum]
  }
}

extension SpringMotion<Double> {
  /// Bounds of a spring's value: around its value at half the time, by the distance at its greatest
  /// speed, and within its envelope.
  fileprivate func reach(from start: Double, until end: Double) -> Reach {
    guard start >= 0, end.isFinite, end >= start else { return .everything }
    let middle = start + (end - start) / 2
    let envelope = Double.exp(-basis.decay * start)
    // The part q is at most t times the envelope, if underdamped also 1 / rate times it.
    let slow = basis.regime == .underDamped ? min(end, 1 / basis.rate) : end
    let distance = envelope * (interval.magnitude + distanceFactor.magnitude * slow)
    let speed = envelope * (initialVelocity.magnitude + velocityFactor.magnitude * slow)
    let room = speed * (end - start) / 2 * (1 + 1e-9)
    let size = interval.magnitude + distance
    let here = value(at: middle)
    let near = Reach(here - room, here + room, error: 1e-12 * size)
    return near.intersection(Reach(interval - distance, interval + distance, error: 1e-12 * size))
  }
}

extension UnitCurve {
  /// Bounds of a Bézier curve's value between two progress values.
  fileprivate func reach(from start: Double, until end: Double) -> Reach {
    guard start >= 0, end <= 1 else { return .everything }
    switch storage {
    case .linear, .css(.linear): return Reach(start, end)
    case .preset(_, let bezier), .bezier(let bezier), .css(.keyword(_, let bezier)),
      .css(.cubicBezier(let bezier)):
      guard bezier.rises else { return .everything }
      return Reach(value(at: start), value(at: end), error: 1e-9)
    case .circular, .css(.steps): return Reach(value(at: start), value(at: end), error: 1e-9)
    case .ease, .css(.stops): return .everything
    }
  }
}

extension CubicBezier {
  /// Whether y never decreases, as is certain if both control points have y in 0...1.
  fileprivate var rises: Bool { (0...1).contains(start.y) && (0...1).contains(end.y) }
}
