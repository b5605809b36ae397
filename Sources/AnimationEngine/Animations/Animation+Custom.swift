extension Animation {
  /// Creates an animation from a custom one; modifiers wrap it like any other.
  public init(_ base: some CustomAnimation) {
    if let standard = base as? StandardAnimation {
      self = standard.animation
    } else {
      self.init(.custom(CustomBox(base)))
    }
  }

  /// The custom animation that this animation was made from, if it has no modifiers. Any other
  /// animation is wrapped in a custom one that moves in the same way.
  ///
  /// `Animation(animation.base)` equals `animation`.
  public var base: any CustomAnimation {
    if modifiers.isEmpty, case .custom(let box) = movement { return box.animation }
    return StandardAnimation(animation: self)
  }
}

/// A custom animation that wraps an ``Animation``.
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

// MARK: - Evaluation of an animation

extension Animation {
  /// The part of `value` covered `time` seconds after the start; nil when the animation is over.
  ///
  /// It is for custom animations that are built from others. The context stores what was computed.
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

  /// The velocity with which this animation covers `value`, `time` seconds after its start, in
  /// units per second. It is nil where the animation reports none: with ``SpringModel/swiftui``
  /// springs, modified animations and some curves do not.
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

  /// Whether this animation takes over from a running one; where it does, `context` is prepared for
  /// it. Merging springs do; curves and interpolating springs do not; custom animations decide for
  /// themselves.
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

  /// The custom animation inside the modifiers. Nil where there is none or where it repeats, since
  /// a repetition needs to know its end first.
  private var plainCustom: CustomBox? {
    guard case .custom(let box) = movement, !repeats else { return nil }
    return box
  }

  /// The time inside all modifiers, none of which repeats; nil before the animation begins. Where a
  /// modifier has declared the animation logically complete by then, so does the context.
  private func localTime<V>(at time: Double, _ context: inout AnimationContext<V>) -> Double? {
    guard let (local, isComplete) = localTime(at: time) else { return nil }
    if isComplete { context.isLogicallyComplete = true }
    return local
  }

  /// The time inside all modifiers, none of which repeats, and whether a modifier has declared the
  /// animation logically complete by then; nil before the animation begins.
  func localTime(at time: Double) -> (time: Double, isLogicallyComplete: Bool)? {
    var (local, isComplete) = (time, false)
    for modifier in modifiers.reversed() {
      switch modifier {
      case .delay(let delay):
        guard local >= delay else { return nil }
        local -= delay
      case .speed(let speed):
        guard speed > 0 else { return nil }
        local *= speed
      case .logicallyComplete(let duration): if local >= duration { isComplete = true }
      case .repeatCount, .repeatForever: break
      }
    }
    return (local, isComplete)
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

extension AnimationContext {
  /// Stores how an animation moves that is under way: it may have begun with a velocity, or in the
  /// midst of another spring.
  mutating func store(_ run: AnimationRun<Value>, velocity: Value, of animation: Animation) {
    let origin = run.from
    let moved = run.moved(by: .zero - origin, to: run.to - origin)
    state[Plays<Value>.self][animation] = Play(.init(velocity: velocity), moved)
  }
}

/// The key under which a context stores the animations that were evaluated in it.
private enum Plays<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: [Animation: Play<V>] { [:] }
}

/// An animation that was computed for an interval.
private struct Play<V: VectorArithmetic> {
  /// The start of a spring that took over a running motion: its time, its distance from the base
  /// value, and its velocity.
  struct Beginning {
    var time = 0.0
    var offset = V.zero
    var velocity = V.zero
  }

  let beginning: Beginning
  let run: AnimationRun<V>

  init(_ beginning: Beginning, _ run: AnimationRun<V>) {
    (self.beginning, self.run) = (beginning, run)
  }

  init(_ beginning: Beginning, _ animation: Animation, over value: V, _ springs: SpringModel) {
    self.beginning = beginning
    run = AnimationRun(
      animation, from: beginning.offset, to: value, velocity: beginning.velocity,
      context: MotionContext(springs: springs, horizon: .infinity, patience: 90_000))
  }
}
