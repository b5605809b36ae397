/// The closed forms from which all motion is made, as functions of the time since their start.
///
/// One definition serves vectors (to find durations and velocities) and single components (to make
/// samples). The operations are the same for each component, so both give bit-identical results.
enum MotionForm<Value: VectorArithmetic>: Equatable, Sendable {
  /// A constant.
  case hold(Value)
  /// The line `from + span * (t / duration)`, extended beyond both ends.
  case line(from: Value, span: Value, duration: Double)
  /// The cubic polynomial `a + b t + c t² + d t³`.
  case cubic(Value, Value, Value, Value)
  /// The eased line `from + span * curve(t / duration)`.
  case curve(UnitCurve, from: Value, span: Value, duration: Double)
  /// A spring that starts at `from`.
  case spring(SpringMotion<Value>, from: Value)

  /// Whether this is a motion along a curve.
  var isCurve: Bool { if case .curve = self { true } else { false } }

  /// The value `time` seconds after the start.
  func value(at time: Double) -> Value {
    switch self {
    case .hold(let value): value
    case .line(let from, let span, let duration): from + span.scaled(by: time / duration)
    case .cubic(let a, let b, let c, let d):
      ((d.scaled(by: time) + c).scaled(by: time) + b).scaled(by: time) + a
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
    case .cubic(_, let b, let c, let d):
      (d.scaled(by: 3 * time) + c.scaled(by: 2)).scaled(by: time) + b
    case .curve(let curve, _, let span, let duration):
      span.scaled(by: curve.velocity(at: time / duration) / duration)
    case .spring(let motion, _): motion.velocity(at: time)
    }
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
    let slope = (end - start).scaled(by: 1 / duration)
    let c = (slope.scaled(by: 3) - velocity.scaled(by: 2) - endVelocity).scaled(by: 1 / duration)
    let d = (velocity + endVelocity - slope.scaled(by: 2)).scaled(by: 1 / (duration * duration))
    return .cubic(start, velocity, c, d)
  }
}

extension MotionForm: Hashable where Value: Hashable {}
