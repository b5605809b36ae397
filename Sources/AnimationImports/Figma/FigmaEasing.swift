import AnimationDocuments
import AnimationEngine

/// An easing of Figma: a curve, a spring or a hold.
enum FigmaEasing {
  case curve(UnitCurve)
  /// A spring by its physical parameters, with its velocity in distances per second.
  case spring(Spring, velocity: Double)
  /// A spring of Figma Motion by its bounce, 0 to 1; it fills the duration that it is given.
  case bounce(Double)
  /// A hold: the value stays until the next key.
  case hold

  /// The curves of Figma's easing names; those that are named as in CSS are CSS's.
  private static let curves: [String: String] = [
    "LINEAR": "linear", "EASE_IN": "ease-in", "EASE_OUT": "ease-out",
    "EASE_IN_AND_OUT": "ease-in-out",
    "EASE_IN_BACK": "cubic-bezier(0.3, -0.05, 0.7, -0.5)",
    "EASE_OUT_BACK": "cubic-bezier(0.45, 1.45, 0.8, 1)",
    "EASE_IN_AND_OUT_BACK": "cubic-bezier(0.7, -0.4, 0.4, 1.4)",
  ]

  /// The stiffness and damping of the named springs, with mass 1. Figma publishes only the names.
  private static let springs: [String: (stiffness: Double, damping: Double)] = [
    "GENTLE": (100, 15), "QUICK": (300, 20), "BOUNCY": (600, 15), "SLOW": (80, 20),
  ]

  private static let names =
    curves.keys.sorted() + springs.keys.sorted()
    + ["CUSTOM_CUBIC_BEZIER", "CUSTOM_SPRING", "HOLD"]

  /// Whether a name is one of Figma's easings.
  static func isName(_ name: String?) -> Bool { name.map { names.contains($0) } == true }

  /// The easing that a text names, or an object by its `type`. For anything else it is nil, and a
  /// problem is reported.
  init?(_ json: JSONText, _ reading: inout ImportReading) {
    let name = json.text ?? json["type"]?.text
    if let name, let curve = Self.curves[name], let made = try? UnitCurve(style: curve) {
      self = .curve(made)
    } else if let name, let (stiffness, damping) = Self.springs[name] {
      self = .spring(
        Spring(mass: 1, stiffness: stiffness, damping: damping, allowOverDamping: true),
        velocity: 0)
    } else if name == "HOLD" {
      self = .hold
    } else if name == "CUSTOM_CUBIC_BEZIER" || json["easingFunctionCubicBezier"] != nil {
      guard let curve = Self.curve(json, &reading) else { return nil }
      self = .curve(curve)
    } else if name == "CUSTOM_SPRING" || json["easingFunctionSpring"] != nil {
      guard let spring = Self.spring(json, &reading) else { return nil }
      self = spring
    } else {
      reading.report(
        .unknownName, "There is no easing \(json.written.shortened) in Figma.", at: json.place,
        hint: Self.names.joined(separator: ", "))
      return nil
    }
  }

  private static func curve(_ json: JSONText, _ reading: inout ImportReading) -> UnitCurve? {
    let points = json["easingFunctionCubicBezier"]
    let numbers = ["x1", "y1", "x2", "y2"].compactMap { points?[$0]?.number }
    guard numbers.count == 4 else {
      reading.report(
        .invalidCurve, "\"easingFunctionCubicBezier\" has the numbers x1, y1, x2 and y2.",
        at: points?.place ?? json.place)
      return nil
    }
    for (name, x) in [("x1", numbers[0]), ("x2", numbers[2])] where !(0...1).contains(x) {
      reading.report(
        .invalidCurve, "\"\(name)\" is from 0 to 1.", at: points?[name]?.place ?? json.place)
      return nil
    }
    return UnitCurve(easing: CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
  }

  private static func spring(_ json: JSONText, _ reading: inout ImportReading) -> FigmaEasing? {
    guard let physics = json["easingFunctionSpring"], physics.isObject else {
      reading.report(
        .missingMember, "\"easingFunctionSpring\" has mass, stiffness and damping, or bounce.",
        at: json["easingFunctionSpring"]?.place ?? json.place)
      return nil
    }
    if let bounce = physics["bounce"] {
      if let number = bounce.number, (0...1).contains(number) { return .bounce(number) }
      reading.report(.outOfRange, "The bounce of a spring is from 0 to 1.", at: bounce.place)
      return nil
    }
    guard let (spring, velocity) = TokenSpring.spring(physics, &reading) else { return nil }
    return .spring(spring, velocity: velocity)
  }
}

extension FigmaEasing {
  /// The motion by this easing to a key `duration` seconds after the previous one.
  ///
  /// Springs between keys end when the key is reached: they keep their damping ratio, and settle
  /// to a thousandth in that time.
  func motion(lasting duration: Double) -> ImportedMotion {
    switch self {
    case .curve(let curve): return .curve(curve)
    case .hold: return .jump
    case .spring(let spring, _): return Self.spring(spring.dampingRatio, duration)
    case .bounce(let bounce): return Self.spring(1 - bounce, duration)
    }
  }

  private static func spring(_ ratio: Double, _ duration: Double) -> ImportedMotion {
    guard duration > 0 else { return .jump }
    // The settling form allows 0.01 to 10 seconds; springs of other durations are scaled in time.
    let unit = Spring(settlingDuration: 1, dampingRatio: min(max(ratio, 0.01), 1))
    return .spring(
      Spring(
        mass: 1, stiffness: unit.stiffness / (duration * duration),
        damping: unit.damping / duration), velocity: 0)
  }
}
