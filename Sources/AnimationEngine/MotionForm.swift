/// The closed forms from which all motion is made, as functions of the time since their start.
///
/// One definition serves vectors (to find durations and velocities) and single components (to make
/// samples). The operations are the same for each component, so both give bit-identical results.
enum MotionForm<Value: VectorArithmetic>: Equatable, Sendable {
  /// A constant.
  case hold(Value)
  /// The line `from + span * (t / duration)`, extended beyond both ends.
  case line(from: Value, span: Value, duration: Double)
  /// The cubic polynomial `a + b u + c u² + d u³` of the time `u`, in units of `unit` seconds.
  case cubic(Value, Value, Value, Value, unit: Double = 1)
  /// The eased line `from + span * curve(t / duration)`.
  case curve(UnitCurve, from: Value, span: Value, duration: Double)
  /// A spring that starts at `from`.
  case spring(SpringMotion<Value>, from: Value)

  /// The value `time` seconds after the start.
  func value(at time: Double) -> Value {
    switch self {
    case .hold(let value): value
    case .line(let from, let span, let duration): from + span.scaled(by: time / duration)
    case .cubic(let a, let b, let c, let d, let unit): Self.polynomial(a, b, c, d, time / unit)
    case .curve(let curve, let from, let span, let duration):
      from + span.scaled(by: curve.value(at: time / duration, time: time, of: duration))
    case .spring(let motion, let from): from + motion.value(at: time)
    }
  }

  /// The velocity `time` seconds after the start, in units per second.
  func velocity(at time: Double) -> Value {
    switch self {
    case .hold(let value): value - value
    case .line(_, let span, let duration): span.scaled(by: 1 / duration)
    case .cubic(_, let b, let c, let d, let unit):
      Self.derivative(b, c, d, time / unit).scaled(by: 1 / unit)
    case .curve(let curve, _, let span, let duration):
      span.scaled(by: curve.velocity(at: time / duration) / duration)
    case .spring(let motion, _): motion.velocity(at: time)
    }
  }

  private static func polynomial(
    _ a: Value, _ b: Value, _ c: Value, _ d: Value, _ u: Double
  ) -> Value {
    ((d.scaled(by: u) + c).scaled(by: u) + b).scaled(by: u) + a
  }

  private static func derivative(_ b: Value, _ c: Value, _ d: Value, _ u: Double) -> Value {
    (d.scaled(by: 3 * u) + c.scaled(by: 2)).scaled(by: u) + b
  }

  /// The value or the velocity, as `quantity` asks, `time` seconds after the start.
  func quantity(_ quantity: Quantity, at time: Double) -> Value {
    switch quantity {
    case .value: value(at: time)
    case .velocity: velocity(at: time)
    }
  }

  /// The cubic Hermite form, from one value and velocity to another in `duration` seconds.
  static func hermite(
    from start: Value, velocity: Value, to end: Value, velocity endVelocity: Value, duration: Double
  ) -> MotionForm {
    let distance = (end - start).norm + (velocity.norm + endVelocity.norm) * duration
    let unit =
      Self.isFar(distance, lasting: duration) ? duration : Self.unit(ofCubicLasting: duration)
    let length = duration / unit
    let (first, last) = (velocity.scaled(by: unit), endVelocity.scaled(by: unit))
    let slope = (end - start).scaled(by: 1 / length)
    let c = (slope.scaled(by: 3) - first.scaled(by: 2) - last).scaled(by: 1 / length)
    let d = (first + last - slope.scaled(by: 2)).scaled(by: 1 / (length * length))
    return .cubic(start, first, c, d, unit: unit)
  }

  /// The unit of time of a cubic: a second, or the whole duration where its cube or the inverse of
  /// that is no double.
  static func unit(ofCubicLasting duration: Double) -> Double {
    (1e-100...1e100).contains(duration) ? 1 : duration
  }

  /// Whether a distance is so great that a cubic over it may have coefficients that are no doubles,
  /// where its values are.
  static func isFar(_ distance: Double, lasting duration: Double) -> Bool {
    let length = duration / unit(ofCubicLasting: duration)
    return !(distance / (length * length * length) < 1e200)
  }
}

extension MotionForm {
  /// The same motion with its places and its intervals converted. Every form is linear in its vectors,
  /// so a component of the motion has the components of the coefficients.
  private func map<Other>(
    places place: (Value) -> Other, intervals interval: (Value) -> Other
  ) -> MotionForm<Other> {
    switch self {
    case .hold(let value): .hold(place(value))
    case .line(let from, let span, let duration):
      .line(from: place(from), span: interval(span), duration: duration)
    case .cubic(let a, let b, let c, let d, let unit):
      .cubic(place(a), interval(b), interval(c), interval(d), unit: unit)
    case .curve(let curve, let from, let span, let duration):
      .curve(curve, from: place(from), span: interval(span), duration: duration)
    case .spring(let motion, let from): .spring(motion.map(interval), from: place(from))
    }
  }

  /// The closed form of one component of the motion.
  func map(_ component: (Value) -> Double) -> MotionForm<Double> {
    map(places: component, intervals: component)
  }

  /// The same motion with all positions moved by `shift`.
  func moved(by shift: Value) -> MotionForm { map(places: { $0 + shift }, intervals: { $0 }) }
}

extension MotionForm: Hashable where Value: Hashable {}

extension MotionForm<Double> {
  /// Whether this is a motion along a curve. Asked of any form, it would copy the form.
  var isCurve: Bool { if case .curve = self { true } else { false } }
}
