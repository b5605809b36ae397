/// SwiftUI's spring: explicit steps of 1/300 s, with absolute thresholds at the end.
///
/// The order of the operations is that of the system it reproduces, for the figures depend on it
/// (up to 1.5 % of the interval away from the closed form).
struct FluidIntegrator<Value: VectorArithmetic> {
  var offset: Value = .zero
  var velocity: Value = .zero
  var force: Value = .zero
  var time = 0.0
  var startTime = 0.0
  var blendStart = 0.0
  var blendInterval = 0.0

  /// The length of one step, in seconds.
  static var step: Double { 1 / 300 }

  /// The response of the step that leads to `time`, while a changed one is blended in.
  func response(of spring: FluidSpring, at time: Double) -> Double {
    guard spring.blendDuration > 0, blendInterval != 0 else { return spring.response }
    let progress = min(max((time - blendStart) / spring.blendDuration, 0), 1)
    return spring.response
      + blendInterval * (1 - progress * progress * (3 - 2 * progress))
  }

  /// Moves one step on towards `target`.
  mutating func advance(_ spring: FluidSpring, towards target: Value) {
    let response = response(of: spring, at: time + Self.step)
    let natural = 2 * Double.pi / response
    let stiffness = response > 0 ? min(natural * natural, 45000) : 45000
    let damping = 2 * spring.dampingRatio * stiffness.squareRoot()
    let half = velocity + force.scaled(by: 1.0 / 600)
    offset += half.scaled(by: 1.0 / 300)
    force = half.scaled(by: -damping) + (target - offset).scaled(by: stiffness)
    velocity = half + force.scaled(by: 1.0 / 600)
    time += Self.step
  }

  /// Whether the motion counts as over. `scale` turns the components into animatable data.
  func isFinished(target: Value, scale: Double) -> Bool {
    let squared = scale * scale
    guard max(velocity.magnitudeSquared, force.magnitudeSquared) * squared <= 0.0036 else {
      return false
    }
    let tolerance = target.scaled(by: 0.01).magnitudeSquared * squared
    return !(tolerance > 0 && tolerance < (target - offset).magnitudeSquared * squared)
  }
}

extension FluidIntegrator: Sendable where Value: Sendable {}
extension FluidIntegrator: Equatable where Value: Equatable {}

/// The states of a fluid spring at its steps: between two of them the later one shows.
struct FluidTable<Value: VectorArithmetic> {
  /// The times of the steps, rising.
  private(set) var times: [Double] = []
  /// The state at each step.
  private(set) var states: [FluidIntegrator<Value>] = []
  /// When the motion is over; infinite when it is not within the horizon.
  private(set) var end = Double.infinity

  /// Whether the table ends before the horizon because it may not grow further.
  private(set) var isCut = false

  /// Runs `spring` from `state` until it is over. A spring that nothing damps runs to the horizon;
  /// none runs for more than `mostSteps` steps.
  ///
  /// - Complexity: O(300 * seconds).
  init(
    _ spring: FluidSpring, from state: FluidIntegrator<Value>, towards target: Value, scale: Double,
    horizon: Double, mostSteps: Int
  ) {
    var state = state
    append(state)
    // A spring that is handed over with neither speed nor force, back to where its offset counts
    // from, has no threshold: it is not over before it has begun.
    while !(state.isFinished(target: target, scale: scale)
      && (states.count > 1 || state.offset == target))
    {
      if spring.dampingRatio <= 0, state.time >= horizon { return }
      guard states.count < mostSteps else {
        isCut = state.time < horizon
        return
      }
      state.advance(spring, towards: target)
      append(state)
    }
    end = state.time
    // The step at which it is over shows where it leads, also to those who ask shortly before it.
    states[states.count - 1].offset = target
  }

  private mutating func append(_ state: FluidIntegrator<Value>) {
    times.append(state.time)
    states.append(state)
  }

  /// The state that shows at `time`: that of the first step at or after it.
  func state(at time: Double) -> FluidIntegrator<Value> {
    states[min(times.firstStep(at: time), states.count - 1)]
  }
}

extension Array where Element == Double {
  /// The index of the first element that is at least `time`, in an array that rises.
  func firstStep(at time: Double) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
