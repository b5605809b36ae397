/// The arc length of a cubic segment, as a function of its parameter and inverted.
///
/// The square of the speed is a polynomial of degree four, the same for all components. Its root is
/// integrated piece by piece between the points where the speed is least or greatest. At a point
/// where the segment turns back the speed is 0 and has a corner, which a quadrature rule over a
/// longer piece could miss. Each piece is integrated by Gauss's eight-point rule, on intervals that
/// are halved until the sum of both halves agrees with the whole to the last digits that rounding
/// leaves. All of that is done once; a later query integrates only within one interval.
struct ArcLength: Hashable, Sendable {
  /// The coefficients of the square of the speed, in order of degree.
  private let squares: [Double]
  /// The power of two in which lengths are measured, near the size of the segment. So no square
  /// over- or underflows: where squares have few digits both halves do not agree with the whole.
  private let unit: Double
  /// The bounds of the intervals, each with the arc length up to it; the last one is the end.
  private(set) var marks: [Mark] = [Mark(share: 0, length: 0)]

  struct Mark: Hashable, Sendable {
    var share: Double
    var length: Double
  }

  /// Computes the arc length of `segment` from parameter 0 to 1.
  init<Value: VectorArithmetic>(_ segment: MotionForm<Value>) {
    guard case .cubic(_, let b, let c, let d, _) = segment else {
      (squares, unit) = ([], 1)
      return
    }
    let size = b.norm + c.norm + d.norm
    unit = .unit(near: size)
    let factor = 1 / unit
    squares = Self.squares(b.scaled(by: factor), c.scaled(by: factor), d.scaled(by: factor))
    let tolerance = size * factor * 1e-15
    let places = [0] + Self.places(whereSlopeIsZero: squares) + [1]
    for (start, end) in zip(places, places.dropFirst()) {
      measure(from: start, to: end, length: integral(from: start, to: end), tolerance, halvings: 40)
    }
  }

  private static func squares<Value: VectorArithmetic>(
    _ b: Value, _ c: Value, _ d: Value
  ) -> [Double] {
    [
      b.magnitudeSquared, 4 * b.dot(c), 4 * c.magnitudeSquared + 6 * b.dot(d), 12 * c.dot(d),
      9 * d.magnitudeSquared,
    ]
  }

  /// The arc length of the whole segment.
  var length: Double { lengthInUnits * unit }

  /// The derivative of the arc length with respect to the parameter.
  func speed(at share: Double) -> Double { speedInUnits(at: share) * unit }

  private var lengthInUnits: Double { marks[marks.count - 1].length }

  private func speedInUnits(at share: Double) -> Double {
    max(Self.value(of: squares, at: share), 0).squareRoot()
  }

  /// Adds the intervals between two parameters, halved until their arc lengths are exact enough.
  private mutating func measure(
    from start: Double, to end: Double, length: Double, _ tolerance: Double, halvings: Int
  ) {
    let middle = (start + end) / 2
    let first = integral(from: start, to: middle)
    let second = integral(from: middle, to: end)
    let noise = noise(over: end - start, length)
    guard halvings > 0, (first + second - length).magnitude > max(tolerance, noise) else {
      marks.append(Mark(share: end, length: lengthInUnits + (first + second)))
      return
    }
    measure(from: start, to: middle, length: first, tolerance, halvings: halvings - 1)
    measure(from: middle, to: end, length: second, tolerance, halvings: halvings - 1)
  }

  /// The rounding error of the arc length of an interval: the error of the square of the speed,
  /// divided by the mean speed. Beside a point where the segment nearly stands still, two halves
  /// never agree better than that, and halving would go on for thousands of steps.
  private func noise(over width: Double, _ length: Double) -> Double {
    let error = squares.reduce(0) { $0 + $1.magnitude } * 0x1p-51
    return width * error / max(length / width, error.squareRoot())
  }
}

// MARK: - Turning points

extension ArcLength {
  /// The parameters strictly between 0 and 1 at which a polynomial is least or greatest, in rising
  /// order; coefficients are in order of degree.
  ///
  /// Between two neighbouring extrema of its derivative, the derivative has one zero at most.
  ///
  /// - Complexity: O(degree²), and about 60 evaluations for each extremum.
  private static func places(whereSlopeIsZero polynomial: [Double]) -> [Double] {
    let derivative = polynomial.indices.dropFirst().map { Double($0) * polynomial[$0] }
    guard derivative.count > 1 else { return [] }
    let bounds = [0] + places(whereSlopeIsZero: derivative) + [1]
    return zip(bounds, bounds.dropFirst()).compactMap { low, high in
      let sign = value(of: derivative, at: low)
      guard sign * value(of: derivative, at: high) < 0 else { return nil }
      let place = Double.bisect(low, high) { value(of: derivative, at: $0) * sign <= 0 }.first
      return place < 1 ? place : nil
    }
  }

  private static func value(of polynomial: [Double], at place: Double) -> Double {
    polynomial.reversed().reduce(0) { $0 * place + $1 }
  }

  // MARK: - Places

  /// The parameter in 0...1 at which the arc length is `length`.
  ///
  /// - Complexity: O(log intervals), and about ten integrals over a part of an interval.
  func share(atLength length: Double) -> Double {
    let length = length / unit
    if length <= 0 { return 0 }
    if length >= lengthInUnits { return 1 }
    let index = interval(atLength: length)
    return share(atLength: length, from: marks[index], to: marks[index + 1])
  }

  private func interval(atLength length: Double) -> Int {
    max((0..<marks.count - 1).prefixCount { marks[$0].length <= length } - 1, 0)
  }

  /// The parameter within one interval at which the arc length is `length`, by Newton's iteration
  /// inside a shrinking bracket.
  private func share(atLength length: Double, from start: Mark, to end: Mark) -> Double {
    var (low, high) = (start.share, end.share)
    let part = (length - start.length) / (end.length - start.length)
    var share = low + (high - low) * part
    for _ in 0..<60 {
      let excess = start.length + integral(from: start.share, to: share) - length
      if excess == 0 { return share }
      if excess > 0 { high = share } else { low = share }
      let newton = share - excess / speedInUnits(at: share)
      let next = newton >= low && newton <= high ? newton : (low + high) / 2
      if (next - share).magnitude <= next.ulp { return next }
      share = next
    }
    return share
  }

  /// The arc length between two parameters, by Gauss's rule.
  private func integral(from start: Double, to end: Double) -> Double {
    let half = (end - start) / 2
    let middle = (start + end) / 2
    var sum = 0.0
    for (place, weight) in Self.gauss {
      let (left, right) = (middle - half * place, middle + half * place)
      sum += weight * (speedInUnits(at: left) + speedInUnits(at: right))
    }
    return sum * half
  }

  /// The points and weights of Gauss's eight-point rule on -1...1, for the positive points:
  /// Abramowitz and Stegun, 25.4.
  private static let gauss: [(place: Double, weight: Double)] = [
    (0.183_434_642_495_649_8, 0.362_683_783_378_362_0),
    (0.525_532_409_916_329_0, 0.313_706_645_877_887_3),
    (0.796_666_477_413_626_7, 0.222_381_034_453_374_5),
    (0.960_289_856_497_536_2, 0.101_228_536_290_376_3),
  ]
}
