// What a fluid spring of the `swiftui` model takes over from what runs before it.

extension AnimationRun {
  /// The state that a fluid spring takes over in the `swiftui` model, `time` seconds in, with its
  /// rates per second outside of all modifiers.
  ///
  /// Another fluid spring leaves its whole state, all else what shows and perhaps how fast. A blend
  /// of responses that begins now has no number for its start yet.
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
  /// The state as a spring inside the modifiers of `animation` begins with it, `time` seconds into
  /// them.
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
  /// Whether some modifier repeats.
  var repeats: Bool {
    modifiers.contains { modifier in
      switch modifier {
      case .repeatCount, .repeatForever: true
      default: false
      }
    }
  }

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
