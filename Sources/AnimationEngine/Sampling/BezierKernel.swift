/// A Bézier curve on eight rows at once: Halley's method side by side.
///
/// As in the closed form, the parameter is looked for from the nearer end. The guess is the parabola
/// through the three octets before, or at the beginning of a block the root of the first two terms.
/// Then one to three steps do, and the cube of the last one bounds the error. Curves that get too
/// flat elsewhere are left to the closed form. Every number depends on its row alone, since blocks
/// begin at fixed rows.
struct BezierKernel: LaneKernel {
  private let form: MotionForm<Double>
  private let bezier: CubicBezier
  private let quantity: Quantity
  private let from: Double
  private let span: Double
  /// The progress from one row to the next.
  private let step: Double
  private let duration: Double
  private var start = 0.0
  private var rows = 0.0
  /// The parameters of the three octets before, the last one first.
  private var before = (Octet.zero, Octet.zero, Octet.zero)
  /// How many octets lie before, since the last one that was left to the closed form.
  private var known = 0

  private static let mostSteps = 12
  /// A step as small as this leaves an error of its cube times a small factor.
  private static let smallStep = 1e-6

  /// The kernel of a form; nil unless it is a Bézier curve, and for one that gets too flat.
  init?(_ form: MotionForm<Double>, _ quantity: Quantity, step: Double) {
    guard case .curve(let curve, let from, let span, let duration) = form,
      case .bezier(let bezier, _) = curve.form, bezier.suits(quantity)
    else { return nil }
    self.form = form
    self.bezier = bezier
    self.quantity = quantity
    self.from = from
    self.span = span
    self.duration = duration
    self.step = step / duration
  }

  mutating func anchor(at time: Double) {
    start = time / duration
    (rows, known) = (0, 0)
  }

  @inline(__always)
  mutating func next() -> Octet {
    let progress = ramp * step + (start + rows * step)
    let guess = known < 3 ? nil : 3 * (before.0 - before.1) + before.2
    rows += 8
    guard progress.min() >= -Self.slack, progress.max() <= 1 + Self.slack,
      let s = parameter(at: progress.clamped(to: 0, 1), guess: guess)
    else {
      known = 0
      return closed(at: progress)
    }
    before = (s, before.0, before.1)
    known += 1
    switch quantity {
    case .value: return from + span * ((bezier.y.a * s + bezier.y.b) * s + bezier.y.c) * s
    case .velocity: return (span / duration) * bezier.y.slope(at: s) / bezier.x.slope(at: s)
    }
  }

  /// How far rounding may carry a row beyond an end of the curve.
  private static let slack = 1e-9

  /// The closed form, for rows of which some lie beyond the curve.
  private func closed(at progress: Octet) -> Octet {
    var numbers = Octet.zero
    for index in 0..<8 {
      let time = progress[index] * duration
      numbers[index] = quantity == .value ? form.value(at: time) : form.velocity(at: time)
    }
    return numbers
  }

  /// The parameters at which x is `progress`; nil where the steps do not get small.
  @inline(__always)
  private func parameter(at progress: Octet, guess: Octet?) -> Octet? {
    let x = bezier.x
    let isFar = progress .> 0.5
    let height = progress.replacing(with: 1 - progress, where: isFar)
    let slope = Octet(repeating: x.c).replacing(with: x.endSlope, where: isFar)
    let square = Octet(repeating: x.b).replacing(with: -(3 * x.a + x.b), where: isFar)
    var u: Octet
    if let guess {
      u = guess.replacing(with: 1 - guess, where: isFar).clamped(to: 0, 1)
    } else {
      let root = (slope * slope + 4 * square * height).clamped(to: 0, .infinity).squareRoot()
      u = (2 * height / (slope + root).clamped(to: Self.nothing, .infinity)).clamped(to: 0, 1)
    }
    for _ in 0..<Self.mostSteps {
      let excess = ((x.a * u + square) * u + slope) * u - height
      let rise = (3 * x.a * u + 2 * square) * u + slope
      let bend = 3 * x.a * u + square
      // Where the curve bends too much for Halley's method, this is up to two steps of Newton's.
      let rises = rise * rise
      let divisor = rises - (excess * bend).clamped(lowerBound: -rises, upperBound: 0.5 * rises)
      let change = excess * rise / divisor.clamped(to: Self.nothing, .infinity)
      u = (u - change).clamped(to: 0, 1)
      if change.magnitudes.max() <= Self.smallStep { return u.replacing(with: 1 - u, where: isFar) }
    }
    return nil
  }

  /// Stands for a slope of 0, which only a height of 0 meets.
  private static let nothing = 1e-300
}

extension CubicBezier {
  /// Whether Newton's method is safe from every guess: x rises at both ends, at least with its
  /// square, and is never flat in between. A velocity is asked of curves only that rise at both
  /// ends.
  fileprivate func suits(_ quantity: Quantity) -> Bool {
    let enough = 0.3
    let ends = min(x.c, x.endSlope)
    if quantity == .velocity && ends < enough { return false }
    let turn = -x.b / (3 * x.a)
    let flattest = turn > 0 && turn < 1 ? x.c + x.b * turn : enough
    let inward = (start: x.c + x.b, end: x.endSlope - (3 * x.a + x.b))
    let flatEnds =
      (x.c < enough && inward.start < enough)
      || (x.endSlope < enough && inward.end < enough)
    return !flatEnds && (flattest >= enough || x.a < 0)
  }
}

extension CubicBezier.Coefficients {
  /// The derivative at 1.
  fileprivate var endSlope: Double { 3 * a + 2 * b + c }

  @inline(__always)
  fileprivate func slope(at s: Octet) -> Octet { (3 * a * s + 2 * b) * s + c }
}

extension Octet {
  @inline(__always)
  fileprivate func clamped(to low: Double, _ high: Double) -> Octet {
    clamped(lowerBound: Octet(repeating: low), upperBound: Octet(repeating: high))
  }

  @inline(__always)
  fileprivate var magnitudes: Octet { replacing(with: -self, where: self .< 0) }
}
