import AnimationDocuments
import AnimationEngine
import RealModule

/// A spring of Motion, and the distance from its end at which it stops.
struct MotionSpring {
  let spring: Spring
  /// The initial velocity in the value's unit per second.
  let velocity: Double
  /// The distance from the end at which Motion stops the spring.
  let rest: Double
  /// The speed below which it stops there, in the value's unit per second.
  private let restSpeed: Double
  /// The seconds after which it stops instead, wherever it is; nil for a spring without a duration.
  private var stop: Double?

  /// The fraction of the distance at which a spring with a duration counts as arrived.
  private static let share = 0.001

  /// The spring of a transition. Reports a problem and returns nil if its numbers make none.
  init?(
    _ settings: MotionSettings, distance: Double, _ place: SourcePlace,
    _ reading: inout ImportReading
  ) {
    func number(_ name: String) -> Double? { settings[name].flatMap(ScriptValue.number) }
    let isPhysical = ["stiffness", "damping", "mass"].contains { settings[$0] != nil }
    let isTimed = !isPhysical && (number("duration") ?? number("bounce")) != nil
    // Motion starts springs with a duration at rest.
    velocity = isTimed ? 0 : number("velocity") ?? 0
    var ownRest = number("restDelta") ?? Self.standardRest(over: distance)
    restSpeed = number("restSpeed") ?? Self.standardRestSpeed(over: distance)
    let constants: (mass: Double, stiffness: Double, damping: Double)
    if isTimed, let visual = number("visualDuration"), visual > 0 {
      constants = Self.visual(visual, bounce: number("bounce") ?? 0)
    } else if isTimed {
      let duration = min(max(number("duration") ?? 0.8, 0.01), 10)
      constants = Self.timed(duration, bounce: number("bounce") ?? 0.3)
      ownRest = distance * Self.rest(of: constants, after: duration)
      stop = duration
    } else {
      constants = (number("mass") ?? 1, number("stiffness") ?? 100, number("damping") ?? 10)
      Self.noteVisual(settings, place, &reading)
    }
    let problems = Spring.problems(
      mass: constants.mass, stiffness: constants.stiffness, damping: constants.damping)
    for problem in problems { reading.report(.outOfRange, problem.message, at: place) }
    guard problems.isEmpty else { return nil }
    spring = Spring(
      mass: constants.mass, stiffness: constants.stiffness, damping: constants.damping,
      allowOverDamping: true)
    rest = ownRest
  }

  private static func noteVisual(
    _ settings: MotionSettings, _ place: SourcePlace, _ reading: inout ImportReading
  ) {
    guard settings["visualDuration"] != nil else { return }
    reading.ignore(
      "Motion reads \"visualDuration\" beside \"bounce\" or \"duration\" alone, and not beside "
        + "\"stiffness\", \"damping\" or \"mass\": it has no effect.", at: place)
  }

  /// Motion's default spring for a translation, rotation or scale.
  init(standardFor name: String, to target: String, distance: Double) {
    let isScale = name.hasPrefix("scale")
    let (stiffness, usual) = isScale ? (550.0, 30.0) : (500.0, 25.0)
    let damping = isScale && target == "0" ? 2 * stiffness.squareRoot() : usual
    spring = Spring(mass: 1, stiffness: stiffness, damping: damping, allowOverDamping: true)
    velocity = 0
    rest = Self.standardRest(over: distance)
    restSpeed = Self.standardRestSpeed(over: distance)
  }

  /// The distance from the end at which Motion stops a spring that says none.
  private static func standardRest(over distance: Double) -> Double { distance < 5 ? 0.005 : 0.5 }

  private static func standardRestSpeed(over distance: Double) -> Double { distance < 5 ? 0.01 : 2 }

  private static func damping(_ bounce: Double) -> Double { min(max(1 - bounce, 0.05), 1) }

  /// The spring with a visual duration, which is five sixths of its period.
  private static func visual(_ duration: Double, bounce: Double) -> (Double, Double, Double) {
    let frequency = 2 * Double.pi / (max(duration, 0.001) * 1.2)
    return (1, frequency * frequency, 2 * damping(bounce) * frequency)
  }

  /// The spring whose envelope is within a thousandth after a duration. The frequency is found by
  /// Newton's method, with as many steps as Motion takes.
  private static func timed(_ duration: Double, bounce: Double) -> (Double, Double, Double) {
    let ratio = damping(bounce)
    var frequency = 5 / duration
    for _ in 1..<12 {
      let (value, slope) = envelope(frequency, ratio, duration)
      if slope != 0, slope.isFinite { frequency -= value / slope }
    }
    guard frequency.isFinite, frequency > 0 else { return (1, 100, 2 * ratio * 10) }
    return (1, frequency * frequency, 2 * ratio * frequency)
  }

  /// The distance of the envelope from a thousandth at the duration, and its derivative by the
  /// frequency.
  private static func envelope(
    _ frequency: Double, _ ratio: Double, _ duration: Double
  ) -> (Double, Double) {
    func value(_ frequency: Double) -> Double {
      let decay = Double.exp(-frequency * ratio * duration)
      return ratio < 1
        ? share - ratio / (1 - ratio * ratio).squareRoot() * decay
        : decay * (frequency * duration + 1) - share
    }
    let step = frequency * 1e-6
    return (value(frequency), (value(frequency + step) - value(frequency - step)) / (2 * step))
  }

  /// How far such a spring may still be from its end after a duration, for a distance of 1.
  private static func rest(
    of constants: (mass: Double, stiffness: Double, damping: Double), after duration: Double
  ) -> Double {
    let frequency = constants.stiffness.squareRoot()
    let ratio = constants.damping / (2 * frequency)
    let decay = Double.exp(-frequency * ratio * duration)
    return ratio < 1
      ? decay / (1 - ratio * ratio).squareRoot() : decay * (frequency * duration + 1)
  }

  /// The motion to a keyframe over a distance, and its duration in seconds.
  func motion(distance: Double) -> (motion: ImportedMotion, duration: Double) {
    let settled = spring.settlingDuration(target: max(distance, 1e-9), initialVelocity: velocity)
    let duration = settled.isFinite && settled > 0 ? settled : 10
    return (.spring(spring, velocity: velocity, error: rest), duration)
  }

  // MARK: In a sequence

  /// How long the spring takes in a sequence over a distance, in seconds: Motion looks every 50 ms whether it
  /// has stopped, for 20 s.
  func stepped(distance: Double) -> Double {
    let (step, most) = (0.05, 400)
    let count = (0..<most).first { isAtRest(after: Double($0) * step, distance: distance) } ?? most
    return (Double(count) * step).withoutSumNoise
  }

  private func isAtRest(after time: Double, distance: Double) -> Bool {
    if let stop { return time >= stop }
    let value = spring.value(target: distance, initialVelocity: velocity, time: time)
    let speed = spring.velocity(target: distance, initialVelocity: velocity, time: time)
    return abs(speed) <= restSpeed && abs(distance - value) <= rest
  }
}

/// Settings of Motion that stand in several objects, of which the first that has a member counts.
struct MotionSettings {
  let objects: [JSONText]

  init(_ objects: JSONText?...) { self.objects = objects.compactMap { $0 } }

  /// - Complexity: O(members).
  subscript(name: String) -> JSONText? { objects.lazy.compactMap { $0[name] }.first }
}
