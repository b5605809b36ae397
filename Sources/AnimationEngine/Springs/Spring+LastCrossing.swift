internal import RealModule

// The exact settling time: the last at which a spring is at least a given band from its target.

extension Spring {
  /// The last time at which the motion is at least `epsilon` times its interval away from the
  /// target, in seconds. Nil when that time never comes, as without damping.
  ///
  /// After that time the motion stays nearer to the target. For vectors the distance is the norm.
  /// Where the interval is 0 and the velocity is not, there is no part of the interval to measure:
  /// the result is nil, and the function with an absolute band must be used.
  ///
  ///     Spring(mass: 1, stiffness: 100, damping: 10).lastCrossing(epsilon: 0.001)   // 1.2701…
  ///
  /// - Parameters:
  ///   - epsilon: The share of the interval, above 0.
  ///   - target: The target, relative to the start.
  ///   - initialVelocity: The initial velocity, in units per second.
  /// - Returns: The time to within 1e-9 of the response; 0 for a motion that is never so far away.
  public func lastCrossing<V: VectorArithmetic>(
    epsilon: Double, target: V, initialVelocity: V = .zero
  ) -> Double? {
    let motion = PlanarMotion(interval: target, velocity: initialVelocity)
    return SpringDistance(self, motion).lastTime(atLeast: epsilon * motion.interval)
  }

  /// The last time at which the motion is at least `band` away from the target, in seconds. Nil
  /// when there is no last time, as without damping.
  ///
  /// It is like ``lastCrossing(epsilon:target:initialVelocity:)``, with an absolute distance.
  public func lastCrossing<V: VectorArithmetic>(
    band: Double, target: V, initialVelocity: V = .zero
  ) -> Double? {
    let motion = PlanarMotion(interval: target, velocity: initialVelocity)
    return SpringDistance(self, motion).lastTime(atLeast: band * motion.scale)
  }

  /// The last time at which a motion over any interval, starting at rest, is at least `epsilon`
  /// times that interval away from its target, in seconds. Nil without damping.
  public func lastCrossing(epsilon: Double) -> Double? {
    lastCrossing(epsilon: epsilon, target: 1.0)
  }
}

/// The motion in the plane of its interval and its velocity; whatever the number of components, it
/// never leaves that plane. The first axis points along the interval.
private struct PlanarMotion {
  /// The length of the interval.
  let interval: Double
  /// The components of the velocity along the interval and perpendicular to it.
  let velocity: (along: Double, across: Double)
  /// The factor by which lengths are scaled, so that their products neither overflow nor underflow.
  let scale: Double

  init<V: VectorArithmetic>(interval: V, velocity: V) {
    let scale = Self.scale { factor in
      max(
        interval.scaled(by: factor).magnitudeSquared, velocity.scaled(by: factor).magnitudeSquared)
    }
    let interval = interval.scaled(by: scale)
    let velocity = velocity.scaled(by: scale)
    let length = interval.norm
    let speed = velocity.norm
    self.scale = scale
    self.interval = length
    guard length > 0, speed > 0 else {
      self.velocity = (speed, 0)
      return
    }
    // Unit vectors come first: a small interval would lose its digits beside a great velocity.
    let axis = interval.scaled(by: 1 / length)
    let heading = velocity.scaled(by: 1 / speed)
    let cosine = ((axis + heading).magnitudeSquared - (axis - heading).magnitudeSquared) / 4
    let across = (heading - axis.scaled(by: cosine)).norm
    self.velocity = (speed * cosine, speed * across)
  }

  /// A power of two that scales the longer of both vectors to a length near 1, since the products
  /// below have four such factors.
  ///
  /// - Parameter squaredLength: The square of that length as a function of the scale factor.
  private static func scale(_ squaredLength: (Double) -> Double) -> Double {
    var scale = 1.0
    // Lengths whose squares overflow or vanish are first scaled coarsely.
    let squared = squaredLength(scale)
    if squared == .infinity { scale = 0x1p-520 }
    if squared < 0x1p-900 { scale = 0x1p520 }
    let ordinary = squaredLength(scale)
    guard ordinary.isNormal else { return scale }
    return scale * Double(sign: .plus, exponent: -(ordinary.exponent / 2), significand: 1)
  }
}

/// The distance of a spring from its target as a function of time.
private struct SpringDistance {
  let basis: SpringBasis
  let along: SpringMotion<Double>
  let across: SpringMotion<Double>

  init(_ spring: Spring, _ motion: PlanarMotion) {
    basis = SpringBasis(spring)
    along = SpringMotion(spring, interval: motion.interval, initialVelocity: motion.velocity.along)
    across = SpringMotion(spring, interval: 0, initialVelocity: motion.velocity.across)
  }

  func distance(at time: Double) -> Double {
    let (p, q) = basis.parts(at: time)
    let first = along.interval * p + along.distanceFactor * q
    let second = across.distanceFactor
    return second == 0 ? first.magnitude : Double.hypot(first, second * q)
  }

  /// The last time, from 0 on, at which the distance is at least `band`; nil without a last one.
  func lastTime(atLeast band: Double) -> Double? {
    let size = along.interval + along.initialVelocity.magnitude + across.initialVelocity
    if size == 0 { return 0 }
    guard basis.decay > 0, band > 0, size.isFinite else { return nil }
    return basis.regime == .underDamped ? lastTimeOfSwing(band) : lastTimeOfDecay(band)
  }
}

// MARK: - Turning points

extension SpringDistance {
  /// The ratios q/p at which the distance is stationary.
  ///
  /// There the displacement and the velocity are perpendicular: with X, C and v, D as in
  /// ``SpringMotion``, (X p + C q)·(v p + D q) = 0 for every damping. That is a quadratic equation
  /// in q/p.
  private var stationaryRatios: [Double] {
    let constant = along.interval * along.initialVelocity
    let linear =
      along.interval * along.velocityFactor + along.distanceFactor * along.initialVelocity
      + across.distanceFactor * across.initialVelocity
    let square =
      along.distanceFactor * along.velocityFactor + across.distanceFactor * across.velocityFactor
    let discriminant = linear * linear - 4 * square * constant
    guard discriminant >= 0 else { return [] }
    let sum = -(linear + (linear < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [sum / square, constant / sum].filter { !$0.isNaN }
  }

  /// The times above 0, rising, at which a motion without oscillation turns round: at most two.
  private var turningTimes: [Double] {
    let times = stationaryRatios.map { ratio in
      basis.regime == .overDamped
        ? -Double.log(onePlus: -2 * basis.rate * ratio) / (2 * basis.rate) : ratio
    }
    return times.filter { $0 > 0 && $0.isFinite }.sorted()
  }

  /// The last time outside the band for a motion that does not oscillate: it turns at most twice,
  /// then approaches the target.
  private func lastTimeOfDecay(_ band: Double) -> Double {
    var next: Double? = nil
    for time in ([0] + turningTimes).reversed() {
      if distance(at: time) >= band { return crossing(after: time, before: next, band) }
      next = time
    }
    return 0
  }

  /// The last time outside the band for an oscillation: its turning points follow each other every
  /// half period, each nearer by the same factor.
  private func lastTimeOfSwing(_ band: Double) -> Double {
    let halfPeriod = Double.pi / basis.rate
    let turns = stationaryRatios.map { ratio in
      let time = Double.atan(basis.rate * ratio) / basis.rate
      return time < 0 ? time + halfPeriod : time
    }
    guard let last = turns.compactMap({ lastOutside($0, every: halfPeriod, band) }).max() else {
      return distance(at: 0) >= band ? crossing(after: 0, before: turns.min(), band) : 0
    }
    let next = turns.map { turn in
      turn + halfPeriod * (((last - turn) / halfPeriod + 1e-6).rounded(.down) + 1)
    }
    return crossing(after: last, before: next.min(), band)
  }

  /// The number of half periods up to which the phase of an oscillation is known well.
  private static let mostHalfPeriods = 1e9

  /// The last of the times `turn`, `turn + halfPeriod`, … that is outside the band.
  private func lastOutside(_ turn: Double, every halfPeriod: Double, _ band: Double) -> Double? {
    let excess = Double.log(distance(at: turn)) - Double.log(band)
    let estimate = max(excess / (basis.decay * halfPeriod), 0).rounded(.down)
    // So late a double does not tell where in its period the motion is.
    if estimate > Self.mostHalfPeriods { return turn + estimate * halfPeriod }
    // Rounding may put a turn that touches the band on either side, so the neighbours are tested
    // too.
    let times = [1, 0, -1].map { turn + max(estimate + $0, 0) * halfPeriod }
    return times.first { distance(at: $0) >= band }
  }

  /// The time between `lower`, which is outside the band, and `upper`, which is inside, at which
  /// the motion enters the band. Between the two the distance only decreases.
  private func crossing(after lower: Double, before upper: Double?, _ band: Double) -> Double {
    var low = lower
    var high = upper ?? max(lower + 1 / basis.decay, lower.nextUp)
    while upper == nil && distance(at: high) >= band { high += 2 * (high - lower) }
    narrow(&low, &high, around: band)
    return Double.bisect(low, high) { !(distance(at: $0) >= band) }.last
  }

  /// Narrows the bracket from `low`, which is outside the band, to `high`, which is inside, by the
  /// secant method. An end that stays is weighted by half the next time (the Illinois rule), so
  /// that both ends move.
  private func narrow(_ low: inout Double, _ high: inout Double, around band: Double) {
    var (outside, inside) = (distance(at: low) - band, distance(at: high) - band)
    var wasOutside: Bool?
    for _ in 0..<24 where high - low > 4 * high.ulp {
      let guess = high - inside * ((high - low) / (inside - outside))
      let time = guess > low && guess < high ? guess : low + (high - low) / 2
      let excess = distance(at: time) - band
      let isOutside = excess >= 0
      if isOutside { (low, outside) = (time, excess) } else { (high, inside) = (time, excess) }
      if isOutside == wasOutside {
        if isOutside { inside /= 2 } else { outside /= 2 }
      }
      wasOutside = isOutside
    }
  }
}
