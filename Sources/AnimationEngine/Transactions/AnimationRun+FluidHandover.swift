// The state that a fluid spring of the `swiftui` model takes over from the animation before it.

extension AnimationRun {
  /// The state that this animation hands over at `time`, in seconds since its start, to a fluid
  /// spring in the `swiftui` model. Its rates are per second outside of all modifiers.
  ///
  /// Another fluid spring hands over its whole state; any other animation hands over its value, and
  /// its velocity if it reports one. A response blend that begins now has NaN as its start, which
  /// is filled in later.
  func handedState(
    at time: Double, from origin: Value, to spring: FluidSpring
  ) -> FluidState<Value> {
    let piece = map.piece(at: time)
    var state = FluidState<Value>()
    guard case .steps(let table, _) = forward.form, let old = animation.fluidSpring,
      !piece.reversed, piece.phase != .finished
    else {
      state.point.offset = value(at: time) - origin
      state.point.velocity = handedVelocity(at: time)
      return state
    }
    let isWaiting = piece.phase == .waiting
    state = table.state(at: isWaiting ? 0 : time * piece.rate + piece.shift)
    state.scaleRates(by: isWaiting ? 0 : piece.rate)
    if old.response != spring.response {
      state.blendInterval = old.response - spring.response
      state.blendStart = .nan
    }
    return state
  }
}

extension FluidState {
  /// The state on the clock inside the modifiers of `animation`, `time` seconds after its start.
  func inside(_ animation: Animation, at time: Double) -> FluidState {
    var state = self
    state.scaleRates(by: 1 / animation.innerRate)
    state.time = animation.innerTime(at: time)
    state.startTime = state.time
    if state.blendStart.isNaN { state.blendStart = state.time }
    return state
  }

  fileprivate mutating func scaleRates(by factor: Double) {
    point.velocity.scale(by: factor)
    point.force.scale(by: factor * factor)
  }
}

extension Animation {
  /// Whether a modifier repeats the animation.
  var repeats: Bool { modifiers.contains { $0.repeats } }

  /// The time inside delays and speeds, `time` seconds after the start.
  fileprivate func innerTime(at time: Double) -> Double {
    modifiers.reversed().reduce(time) { time, modifier in
      switch modifier {
      case .delay(let delay): max(time - delay, 0)
      case .speed(let speed): speed > 0 ? time * speed : 0
      default: time
      }
    }
  }
}
