extension MotionHistory {
  /// One segment, from its start to the start of the next.
  ///
  /// A long script has hundreds of thousands of them, most of them plain springs, and asks each some ten
  /// questions. So what a segment is made of lies side by side: in one enum a spring would be copied
  /// as a whole, some 240 bytes, wherever one of its numbers is asked for.
  struct Segment {
    /// Which of the forms it has.
    enum Kind { case rest, spring, motion }

    var start: Double
    /// Whether the spring has arrived, so that nothing happens.
    fileprivate let isRest: Bool
    /// The spring, which has no meaning under a motion.
    fileprivate(set) var spring: PlainSpring<Value>
    /// The motion where it is more than one spring.
    fileprivate let box: Boxed<PropertyMotion<Value>>?

    var kind: Kind {
      if box != nil { return .motion }
      return isRest ? .rest : .spring
    }
  }
}

extension MotionHistory.Segment {
  init(start: Double, form: MotionHistory.Form) {
    switch form {
    case .rest(let value):
      self.init(start: start, isRest: true, spring: PlainSpring(restingAt: value), box: nil)
    case .spring(let spring): self.init(start: start, spring)
    case .motion(let box):
      let spring = PlainSpring(restingAt: box.content.model)
      self.init(start: start, isRest: false, spring: spring, box: box)
    }
  }

  init(start: Double, _ spring: PlainSpring<Value>) {
    self.init(start: start, isRest: false, spring: spring, box: nil)
  }

  /// What happens on the segment.
  var form: MotionHistory.Form {
    get {
      if let box { return .motion(box) }
      return kind == .rest ? .rest(spring.to) : .spring(spring)
    }
    set { self = Self(start: start, form: newValue) }
  }
}

// What one segment of a history shows, in whatever form it is kept.

extension MotionHistory.Segment {
  /// Where the property is told to be.
  var model: Value { if let box { box.content.model } else { spring.to } }

  /// When all motion is over, in seconds; minus infinity at rest.
  var end: Double {
    if let box { return box.content.end }
    return kind == .rest ? -.infinity : spring.end
  }

  /// When the newest animation counts as complete, in seconds; minus infinity at rest.
  var logicalEnd: Double {
    if let box { return box.content.logicalEnd }
    return kind == .rest ? -.infinity : spring.logicalEnd
  }

  /// The animation that came last; nil at rest.
  var newest: Animation? {
    if let box { return box.content.newest }
    return kind == .spring ? spring.animation : nil
  }

  /// Whether the steps of `motion` are also its own, so that to forget them here gives nothing back.
  func sharesSteps(with motion: PropertyMotion<Value>) -> Bool {
    guard let mine = box?.content.base, let other = motion.base
    else { return false }
    return mine.start == other.start
      && mine.run.forward.firstStep == other.run.forward.firstStep
  }

  /// How many additive animations lie over the base animation.
  var additiveCount: Int { box?.content.additives.count ?? 0 }

  /// Whether something moves at `time` or later, if nothing new happens.
  func moves(at time: Double) -> Bool {
    if let box { return time < box.content.end }
    return kind == .spring && spring.moves(at: time)
  }

  /// What is asked, at `time`.
  func quantity(_ quantity: Quantity, at time: Double) -> Value {
    if let box { return box.content.quantity(quantity, at: time) }
    if kind == .spring { return spring.quantity(quantity, at: time) }
    return quantity == .value ? spring.to : spring.to - spring.to
  }

  /// Whether nothing moves at `time` or later; where a spring has to find out when it is over, it keeps
  /// that.
  mutating func isAtRest(at time: Double) -> Bool {
    guard kind == .spring, spring.knownEnd == nil else { return !moves(at: time) }
    if spring.state(at: time).isUnderWay { return false }
    spring.findEnd()
    return !moves(at: time)
  }

  /// Finds out when a spring is over, for those who ask often.
  mutating func findEnd() {
    if kind == .spring, spring.knownEnd == nil { spring.findEnd() }
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
