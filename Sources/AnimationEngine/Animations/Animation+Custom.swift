extension Animation {
  /// An animation of one's own; modifiers go around it as around any other.
  public init(_ base: some CustomAnimation) {
    if let standard = base as? StandardAnimation {
      self = standard.animation
    } else {
      self.init(.custom(CustomBox(base)))
    }
  }

  /// This animation as a custom one: what it was made of, if that was a custom animation without
  /// modifiers, else something that moves as this animation does.
  ///
  /// `Animation(animation.base)` is `animation`.
  public var base: any CustomAnimation {
    if modifiers.isEmpty, case .custom(let box) = movement { return box.animation }
    return StandardAnimation(animation: self)
  }
}

/// An animation where a custom one is asked for.
struct StandardAnimation: CustomAnimation {
  var animation: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { animation.animate(value: value, time: time, context: &context) }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { animation.velocity(value: value, time: time, context: context) }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

// MARK: - Asking an animation

extension Animation {
  /// How much of `value` this animation has covered `time` seconds after the start; nil when it is
  /// over.
  ///
  /// For custom animations that are made of others. The context keeps what was computed.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if let box = plainCustom {
      guard let local = localTime(at: time, &context) else { return .zero }
      return box.animation.animate(value: value, time: local, context: &context)
    }
    let play = play(over: value, &context)
    let elapsed = time - play.beginning.time
    if elapsed >= play.run.logicalEnd { context.isLogicallyComplete = true }
    return elapsed < play.run.end ? play.run.value(at: elapsed) : nil
  }

  /// How fast this animation covers `value` `time` seconds after the start, per second; nil where
  /// it reports none, as modified ones and some curves with ``SpringModel/swiftui`` springs.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    if context.springs == .swiftui && !handsOverVelocity { return nil }
    var context = context
    if let box = plainCustom {
      guard let local = localTime(at: time, &context) else { return .zero }
      return box.animation.velocity(value: value, time: local, context: context)?
        .scaled(by: innerRate)
    }
    let play = play(over: value, &context)
    return play.run.velocity(at: time - play.beginning.time)
  }

  /// Whether this animation takes over from one that runs; where it does, `context` is made ready
  /// for it. Springs do (but interpolating ones), curves do not, custom animations decide.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    if let box = plainCustom {
      guard modifiers.isEmpty || modifiers == previous.modifiers,
        let local = localTime(at: time, &context)
      else { return false }
      var inner = previous
      inner.modifiers.removeLast(modifiers.count)
      return box.animation.shouldMerge(
        previous: inner, value: value, time: local, context: &context)
    }
    guard merges(with: previous) else { return false }
    let offset = previous.animate(value: value, time: time, context: &context) ?? value
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    context.isLogicallyComplete = false
    context.state[Plays<V>.self][self] = Play(
      .init(time: time, offset: offset, velocity: velocity), self, over: value, context.springs)
    return true
  }

  /// The custom animation inside, unless it is repeated: then the end has to be known first.
  private var plainCustom: CustomBox? {
    guard case .custom(let box) = movement, !hasCycles else { return nil }
    return box
  }

  /// Whether there are cycles.
  private var hasCycles: Bool {
    modifiers.contains { modifier in
      switch modifier {
      case .repeatCount, .repeatForever: true
      case .delay, .speed, .logicallyComplete: false
      }
    }
  }

  /// The time inside all modifiers, none of which repeats; nil before it begins.
  private func localTime<V>(at time: Double, _ context: inout AnimationContext<V>) -> Double? {
    guard let local = localTime(at: time) else { return nil }
    var outer = time
    for modifier in modifiers.reversed() {
      switch modifier {
      case .delay(let delay): outer -= delay
      case .speed(let speed): outer *= speed
      case .logicallyComplete(let duration) where outer >= duration:
        context.isLogicallyComplete = true
      case .logicallyComplete, .repeatCount, .repeatForever: break
      }
    }
    return local
  }

  /// The time inside all modifiers, none of which repeats; nil before it begins.
  func localTime(at time: Double) -> Double? {
    var local = time
    for modifier in modifiers.reversed() {
      switch modifier {
      case .delay(let delay):
        guard local >= delay else { return nil }
        local -= delay
      case .speed(let speed):
        guard speed > 0 else { return nil }
        local *= speed
      case .logicallyComplete, .repeatCount, .repeatForever: break
      }
    }
    return local
  }

  private func play<V: VectorArithmetic>(
    over value: V, _ context: inout AnimationContext<V>
  ) -> Play<V> {
    let known = context.state[Plays<V>.self][self]
    if let known, known.run.to == value { return known }
    let play = Play(known?.beginning ?? .init(), self, over: value, context.springs)
    context.state[Plays<V>.self][self] = play
    return play
  }
}

/// What a context keeps of the animations that were asked in it.
private enum Plays<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: [Animation: Play<V>] { [:] }
}

/// An animation that was computed for an interval.
private struct Play<V: VectorArithmetic> {
  /// Where a spring began that took over.
  struct Beginning {
    var time = 0.0
    var offset = V.zero
    var velocity = V.zero
  }

  let beginning: Beginning
  let run: AnimationRun<V>

  init(_ beginning: Beginning, _ animation: Animation, over value: V, _ springs: SpringModel) {
    self.beginning = beginning
    run = AnimationRun(
      animation, from: beginning.offset, to: value, velocity: beginning.velocity,
      context: MotionContext(springs: springs, horizon: .infinity, patience: 90_000))
  }
}
