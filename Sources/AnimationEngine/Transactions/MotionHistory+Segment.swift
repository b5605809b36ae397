// What one segment of a history shows, in whatever form it is kept.

extension MotionHistory.Segment {
  /// Where the property is told to be.
  var model: Value {
    switch form {
    case .rest(let value): value
    case .spring(let spring): spring.to
    case .motion(let box): box.content.model
    }
  }

  /// When all motion is over, in seconds; minus infinity at rest.
  var end: Double {
    switch form {
    case .rest: -.infinity
    case .spring(let spring): spring.end
    case .motion(let box): box.content.end
    }
  }

  /// When the newest animation counts as complete, in seconds; minus infinity at rest.
  var logicalEnd: Double {
    switch form {
    case .rest: -.infinity
    case .spring(let spring): spring.logicalEnd
    case .motion(let box): box.content.logicalEnd
    }
  }

  /// The animation that came last; nil at rest.
  var newest: Animation? {
    switch form {
    case .rest: nil
    case .spring(let spring): spring.animation
    case .motion(let box): box.content.newest
    }
  }

  /// Whether the steps of `motion` are also its own, so that to forget them here gives nothing back.
  func sharesSteps(with motion: PropertyMotion<Value>) -> Bool {
    guard case .motion(let box) = form, let mine = box.content.base, let other = motion.base
    else { return false }
    return mine.start == other.start
      && mine.run.forward.firstStep == other.run.forward.firstStep
  }

  /// How many additive animations lie over the base animation.
  var additiveCount: Int {
    if case .motion(let box) = form { box.content.additives.count } else { 0 }
  }

  /// Whether something moves at `time` or later, if nothing new happens.
  func moves(at time: Double) -> Bool {
    switch form {
    case .rest: false
    case .spring(let spring): spring.moves(at: time)
    case .motion(let box): time < box.content.end
    }
  }

  /// What is asked, at `time`.
  func quantity(_ quantity: Quantity, at time: Double) -> Value {
    switch form {
    case .rest(let value): quantity == .value ? value : value - value
    case .spring(let spring): spring.quantity(quantity, at: time)
    case .motion(let box): box.content.quantity(quantity, at: time)
    }
  }

  /// What the closed form of a plain spring shows at `time`; nil where there is none.
  func springState(at time: Double) -> PlainSpring<Value>.State? {
    if case .spring(let spring) = form { spring.state(at: time) } else { nil }
  }

  /// Finds out when a spring is over, for those who ask often.
  mutating func findEnd() {
    if case .spring(var spring) = form, spring.knownEnd == nil {
      spring.findEnd()
      form = .spring(spring)
    }
  }

  /// The same motion with everything moved by `shift`, so that the model is `target` to the last bit.
  func shifted(by shift: Value, to target: Value, scale: Double) -> Self {
    var segment = self
    switch form {
    case .rest: segment.form = .rest(target)
    case .spring(let spring):
      segment.form = .spring(spring.shifted(by: shift, to: target, scale: scale))
    case .motion(let box): segment.form = .motion(Boxed(box.content.shifted(by: shift, to: target)))
    }
    return segment
  }
}

extension MotionHistory.Form {
  /// The same without what no longer shows at `time`.
  func pruned(at time: Double) -> Self {
    guard case .motion(let box) = self, box.content.canPrune(at: time) else { return self }
    var motion = box.content
    motion.prune(at: time)
    return .motion(Boxed(motion))
  }
}
