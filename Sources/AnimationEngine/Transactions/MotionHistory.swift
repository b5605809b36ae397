/// The motion of a property over all time, in segments from one change to the next.
///
/// Every change appends a segment. At the exact time of a change the segment after it applies.
struct MotionHistory<Value: VectorArithmetic>: Motion {
  /// The content of a segment.
  enum Form {
    /// The property is at rest.
    case rest(Value)
    /// A spring without modifiers.
    case spring(PlainSpring<Value>)
    /// Any other motion: a curve, a modified spring, or animations combined.
    case motion(Boxed<PropertyMotion<Value>>)
  }

  /// An animation's settings besides its end points: spring model, horizon, patience.
  var context: MotionContext<Value>
  /// The segments in the order of their starts; the first begins at minus infinity, at rest.
  private(set) var segments: [Segment]
  /// The bytes that the meter was charged for the segments; they are given back when the history is
  /// dropped. The integration steps of springs are not counted here, because lanes keep them.
  var bytes = 0

  /// Creates the history of a property that rests at `value`.
  ///
  /// - Parameter changes: The number of changes for which room is reserved.
  init(restingAt value: Value, context: MotionContext<Value>, changes: Int = 0) {
    self.context = context
    segments = []
    segments.reserveCapacity(changes + 1)
    segments.append(Segment(start: -.infinity, form: .rest(value)))
  }

  var last: PropertyMotion<Value> { motion(of: segments.count - 1) }

  /// The model value: the one that was last set, at which the property will come to rest.
  var model: Value { segments[segments.count - 1].model }

  /// The time at which the last motion ends, in seconds; minus infinity if nothing has moved.
  var end: Double { segments[segments.count - 1].end }
  var duration: Double { max(end, 0) }

  /// The logical completion of the newest animation, in seconds; minus infinity at rest.
  var logicalEnd: Double { segments[segments.count - 1].logicalEnd }

  /// The time at which the current motion or rest began; minus infinity if nothing has happened.
  var lastStart: Double { segments[segments.count - 1].start }

  /// The newest animation; nil at rest.
  var newest: Animation? { segments[segments.count - 1].newest }

  /// Whether something moves at `time` or later, if no further change comes.
  func moves(at time: Double) -> Bool { segments[segments.count - 1].moves(at: time) }

  /// The maximum number of combined animations; each one makes every later sample slower.
  static var mostAdditives: Int { 64 }

  /// The number of animations that are combined on top of the base animation.
  var additiveCount: Int { segments[segments.count - 1].additiveCount }

  /// Changes the model value to `target` at `time`, with `animation` or, if that is nil, at once.
  ///
  /// - Parameters:
  ///   - velocity: A velocity that is added to that of the running motion, such as a drag's.
  ///   - replacesVelocity: Whether `velocity` replaces the velocity of the running motion.
  ///   - mostAdditives: The maximum number of animations that may be combined at one time.
  ///   - meter: The meter that is charged for the work and the memory of the change.
  /// - Returns: Whether the change was made; false when too many animations are combined.
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work or the memory.
  @discardableResult
  mutating func change(
    to target: Value, with animation: Animation?, at time: Double, velocity: Value? = nil,
    replacesVelocity: Bool = false, mostAdditives: Int = mostAdditives, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    if let animation {
      return try animate(
        to: target, by: animation, at: time, velocity: velocity, replacesVelocity: replacesVelocity,
        mostAdditives: mostAdditives, meter: &meter)
    }
    try show(target, from: time, meter: &meter)
    return true
  }

  /// Changes the model value at once; a running motion is shifted by the same amount.
  mutating func show(
    _ target: Value, from time: Double, meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    try chargeMove(&meter)
    move(to: target, at: time)
  }

  /// Changes the model value to `target` at `time` with an animation, as
  /// ``change(to:with:at:velocity:replacesVelocity:mostAdditives:meter:)`` does.
  mutating func animate(
    to target: Value, by animation: Animation, at time: Double, velocity: Value? = nil,
    replacesVelocity: Bool = false, mostAdditives: Int = mostAdditives, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    if context.springs == .analytic, let fluid = animation.plainSpring {
      try spring(
        fluid, isDefault: animation.isDefault, to: target, velocity: velocity,
        replacing: replacesVelocity, at: time, &meter)
      return true
    }
    try chargeMotion(&meter)
    return try hand(
      over: velocity ?? target - target, to: animation, towards: target,
      replacing: replacesVelocity, at: time, mostAdditives, &meter)
  }

  /// Starts an animation on its own, merges it with the running one, or combines both.
  private mutating func hand(
    over handed: Value, to animation: Animation, towards target: Value, replacing: Bool,
    at time: Double, _ mostAdditives: Int, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    if isAtRest(at: time) {
      try begin(animation, from: model, to: target, handed, at: time, &meter)
    } else if animation.merges(with: newest) {
      try merge(animation, to: target, handed, replacing: replacing, at: time, &meter)
    } else if let beginning = takeover(by: animation, at: time) {
      try mergeCustom(animation, beginning, to: target, at: time, &meter)
    } else {
      return try combine(animation, to: target, at: time, mostAdditives: mostAdditives, &meter)
    }
    forgetWhatIsCovered(&meter)
    return true
  }

  /// Changes the model value without a limit on the cost.
  @discardableResult
  mutating func change(
    to target: Value, with animation: Animation?, at time: Double, velocity: Value? = nil,
    replacesVelocity: Bool = false, mostAdditives: Int = mostAdditives
  ) -> Bool {
    WorkMeter.unlimited { meter throws(TimelineRefusal) in
      try change(
        to: target, with: animation, at: time, velocity: velocity,
        replacesVelocity: replacesVelocity, mostAdditives: mostAdditives, meter: &meter)
    }
  }

  /// Ends all animations at `time`; from then on the property shows its model value.
  mutating func rest(at time: Double) { append(.rest(model), from: time) }

  /// Makes the property rest at `value` from `time` on, and drops animations that begin later.
  mutating func rest(on value: Value, from time: Double) {
    append(PropertyMotion(at: value), from: time)
  }

  /// Whether nothing moves at `time` or later.
  ///
  /// This also computes and stores the time at which the last spring ends. Call it before a segment
  /// is appended, as ``append(_:from:)`` does.
  mutating func isAtRest(at time: Double) -> Bool {
    segments[segments.count - 1].isAtRest(at: time)
  }

  /// Computes and stores the end of the last motion, for callers that ask for it often.
  mutating func findEnd() { segments[segments.count - 1].findEnd() }

  /// Changes the model value at once; a running motion is shifted by the same amount.
  private mutating func move(to target: Value, at time: Double) {
    if isAtRest(at: time) { return append(.rest(target), from: time) }
    let now = split(at: time)
    let shift = target - model
    for index in now..<segments.count {
      segments[index] = segments[index].shifted(
        by: shift, to: target, scale: context.animatableScale)
    }
  }

  /// Splits the segment at `time`, so that one begins there which continues the running motion.
  ///
  /// - Returns: The index of that segment; the ones after it begin later, at the end of a delay.
  mutating func split(at time: Double) -> Int {
    let index = index(at: time)
    let form = segments[index].form.pruned(at: time)
    if segments[index].start == time {
      segments[index].form = form
      return index
    }
    segments.insert(Segment(start: time, form: form), at: index + 1)
    return index + 1
  }

  /// Appends a motion that applies from `time` on, and drops the segments that would begin later.
  mutating func append(_ motion: PropertyMotion<Value>, from time: Double) {
    let isRest = motion.base == nil && motion.settled == motion.model
    append(isRest ? .rest(motion.model) : .motion(Boxed(motion)), from: time)
  }

  /// Appends a segment that applies from `time` on, and drops those that would begin later.
  mutating func append(_ form: Form, from time: Double) {
    _ = isAtRest(at: time)
    replace(by: Segment(start: time, form: form))
  }

  /// Appends a segment, and drops later ones. Call ``isAtRest(at:)`` for its start first.
  mutating func replace(by segment: consuming Segment) {
    while segments.count > 1, segments[segments.count - 1].start >= segment.start {
      segments.removeLast()
    }
    segments.append(segment)
  }

  /// Discards the integration steps of a segment that are not displayed until `time`.
  ///
  /// - Returns: The number of bytes that this frees.
  mutating func forgetSteps(of index: Int, after time: Double) -> Int {
    guard segments[index].kind == .motion, case .motion(var box) = segments[index].form,
      box.content.base?.keepsSteps == true,
      index == 0 || !segments[index - 1].sharesSteps(with: box.content)
    else { return 0 }
    let before = box.content.base?.run.forward.stepBytes ?? 0
    segments[index].form = .rest(box.content.model)
    box.content.base?.forget(after: time)
    segments[index].form = .motion(box)
    return before - (box.content.base?.run.forward.stepBytes ?? 0)
  }
}

// MARK: - Segments as motions

extension MotionHistory {
  /// Modifies the motion of a segment.
  mutating func change(_ index: Int, _ body: (inout PropertyMotion<Value>) -> Void) {
    guard case .motion(var box) = segments[index].form else {
      var motion = motion(of: index)
      body(&motion)
      segments[index].form = .motion(Boxed(motion))
      return
    }
    // The box is taken out of its segment meanwhile, so that a single reference is not copied.
    segments[index].form = .rest(box.content.model)
    body(&box.content)
    segments[index].form = .motion(box)
  }

  mutating func forget(before time: Double) { segments.removeFirst(index(at: time)) }
}
