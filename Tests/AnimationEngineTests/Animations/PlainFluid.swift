@testable import AnimationEngine

/// SwiftUI's spring step by step, every step kept: what checkpoints have to give again to the bit.
struct PlainFluid<Value: VectorArithmetic> {
  struct State {
    var offset = Value.zero
    var velocity = Value.zero
    var force = Value.zero
    var time = 0.0
  }

  var spring: FluidSpring
  var target: Value
  var scale = 1.0
  var blendStart = 0.0
  var blendInterval = 0.0
  private(set) var states: [State] = []
  private var stepTimes: [Double] = []
  private(set) var end = Double.infinity

  init(_ spring: FluidSpring, towards target: Value) {
    (self.spring, self.target) = (spring, target)
  }

  /// Goes from `state` until it is over, or to `horizon` where nothing damps it.
  mutating func run(from state: State, horizon: Double = 0) {
    var state = state
    states = [state]
    defer { stepTimes = states.map(\.time) }
    while !(isFinished(state) && (states.count > 1 || state.offset == target)) {
      if spring.dampingRatio <= 0, state.time >= horizon { return }
      advance(&state)
      states.append(state)
    }
    end = state.time
    states[states.count - 1].offset = target
  }

  private func advance(_ state: inout State) {
    var response = spring.response
    if spring.blendDuration > 0, blendInterval != 0 {
      let past = state.time + 1.0 / 300 - blendStart
      let progress = min(max(past / spring.blendDuration, 0), 1)
      response += blendInterval * (1 - progress * progress * (3 - 2 * progress))
    }
    let natural = 2 * Double.pi / response
    let stiffness = response > 0 ? min(natural * natural, 45000) : 45000
    let damping = 2 * spring.dampingRatio * stiffness.squareRoot()
    let half = state.velocity + state.force.scaled(by: 1.0 / 600)
    state.offset += half.scaled(by: 1.0 / 300)
    state.force =
      half.scaled(by: -damping) + (target - state.offset).scaled(by: stiffness)
    state.velocity = half + state.force.scaled(by: 1.0 / 600)
    state.time += 1.0 / 300
  }

  private func isFinished(_ state: State) -> Bool {
    let squared = scale * scale
    let motion = max(state.velocity.magnitudeSquared, state.force.magnitudeSquared) * squared
    guard motion <= 0.0036 else { return false }
    let tolerance = target.scaled(by: 0.01).magnitudeSquared * squared
    let left = (target - state.offset).magnitudeSquared * squared
    return !(tolerance > 0 && tolerance < left)
  }

  /// The state that shows at `time`: that of the first step at or after it.
  func state(at time: Double) -> State {
    states[min(stepTimes.firstStep(at: time), states.count - 1)]
  }

  /// Times at the steps, on both sides of each, in between, and outside.
  var times: [Double] {
    states.flatMap { [$0.time.nextDown, $0.time, $0.time.nextUp, $0.time + 0.0017] } + [-1, 1e6]
  }
}

extension PlainFluid.State {
  /// The state as the integrator takes it over.
  func handed(blendStart: Double = 0, blendInterval: Double = 0) -> FluidState<Value> {
    FluidState(
      point: FluidPoint(offset: offset, velocity: velocity, force: force), time: time,
      startTime: time, blendStart: blendStart, blendInterval: blendInterval)
  }
}

extension PlainFluid<Components>.State {
  /// At rest where offsets count from.
  init(resting count: Int) {
    let zero = Components(repeating: 0, count: count)
    self.init(offset: zero, velocity: zero, force: zero)
  }
}
