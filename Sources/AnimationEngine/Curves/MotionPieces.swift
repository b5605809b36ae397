/// A closed form that applies from `start` on and counts its time from there.
struct MotionPiece<Value: VectorArithmetic>: Sendable {
  var start: Double
  var form: MotionForm<Value>
}

/// The closed forms of a motion, one after the other.
enum MotionPieces<Value: VectorArithmetic>: Sendable {
  /// One form for the whole motion.
  case form(MotionForm<Value>)
  /// The closed forms along a curve that consists of several polynomials.
  case curve(PiecedCurve<Value>)

  init(_ form: MotionForm<Value>) { self = .form(form) }

  /// The value or the velocity at `time`, as `quantity` asks, by the piece that applies there.
  ///
  /// - Complexity: O(log pieces).
  func quantity(_ quantity: Quantity, at time: Double) -> Value {
    switch self {
    case .form(let form): form.quantity(quantity, at: time)
    case .curve(let curve): curve.quantity(quantity, at: time)
    }
  }

  func moved(by shift: Value) -> MotionPieces {
    switch self {
    case .form(let form): .form(form.moved(by: shift))
    case .curve(let curve): .curve(curve.moved(by: shift))
    }
  }
}

/// The motion from one value to another along a curve that consists of several polynomials.
///
/// All motions along a curve share its polynomials; the form of a piece is computed on demand.
struct PiecedCurve<Value: VectorArithmetic>: Equatable, Sendable {
  /// The polynomials of the curve; below them, the indices of those that apply in 0..<1.
  private let polynomials: [PolynomialPiece]
  private let inside: Range<Int>
  private let from: Value
  private let span: Value
  private let duration: Double
  /// The shift of all positions; nil without one.
  private var shift: Value?

  init(
    _ polynomials: [PolynomialPiece], inside: Range<Int>, from: Value, span: Value, duration: Double
  ) {
    (self.polynomials, self.inside) = (polynomials, inside)
    (self.from, self.span, self.duration) = (from, span, duration)
  }

  /// The number of pieces, at least one.
  var count: Int { inside.count }

  /// The time at which a piece begins, in seconds since the start of the motion.
  func start(of index: Int) -> Double { polynomial(index).start * duration }

  /// The index of the last piece that begins at or before `time`, where the motion begins at
  /// `origin`; 0 where none does.
  ///
  /// - Complexity: O(log pieces).
  func index(at time: Double, from origin: Double = 0) -> Int {
    (1..<count).prefixCount { origin + start(of: $0) <= time }
  }

  /// The value or the velocity at `time`, where the motion begins at `origin`.
  ///
  /// - Complexity: O(log pieces).
  func quantity(_ quantity: Quantity, at time: Double, from origin: Double = 0) -> Value {
    let index = index(at: time, from: origin)
    return form(of: index).quantity(quantity, at: time - (origin + start(of: index)))
  }

  /// The closed form of a piece, with time counted from the piece's start.
  func form(of index: Int) -> MotionForm<Value> {
    let end = index + 1 < count ? polynomial(index + 1).start : 1
    let form = polynomial(index).form(from: from, span: span, until: end, duration: duration)
    return shift.map { form.moved(by: $0) } ?? form
  }

  private func polynomial(_ index: Int) -> PolynomialPiece {
    var piece = polynomials[inside.lowerBound + index]
    piece.start = max(piece.start, 0)
    return piece
  }

  func moved(by shift: Value) -> PiecedCurve {
    var curve = self
    curve.shift = self.shift.map { $0 + shift } ?? shift
    return curve
  }

  func map(_ component: (Value) -> Double) -> PiecedCurve<Double> {
    var curve = PiecedCurve<Double>(
      polynomials, inside: inside, from: component(from), span: component(span), duration: duration)
    if let shift { curve = curve.moved(by: component(shift)) }
    return curve
  }
}

extension PolynomialPiece {
  /// The motion on this piece up to progress `end`, with time counted from the piece's start.
  fileprivate func form<Value: VectorArithmetic>(
    from: Value, span: Value, until end: Double, duration: Double
  ) -> MotionForm<Value> {
    let first = from + span.scaled(by: value(at: start))
    if c2 == 0 && c3 == 0 {
      let width = end - start
      return .line(from: first, span: span.scaled(by: c1 * width), duration: width * duration)
    }
    // The polynomial is expanded around the piece's start.
    let shifted = c2 + 3 * c3 * (start - origin)
    let unit = MotionForm<Value>.unit(ofCubicLasting: duration)
    let length = duration / unit
    return .cubic(
      first, span.scaled(by: velocity(at: start) / length),
      span.scaled(by: shifted / (length * length)),
      span.scaled(by: c3 / (length * length * length)), unit: unit)
  }
}

extension MotionPiece: Equatable, Hashable where Value: Hashable {}
extension PiecedCurve: Hashable where Value: Hashable {}
