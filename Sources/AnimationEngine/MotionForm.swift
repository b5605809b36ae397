/// The closed forms that all motion is made of, as functions of the time since their start.
///
/// One definition serves vectors (where durations and velocities are found) and single components
/// (where samples are made): the operations are the same, component by component, so both give
/// the same bits.
enum MotionForm<Value: VectorArithmetic>: Equatable, Sendable {
  /// Stays.
  case hold(Value)
  /// `from + span * (t / duration)`, beyond both ends too.
  case line(from: Value, span: Value, duration: Double)
  /// `a + b t + c t² + d t³`.
  case cubic(Value, Value, Value, Value)
  /// `from + span * curve(t / duration)`.
  case curve(UnitCurve, from: Value, span: Value, duration: Double)
  /// A spring that starts at `from`.
  case spring(SpringMotion<Value>, from: Value)

  /// The value `time` seconds after the start.
  func value(at time: Double) -> Value {
    switch self {
    case .hold(let value): value
    case .line(let from, let span, let duration):
      from + span.scaled(by: time / duration)
    case .cubic(let a, let b, let c, let d):
      ((d.scaled(by: time) + c).scaled(by: time) + b).scaled(by: time) + a
    case .curve(let curve, let from, let span, let duration):
      from + span.scaled(by: curve.value(at: time / duration))
    case .spring(let motion, let from): from + motion.value(at: time)
    }
  }

  /// The velocity `time` seconds after the start, per second.
  func velocity(at time: Double) -> Value {
    switch self {
    case .hold(let value): value - value
    case .line(_, let span, let duration): span.scaled(by: 1 / duration)
    case .cubic(_, let b, let c, let d):
      (d.scaled(by: 3 * time) + c.scaled(by: 2)).scaled(by: time) + b
    case .curve(let curve, _, let span, let duration):
      span.scaled(by: curve.velocity(at: time / duration) / duration)
    case .spring(let motion, _): motion.velocity(at: time)
    }
  }

  /// What is asked, `time` seconds after the start.
  func quantity(_ quantity: Quantity, at time: Double) -> Value {
    switch quantity {
    case .value: value(at: time)
    case .velocity: velocity(at: time)
    }
  }

  /// The cubic from one value and velocity to another in `duration` seconds: Hermite's form.
  static func hermite(
    from start: Value, velocity: Value, to end: Value, velocity endVelocity: Value,
    duration: Double
  ) -> MotionForm {
    let slope = (end - start).scaled(by: 1 / duration)
    let c = (slope.scaled(by: 3) - velocity.scaled(by: 2) - endVelocity).scaled(by: 1 / duration)
    let d = (velocity + endVelocity - slope.scaled(by: 2)).scaled(by: 1 / (duration * duration))
    return .cubic(start, velocity, c, d)
  }
}

extension MotionForm: Hashable where Value: Hashable {}
