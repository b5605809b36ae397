import AnimationDocuments
import AnimationEngine
import RealModule

/// A spring of Motion: its physics, and how near to the end it stops.
struct MotionSpring {
  let spring: Spring
  /// In the value's unit per second.
  let velocity: Double
  /// How far from its end the value may be when Motion sets it there.
  let rest: Double

  /// The share of the distance that `find` counts as arrived.
  private static let share = 0.001

  /// The spring of a transition. Reports a problem and returns nil where its numbers make none.
  init?(_ json: JSONText, way: Double, _ place: SourcePlace, _ reading: inout ImportReading) {
    func number(_ name: String) -> Double? { json[name]?.number }
    velocity = number("velocity") ?? 0
    let constants: (mass: Double, stiffness: Double, damping: Double)
    let isPhysical = ["stiffness", "damping", "mass"].contains { json[$0] != nil }
    let isTimed = !isPhysical && (number("duration") ?? number("bounce")) != nil
    if let visual = number("visualDuration") {
      constants = Self.visual(visual, bounce: number("bounce") ?? 0)
    } else if isTimed {
      constants = Self.timed(
        min(max(number("duration") ?? 0.8, 0.01), 10), bounce: number("bounce") ?? 0.3, velocity)
    } else {
      constants = (number("mass") ?? 1, number("stiffness") ?? 100, number("damping") ?? 10)
    }
    let problems = Spring.problems(
      mass: constants.mass, stiffness: constants.stiffness, damping: constants.damping)
    for problem in problems { reading.report(.outOfRange, problem.message, at: place) }
    guard problems.isEmpty else { return nil }
    spring = Spring(
      mass: constants.mass, stiffness: constants.stiffness, damping: constants.damping,
      allowOverDamping: true)
    rest = isTimed ? Self.share * way : number("restDelta") ?? (way < 5 ? 0.005 : 0.5)
  }

  /// The springs that Motion takes for moves, turns and scales where nothing is said.
  init(standardFor name: String, to target: String, way: Double) {
    let isScale = name.hasPrefix("scale")
    let (stiffness, usual) = isScale ? (550.0, 30.0) : (500.0, 25.0)
    let damping = isScale && target == "0" ? 2 * stiffness.squareRoot() : usual
    spring = Spring(mass: 1, stiffness: stiffness, damping: damping, allowOverDamping: true)
    velocity = 0
    rest = way < 5 ? 0.005 : 0.5
  }

  private static func damping(_ bounce: Double) -> Double { min(max(1 - bounce, 0.05), 1) }

  /// The frequency makes the visual duration five sixths of a swing.
  private static func visual(_ duration: Double, bounce: Double) -> (Double, Double, Double) {
    let frequency = 2 * Double.pi / (max(duration, 0.001) * 1.2)
    return (1, frequency * frequency, 2 * damping(bounce) * frequency)
  }

  /// The spring whose envelope is within a thousandth after a duration: the frequency by Newton's method,
  /// in as many steps as Motion takes.
  private static func timed(
    _ duration: Double, bounce: Double, _ velocity: Double
  ) -> (Double, Double, Double) {
    let ratio = damping(bounce)
    var frequency = 5 / duration
    for _ in 1..<12 {
      let (value, slope) = envelope(frequency, ratio, duration, -velocity)
      if slope != 0, slope.isFinite { frequency -= value / slope }
    }
    guard frequency.isFinite, frequency > 0 else { return (1, 100, 2 * ratio * 10) }
    return (1, frequency * frequency, 2 * ratio * frequency)
  }

  /// How far the envelope is from a thousandth at the duration, and its slope over the frequency.
  private static func envelope(
    _ frequency: Double, _ ratio: Double, _ duration: Double, _ velocity: Double
  ) -> (Double, Double) {
    func value(_ frequency: Double) -> Double {
      let decay = Double.exp(-frequency * ratio * duration)
      if ratio < 1 {
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        return share - (frequency * ratio - velocity) / swing * decay
      }
      return decay * ((frequency - velocity) * duration + 1) - share
    }
    let step = frequency * 1e-6
    return (value(frequency), (value(frequency + step) - value(frequency - step)) / (2 * step))
  }

  /// The way to a keyframe, and how long it takes over an interval.
  func motion(way: Double) -> (motion: ImportedMotion, duration: Double) {
    let settled = spring.settlingDuration(target: max(way, 1e-9), initialVelocity: velocity)
    let duration = settled.isFinite && settled > 0 ? settled : 10
    return (.spring(spring, velocity: velocity, error: rest), duration)
  }
}
