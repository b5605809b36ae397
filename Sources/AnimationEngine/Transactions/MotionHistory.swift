/// What one property shows over all time: segments on which it is left alone, one after another.
///
/// Every change appends a segment. At the exact time of a change the state after it holds.
struct MotionHistory<Value: VectorArithmetic>: Motion {
  /// What happens on a segment.
  enum Form {
    /// Nothing moves.
    case rest(Value)
    /// A spring that nothing modifies.
    case spring(PlainSpring<Value>)
    /// Everything else.
    case motion(Boxed<PropertyMotion<Value>>)
  }

  /// What animations need to know besides their intervals.
  var context: MotionContext<Value>
  /// The segments by rising start; the first begins at minus infinity, at rest.
  private(set) var segments: [Segment]
  /// What the meter was charged for the segments, in bytes: to be given back with the history. Steps
  /// of springs are not in it, for lanes keep them.
  var bytes = 0

  /// A property that rests at `value`, and is about to change so many times.
  init(restingAt value: Value, context: MotionContext<Value>, changes: Int = 0) {
    self.context = context
    segments = []
    segments.reserveCapacity(changes + 1)
    segments.append(Segment(start: -.infinity, form: .rest(value)))
  }

  /// The motion of the last segment.
  var last: PropertyMotion<Value> { motion(of: segments.count - 1) }

  /// Where the property is, or will come to rest.
  var model: Value { segments[segments.count - 1].model }

  /// When the last motion is over, in seconds; minus infinity where nothing has moved.
  var end: Double { segments[segments.count - 1].end }

  var duration: Double { max(end, 0) }

  /// When the newest animation counts as complete, in seconds; minus infinity at rest.
  var logicalEnd: Double { segments[segments.count - 1].logicalEnd }

  /// Whether something moves at `time` or later, if nothing new happens.
  func moves(at time: Double) -> Bool { segments[segments.count - 1].moves(at: time) }

  /// Most animations that may be combined at one time: each costs every later sample.
  static var mostAdditives: Int { 64 }

  /// How many animations are combined over the newest one that moves alone.
  var additiveCount: Int { segments[segments.count - 1].additiveCount }

  /// Changes the model to `target` at `time`, animated by `animation` or at once.
  ///
  /// - Parameters:
  ///   - velocity: What is handed over from outside, on top of what a running motion hands over.
  ///   - replacesVelocity: Whether it takes the place of what a running motion hands over.
  ///   - mostAdditives: How many animations may be combined at one time.
  ///   - meter: Is charged for the change, and for the memory that the history takes for it.
  /// - Returns: whether the change could be made; not when too many animations are combined.
  /// - Throws: ``TimelineRefusal`` where the meter does.
  @discardableResult
  mutating func change(
    to target: Value, with animation: Animation?, at time: Double, velocity: Value? = nil,
    replacesVelocity: Bool = false, mostAdditives: Int = mostAdditives, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    guard let animation else {
      try chargeMove(&meter)
      move(to: target, at: time)
      return true
    }
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

  /// Lets an animation begin, or join what runs.
  private mutating func hand(
    over handed: Value, to animation: Animation, towards target: Value, replacing: Bool,
    at time: Double, _ mostAdditives: Int, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    if isAtRest(at: time) {
      try begin(animation, from: model, to: target, handed, at: time, &meter)
    } else if animation.merges(with: segments[segments.count - 1].newest) {
      try merge(animation, to: target, handed, replacing: replacing, at: time, &meter)
    } else if let beginning = takeover(by: animation, at: time) {
      try mergeCustom(animation, beginning, to: target, at: time, &meter)
    } else {
      return try combine(animation, to: target, at: time, mostAdditives: mostAdditives, &meter)
    }
    forgetWhatIsCovered(&meter)
    return true
  }

  /// Changes the model, with no bound on what that costs.
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

  /// Ends whatever moves at `time`: from then on the model shows.
  mutating func rest(at time: Double) {
    append(.rest(model), from: time)
  }

  /// Whether nothing moves at `time` or later.
  ///
  /// This also computes when the last spring ends, and keeps that. Ask it before a segment is
  /// appended, as ``append(_:from:)`` does.
  mutating func isAtRest(at time: Double) -> Bool {
    segments[segments.count - 1].isAtRest(at: time)
  }

  /// Finds out when the last motion is over, for those who ask often.
  mutating func findEnd() { segments[segments.count - 1].findEnd() }

  /// Moves the model at once, and with it all that runs.
  private mutating func move(to target: Value, at time: Double) {
    if isAtRest(at: time) { return append(.rest(target), from: time) }
    let now = split(at: time)
    let shift = target - model
    for index in now..<segments.count {
      segments[index] = segments[index].shifted(
        by: shift, to: target, scale: context.animatableScale)
    }
  }

  /// Makes a segment begin at `time` that goes on with what runs there.
  ///
  /// - Returns: the index of that segment; those after it begin later, at the end of a delay.
  private mutating func split(at time: Double) -> Int {
    let index = index(at: time)
    let form = segments[index].form.pruned(at: time)
    if segments[index].start == time {
      segments[index].form = form
      return index
    }
    segments.insert(Segment(start: time, form: form), at: index + 1)
    return index + 1
  }

  /// Lets `motion` hold from `time` on; what was to begin later is forgotten.
  mutating func append(_ motion: PropertyMotion<Value>, from time: Double) {
    let isRest = motion.base == nil && motion.settled == motion.model
    append(isRest ? .rest(motion.model) : .motion(Boxed(motion)), from: time)
  }

  /// Lets something happen from `time` on; what was to begin later is forgotten.
  mutating func append(_ form: Form, from time: Double) {
    _ = isAtRest(at: time)
    replace(from: time, by: form)
  }

  /// Lets something happen from `time` on, at which ``isAtRest(at:)`` has been asked for.
  private mutating func replace(from time: Double, by form: Form) {
    replace(by: Segment(start: time, form: form))
  }

  /// Lets a segment hold from its start on, at which ``isAtRest(at:)`` has been asked for.
  mutating func replace(by segment: Segment) {
    while segments.count > 1, segments[segments.count - 1].start >= segment.start {
      segments.removeLast()
    }
    segments.append(segment)
  }

  /// Forgets the steps of a segment that do not show up to `time`.
  ///
  /// - Returns: how many bytes that gives back.
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

  private mutating func begin(
    _ animation: Animation, from: Value, to: Value, _ velocity: Value, at time: Double,
    _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    var motion = PropertyMotion(at: to)
    motion.base = try .init(
      animation, from: from, to: to, velocity: velocity, start: time, context: context,
      meter: &meter)
    append(motion, from: time)
  }

  /// A spring takes over value and velocity. While a delay lasts, what runs goes on, and only the
  /// model is at its new place.
  private mutating func merge(
    _ animation: Animation, to target: Value, _ velocity: Value, replacing: Bool,
    at time: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    let now = split(at: time)
    if context.springs == .swiftui {
      return try mergeFluid(
        animation, into: motion(of: now), to: target, velocity, replacing: replacing, at: time,
        &meter)
    }
    let start = time + animation.leadingDelay
    let waiting = motion(at: start)
    let (value, rate) = (waiting.value(at: start), waiting.velocity(at: start))
    for index in now..<segments.count { change(index) { $0.model = target } }
    let handed = replacing ? velocity : rate + velocity
    try begin(
      animation.withoutLeadingDelay, from: value, to: target, handed, at: start, &meter)
    change(segments.count - 1) { $0.base?.announced = animation }
  }

  private mutating func mergeFluid(
    _ animation: Animation, into motion: PropertyMotion<Value>, to target: Value,
    _ velocity: Value, replacing: Bool, at time: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    guard let base = motion.base, let spring = animation.fluidSpring else { return }
    // The first clock goes on; only cycles, whose length the new interval changes, begin anew.
    let start = animation.repeats ? time : base.start
    let origin = base.context.fluid?.origin ?? base.run.from
    var state = base.run.handedState(at: time - base.start, from: origin, to: spring)
    if !motion.additives.isEmpty {
      state.point.offset = motion.value(at: time) - origin
      state.point.velocity =
        motion.newest?.handsOverVelocity == true ? motion.velocity(at: time) : .zero
    }
    state.point.velocity = replacing ? velocity : state.point.velocity + velocity
    var taken = context
    taken.horizon -= start
    taken.fluid = (state.inside(animation, at: time - start), origin)
    var next = PropertyMotion(at: target)
    next.base = try .init(
      animation, from: motion.value(at: time), to: target, velocity: state.point.velocity,
      start: start, context: taken, meter: &meter)
    append(next, from: time)
  }

  /// The new animation adds its share on top of what runs, and of what a delay still holds back.
  private mutating func combine(
    _ animation: Animation, to target: Value, at time: Double, mostAdditives: Int,
    _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    let now = split(at: time)
    guard segments[now].additiveCount < mostAdditives else { return false }
    try chargeAdditive(from: now, &meter)
    let run = try AnimationRun(
      animation, from: 0, to: 1, velocity: 0,
      context: MotionContext(
        springs: context.springs, horizon: context.horizon - time, patience: context.patience),
      meter: &meter)
    let additive = PropertyMotion<Value>.AdditiveAnimation(run, from: time, to: target)
    for index in now..<segments.count { change(index) { $0.add(additive) } }
    return true
  }
}

// MARK: - Segments as motions

extension MotionHistory {
  /// Changes the motion of a segment.
  private mutating func change(_ index: Int, _ body: (inout PropertyMotion<Value>) -> Void) {
    guard case .motion(var box) = segments[index].form else {
      var motion = motion(of: index)
      body(&motion)
      segments[index].form = .motion(Boxed(motion))
      return
    }
    // Out of its segment meanwhile: what is held only once is not copied.
    segments[index].form = .rest(box.content.model)
    body(&box.content)
    segments[index].form = .motion(box)
  }

  /// Forgets what was over before the segment that holds at `time`.
  mutating func forget(before time: Double) { segments.removeFirst(index(at: time)) }
}
