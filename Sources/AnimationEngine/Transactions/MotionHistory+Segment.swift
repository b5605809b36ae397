extension MotionHistory {
  /// One segment of a history, which lasts until the start of the next.
  ///
  /// A long script has hundreds of thousands of segments, most of them plain springs, and queries
  /// each about ten times. So the spring is stored inline: in an enum its 240 bytes would be copied
  /// whenever one of its numbers is read.
  struct Segment {
    /// The kinds of segment.
    enum Kind { case rest, spring, motion }

    var start: Double
    /// Whether the segment is at rest at the spring's target.
    fileprivate let isRest: Bool
    /// The spring; without meaning where `box` holds a motion.
    fileprivate(set) var spring: PlainSpring<Value>
    /// The motion, where it is more than one plain spring.
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

  /// The motion on the segment, as an enum.
  var form: MotionHistory.Form {
    get {
      if let box { return .motion(box) }
      return kind == .rest ? .rest(spring.to) : .spring(spring)
    }
    set { self = Self(start: start, form: newValue) }
  }
}

// The queries of a segment, for any kind of it.

extension MotionHistory.Segment {
  /// The model value: the one that the property was set to.
  var model: Value { if let box { box.content.model } else { spring.to } }

  /// The time at which all motion ends, in seconds; minus infinity at rest.
  var end: Double {
    if let box { return box.content.end }
    return kind == .rest ? -.infinity : spring.end
  }

  /// The logical completion of the newest animation, in seconds; minus infinity at rest.
  var logicalEnd: Double {
    if let box { return box.content.logicalEnd }
    return kind == .rest ? -.infinity : spring.logicalEnd
  }

  /// The newest animation; nil at rest.
  var newest: Animation? {
    if let box { return box.content.newest }
    return kind == .spring ? spring.animation : nil
  }

  /// Whether the segment shares integration steps of `motion`; discarding them frees no memory.
  func sharesSteps(with motion: PropertyMotion<Value>) -> Bool {
    guard let mine = box?.content.base, let other = motion.base else { return false }
    return mine.start == other.start && mine.run.forward.firstStep == other.run.forward.firstStep
  }

  /// The number of additive animations over the base animation.
  var additiveCount: Int { box?.content.additives.count ?? 0 }

  /// Whether something moves at `time` or later, if no further change comes.
  func moves(at time: Double) -> Bool {
    if let box { return time < box.content.end }
    return kind == .spring && spring.moves(at: time)
  }

  func quantity(_ quantity: Quantity, at time: Double) -> Value {
    if let box { return box.content.quantity(quantity, at: time) }
    if kind == .spring { return spring.quantity(quantity, at: time) }
    return quantity == .value ? spring.to : spring.to - spring.to
  }

  /// Whether nothing moves at `time` or later. A spring's end computed for this is stored.
  mutating func isAtRest(at time: Double) -> Bool {
    guard kind == .spring, spring.knownEnd == nil else { return !moves(at: time) }
    if spring.state(at: time).isUnderWay { return false }
    spring.findEnd()
    return !moves(at: time)
  }

  /// Computes and stores the end of a spring, for callers that ask for it often.
  mutating func findEnd() { if kind == .spring, spring.knownEnd == nil { spring.findEnd() } }

  /// The same segment moved by `shift`, so that the model value is exactly `target`.
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
  /// The same form without the animations that no longer have an effect at `time`.
  func pruned(at time: Double) -> Self {
    guard case .motion(let box) = self, box.content.canPrune(at: time) else { return self }
    var motion = box.content
    motion.prune(at: time)
    return .motion(Boxed(motion))
  }
}
