/// Evaluates a Bézier curve on eight rows at once.
///
/// Once four octets (groups of eight) are computed, the next is predicted by the cubic through
/// them, and refined by Newton's method. The reciprocal of the slope takes no division: it is
/// corrected from that of the octet before by its own series. Where that does not converge,
/// Halley's method searches for the parameter from the nearer end, as the closed form does. Where
/// the curve is too flat for both, the closed form itself is used. Every number depends on its row
/// alone, since blocks begin at fixed rows.
struct BezierKernel: LaneKernel {
  private let form: MotionForm<Double>
  private let bezier: CubicBezier
  private let quantity: Quantity
  private let from: Double
  private let span: Double
  /// The difference in progress between two rows.
  private let step: Double
  private let duration: Double
  /// Whether Halley's method converges safely on this curve.
  private let isSteep: Bool
  private var start = 0.0
  private var passed = 0.0
  private var history = BezierHistory()

  /// Creates the kernel of a form; nil unless it is a Bézier curve whose steps and whose mean
  /// velocity are doubles.
  init?(_ form: MotionForm<Double>, _ quantity: Quantity, step: Double) {
    guard case .curve(let curve, let from, let span, let duration) = form,
      case .bezier(let bezier, _) = curve.form, (step / duration).isFinite,
      (span / duration).isFinite
    else { return nil }
    self.form = form
    self.bezier = bezier
    self.quantity = quantity
    self.from = from
    self.span = span
    self.duration = duration
    self.step = step / duration
    isSteep = bezier.suits(quantity)
  }

  mutating func anchor(at time: Double, rows: Int) {
    start = time / duration
    (passed, history.count) = (0, 0)
  }

  @inline(__always)
  mutating func next() -> Octet {
    let progress = ramp * step + (start + passed * step)
    passed += 8
    if let s = history.follow(bezier.x, to: progress) { return numbers(at: s) }
    return slowly(at: progress)
  }

  /// The next eight numbers, where the octets before cannot predict them.
  private mutating func slowly(at progress: Octet) -> Octet {
    let inside = progress.clamped(to: 0, 1)
    let s = isSteep ? bezier.x.parameter(at: inside, guess: history.parabola) : nil
    let isOnCurve = (progress - inside).magnitudes.max() <= Self.slack
    if isOnCurve {
      history.append(s ?? exact(inside), bezier.x)
    } else {
      history.count = 0  // What lies beyond the ends predicts nothing.
    }
    guard let s else { return closed(at: progress) }
    // Time runs evenly, so the first and the last row tell of those between them.
    let isInside = Self.isInside(progress[0]) && Self.isInside(progress[7])
    if isInside || (isOnCurve && quantity == .velocity) { return numbers(at: s) }
    return ending(numbers(at: s), at: progress)
  }

  @inline(__always)
  private static func isInside(_ progress: Double) -> Bool { progress > 0 && progress < 1 }

  /// The numbers with those of rows at the ends of the curve and beyond by the closed form, which is
  /// exact there.
  private func ending(_ numbers: Octet, at progress: Octet) -> Octet {
    var numbers = numbers
    for index in 0..<8 where !Self.isInside(progress[index]) {
      numbers[index] = form.quantity(quantity, at: progress[index] * duration)
    }
    return numbers
  }

  @inline(__always)
  private func numbers(at s: Octet) -> Octet {
    switch quantity {
    case .value: from + span * (((bezier.y.a * s + bezier.y.b) * s + bezier.y.c) * s)
    case .velocity: (span / duration) * bezier.y.slope(at: s) / bezier.x.slope(at: s)
    }
  }

  /// The curve parameters, each computed by the closed form.
  private func exact(_ progress: Octet) -> Octet {
    var s = Octet.zero
    for index in 0..<8 { s[index] = bezier.parameter(at: progress[index]) }
    return s
  }

  /// The progress by which rounding may carry a row beyond an end of the curve.
  private static let slack = 1e-9

  /// The eight numbers by the closed form of single times.
  private func closed(at progress: Octet) -> Octet {
    Self.numbers(quantity, of: form, at: progress * duration)
  }

  /// The values or velocities of a form at eight times, one by one. The form is a parameter because
  /// a closure would copy the whole kernel, which is large.
  private static func numbers(
    _ quantity: Quantity, of form: MotionForm<Double>, at times: Octet
  ) -> Octet {
    var numbers = Octet.zero
    for index in 0..<8 { numbers[index] = form.quantity(quantity, at: times[index]) }
    return numbers
  }
}

/// The curve parameters of the last octets, from which the next is predicted.
private struct BezierHistory {
  /// The number of octets so far.
  var count = 0
  /// The parameters of the last four octets, the newest first; below them 1 / x' at the newest.
  private var before = (Octet.zero, Octet.zero, Octet.zero, Octet.zero)
  private var inverse = Octet.zero

  /// The prediction for the next octet, by the parabola through the last three; nil before there are
  /// three.
  var parabola: Octet? { count < 3 ? nil : 3 * (before.0 - before.1) + before.2 }

  mutating func append(_ s: Octet, _ x: CubicBezier.Coefficients) {
    append(s, inverse: 1 / x.slope(at: s))
  }

  @inline(__always)
  private mutating func append(_ s: Octet, inverse: Octet) {
    before = (s, before.0, before.1, before.2)
    self.inverse = inverse
    count += 1
  }

  /// The parameters at `progress`, by the cubic through the last octets and a few Newton steps. Nil
  /// where Newton's method does not converge, where the curve is too flat, and near its ends.
  ///
  /// With e the error of the prediction and g = 1 - x' / inverse the error of the reciprocal slope,
  /// a step leaves e g⁵ + e² x'' / 2x', which within the bounds below is less than a unit in the
  /// last place of 1.
  @inline(__always)
  mutating func follow(_ x: CubicBezier.Coefficients, to progress: Octet) -> Octet? {
    guard count >= 4, Self.inside.contains(progress[0]), Self.inside.contains(progress[7])
    else { return nil }
    var s = 4 * (before.0 + before.2) - 6 * before.1 - before.3
    var inverse = inverse
    for _ in 0..<3 {
      let excess = ((x.a * s + x.b) * s + x.c) * s - progress
      let gap = 1 - x.slope(at: s) * inverse
      let square = gap * gap
      let first = gap + square
      inverse += inverse * (first + first * square)
      let change = excess * inverse
      s -= change
      let steps = change * change * Self.stepShare + square * Self.gapShare
      if (steps + inverse * inverse * Self.inverseShare).total <= 1 {
        append(s, inverse: inverse)
        return s
      }
    }
    return nil
  }

  /// The reciprocal squares of the bounds on the step, on g and on the reciprocal slope.
  private static let stepShare = 1 / (2e-9 * 2e-9)
  private static let gapShare = 1 / (0.03 * 0.03)
  private static let inverseShare = 1 / (20.0 * 20)
  /// The range of progress so far from both ends that no row of an octet lies beyond them.
  private static let inside = 1e-9...(1 - 1e-9)
}

extension CubicBezier.Coefficients {
  fileprivate static let mostSteps = 12
  /// The size of a step of Halley's method, relative to the distance from the end, after which the
  /// search stops. The error left is the cube of that times a small factor, even where the curve
  /// rises with the square of the distance.
  fileprivate static let smallStep = 1e-6
  /// The absolute size below which a step counts as none, at the very end of the curve.
  fileprivate static let nothingLeft = 1e-18
  /// A substitute for a divisor of 0, which occurs only with a numerator of 0.
  fileprivate static let nothing = 1e-300

  /// The curve's parameters at which x is `progress`, by Halley's method; nil where it does not
  /// converge.
  @inline(__always)
  fileprivate func parameter(at progress: Octet, guess: Octet?) -> Octet? {
    let isFar = progress .> 0.5
    let height = progress.replacing(with: 1 - progress, where: isFar)
    let slope = Octet(repeating: c).replacing(with: endSlope, where: isFar)
    let square = Octet(repeating: b).replacing(with: -(3 * a + b), where: isFar)
    var u: Octet
    if let guess {
      u = guess.replacing(with: 1 - guess, where: isFar).clamped(to: 0, 1)
    } else {
      let root = (slope * slope + 4 * square * height).clamped(to: 0, .infinity).squareRoot()
      u = (2 * height / (slope + root).clamped(to: Self.nothing, .infinity)).clamped(to: 0, 1)
    }
    for _ in 0..<Self.mostSteps {
      let excess = ((a * u + square) * u + slope) * u - height
      let rise = (3 * a * u + 2 * square) * u + slope
      let bend = 3 * a * u + square
      // Where the curve bends too much for Halley's method, the step is limited to between 2/3 and
      // two Newton steps.
      let rises = rise * rise
      let divisor = rises - (excess * bend).within(-rises, 0.5 * rises)
      let change = excess * rise / divisor.clamped(to: Self.nothing, .infinity)
      u = (u - change).clamped(to: 0, 1)
      if (change.magnitudes - Self.smallStep * u).max() <= Self.nothingLeft {
        return u.replacing(with: 1 - u, where: isFar)
      }
    }
    return nil
  }
}

extension CubicBezier {
  /// Whether Newton's method is safe from every start: x rises at both ends, at least
  /// quadratically, and is never flat in between. For velocities, it must rise linearly at both
  /// ends.
  fileprivate func suits(_ quantity: Quantity) -> Bool {
    let enough = 0.3
    let ends = min(x.c, x.endSlope)
    if quantity == .velocity && ends < enough { return false }
    let turn = -x.b / (3 * x.a)
    let flattest = turn > 0 && turn < 1 ? x.c + x.b * turn : enough
    let inward = (start: x.c + x.b, end: x.endSlope - (3 * x.a + x.b))
    let flatEnds =
      (x.c < enough && inward.start < enough) || (x.endSlope < enough && inward.end < enough)
    return !flatEnds && (flattest >= enough || x.a < 0)
  }
}

extension CubicBezier.Coefficients {
  /// The derivative of x at parameter 1.
  fileprivate var endSlope: Double { 3 * a + 2 * b + c }

  @inline(__always)
  fileprivate func slope(at s: Octet) -> Octet { (3 * a * s + 2 * b) * s + c }
}

extension Octet {
  @inline(__always)
  fileprivate func clamped(to low: Double, _ high: Double) -> Octet {
    within(Octet(repeating: low), Octet(repeating: high))
  }

  /// Clamps the eight numbers to the bounds at once; `clamped(lowerBound:upperBound:)` of the
  /// standard library would process them one by one.
  @inline(__always)
  fileprivate func within(_ low: Octet, _ high: Octet) -> Octet {
    let raised = low.replacing(with: self, where: self .>= low)
    return high.replacing(with: raised, where: raised .< high)
  }

  @inline(__always)
  fileprivate var total: Double {
    let four = lowHalf + highHalf
    let two = four.lowHalf + four.highHalf
    return two.x + two.y
  }

  @inline(__always)
  fileprivate var magnitudes: Octet { replacing(with: -self, where: self .< 0) }
}
