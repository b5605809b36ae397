/// What one property shows over all time: stretches on which it is left alone, one after another.
///
/// Every change appends a stretch. At the exact time of a change the state after it holds.
struct MotionHistory<Value: VectorArithmetic> {
  /// One stretch, from its start to the start of the next.
  struct Stretch {
    var start: Double
    var course: Course
  }

  /// What happens on a stretch.
  enum Course {
    /// Nothing moves.
    case rest(Value)
    /// A spring that nothing modifies.
    case spring(PlainSpring<Value>)
    /// Everything else: exactly one motion, which takes much room and is seldom moved.
    case motion([PropertyMotion<Value>])
  }

  /// What animations need to know besides their intervals.
  let context: MotionContext<Value>
  /// The stretches by rising start; the first begins at minus infinity, at rest.
  private(set) var stretches: [Stretch]
  /// What the meter was charged for the stretches, in bytes: to be given back with the history. Steps
  /// of springs are not in it, for lanes keep them.
  var bytes = 0

  /// A property that rests at `value`, and is about to change so many times.
  init(restingAt value: Value, context: MotionContext<Value>, changes: Int = 0) {
    self.context = context
    stretches = []
    stretches.reserveCapacity(changes + 1)
    stretches.append(Stretch(start: -.infinity, course: .rest(value)))
  }

  /// What shows last.
  var last: PropertyMotion<Value> { motion(of: stretches.count - 1) }

  /// Where the property is, or will come to rest.
  var model: Value { stretches[stretches.count - 1].model }

  /// When the last motion is over, in seconds; minus infinity where nothing has moved.
  var end: Double { stretches[stretches.count - 1].end }

  /// When the newest animation counts as complete, in seconds; minus infinity at rest.
  var logicalEnd: Double { stretches[stretches.count - 1].logicalEnd }

  /// Whether something moves at `time` or later, if nothing new happens.
  func moves(at time: Double) -> Bool { stretches[stretches.count - 1].moves(at: time) }

  /// Most animations that may be combined at one time: each costs every later sample.
  static var mostLayers: Int { 64 }

  /// How many animations are combined over the newest one that moves alone.
  var layerCount: Int {
    guard case .motion(let box) = stretches[stretches.count - 1].course else { return 0 }
    return box[0].layers.count
  }

  /// Changes the model to `target` at `time`, carried by `animation` or at once.
  ///
  /// - Parameters:
  ///   - velocity: What is handed over from outside, on top of what a running motion hands over.
  ///   - replacesVelocity: Whether it takes the place of what a running motion hands over.
  ///   - mostLayers: How many animations may be combined at one time.
  ///   - meter: Is charged for the change, and for the memory that the history takes for it.
  /// - Returns: whether the change could be made; not when too many animations are combined.
  /// - Throws: ``TimelineRefusal`` where the meter does.
  @discardableResult
  mutating func change(
    to target: Value, with animation: Animation?, at time: Double, velocity: Value? = nil,
    replacesVelocity: Bool = false, mostLayers: Int = mostLayers, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    guard let animation else {
      try chargeMove(&meter)
      move(to: target, at: time)
      return true
    }
    if isPlain(animation) {
      try chargePlainSpring(at: time, &meter)
      spring(animation, to: target, velocity: velocity, replacing: replacesVelocity, at: time)
      return true
    }
    try chargeMotion(&meter)
    let handed = velocity ?? target - target
    if isAtRest(at: time) {
      try begin(animation, from: model, to: target, handed, at: time, &meter)
    } else if animation.merges(with: stretches[stretches.count - 1].newest) {
      try merge(animation, to: target, handed, replacing: replacesVelocity, at: time, &meter)
    } else if let beginning = takeover(by: animation, at: time) {
      try mergeCustom(animation, beginning, to: target, at: time, &meter)
    } else {
      return try combine(animation, to: target, at: time, mostLayers: mostLayers, &meter)
    }
    forgetWhatIsCovered(&meter)
    return true
  }

  /// The same, whatever it costs.
  @discardableResult
  mutating func change(
    to target: Value, with animation: Animation?, at time: Double, velocity: Value? = nil,
    replacesVelocity: Bool = false, mostLayers: Int = mostLayers
  ) -> Bool {
    WorkMeter.unlimited { meter throws(TimelineRefusal) in
      try change(
        to: target, with: animation, at: time, velocity: velocity,
        replacesVelocity: replacesVelocity, mostLayers: mostLayers, meter: &meter)
    }
  }

  /// Ends whatever moves at `time`: from then on the model shows.
  mutating func rest(at time: Double) {
    append(.rest(model), from: time)
  }

  /// Whether nothing moves at `time` or later.
  ///
  /// A spring that is over knows its end from then on: whatever follows has to ask this first, as
  /// appending does.
  mutating func isAtRest(at time: Double) -> Bool {
    let index = stretches.count - 1
    if stretches[index].moves(at: time) { return false }
    stretches[index].findEnd()
    return true
  }

  /// Finds out when the last motion is over, for those who ask often.
  mutating func findEnd() { stretches[stretches.count - 1].findEnd() }

  /// Moves the model at once, and with it all that runs.
  private mutating func move(to target: Value, at time: Double) {
    if isAtRest(at: time) { return append(.rest(target), from: time) }
    let now = split(at: time)
    let shift = target - model
    for index in now..<stretches.count {
      stretches[index] = stretches[index].shifted(
        by: shift, to: target, scale: context.animatableScale)
    }
  }

  /// Makes a stretch begin at `time` that goes on with what runs there.
  ///
  /// - Returns: the index of that stretch; those after it begin later, at the end of a delay.
  private mutating func split(at time: Double) -> Int {
    let index = index(at: time)
    let course = stretches[index].course.pruned(at: time)
    if stretches[index].start == time {
      stretches[index].course = course
      return index
    }
    stretches.insert(Stretch(start: time, course: course), at: index + 1)
    return index + 1
  }

  /// Lets `motion` hold from `time` on; what was to begin later is forgotten.
  mutating func append(_ motion: PropertyMotion<Value>, from time: Double) {
    let isRest = motion.ground == nil && motion.settled == motion.model
    append(isRest ? .rest(motion.model) : .motion([motion]), from: time)
  }

  /// Lets something happen from `time` on; what was to begin later is forgotten.
  mutating func append(_ course: Course, from time: Double) {
    _ = isAtRest(at: time)
    replace(from: time, by: course)
  }

  /// Lets something happen from `time` on, at which ``isAtRest(at:)`` has been asked for.
  mutating func replace(from time: Double, by course: Course) {
    while stretches.count > 1, stretches[stretches.count - 1].start >= time {
      stretches.removeLast()
    }
    stretches.append(Stretch(start: time, course: course))
  }

  /// Forgets the steps of a stretch that do not show up to `time`.
  ///
  /// - Returns: how many bytes that gives back.
  mutating func forgetSteps(of index: Int, after time: Double) -> Int {
    guard case .motion(var box) = stretches[index].course, box[0].ground?.keepsSteps == true,
      index == 0 || !stretches[index - 1].sharesSteps(with: box[0])
    else { return 0 }
    let before = box[0].ground?.run.forward.stepBytes ?? 0
    stretches[index].course = .rest(box[0].model)
    box[0].ground?.forget(after: time)
    stretches[index].course = .motion(box)
    return before - (box[0].ground?.run.forward.stepBytes ?? 0)
  }

  private mutating func begin(
    _ animation: Animation, from: Value, to: Value, _ velocity: Value, at time: Double,
    _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    var motion = PropertyMotion(at: to)
    motion.ground = try .init(
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
    for index in now..<stretches.count { change(index) { $0.model = target } }
    let handed = replacing ? velocity : rate + velocity
    try begin(
      animation.withoutLeadingDelay, from: value, to: target, handed, at: start, &meter)
    change(stretches.count - 1) { $0.ground?.announced = animation }
  }

  private mutating func mergeFluid(
    _ animation: Animation, into motion: PropertyMotion<Value>, to target: Value,
    _ velocity: Value, replacing: Bool, at time: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    guard let ground = motion.ground, let spring = animation.fluidSpring else { return }
    // The first clock goes on; only cycles, whose length the new interval changes, begin anew.
    let start = animation.repeats ? time : ground.start
    let origin = ground.context.fluid?.origin ?? ground.run.from
    var state = ground.run.handedState(at: time - ground.start, from: origin, to: spring)
    if !motion.layers.isEmpty {
      state.point.offset = motion.value(at: time) - origin
      state.point.velocity =
        motion.newest?.handsOverVelocity == true ? motion.velocity(at: time) : .zero
    }
    state.point.velocity = replacing ? velocity : state.point.velocity + velocity
    var taken = context
    taken.horizon -= start
    taken.fluid = (state.inside(animation, at: time - start), origin)
    var next = PropertyMotion(at: target)
    next.ground = try .init(
      animation, from: motion.value(at: time), to: target, velocity: state.point.velocity,
      start: start, context: taken, meter: &meter)
    append(next, from: time)
  }

  /// The new animation adds its share on top of what runs, and of what a delay still holds back.
  private mutating func combine(
    _ animation: Animation, to target: Value, at time: Double, mostLayers: Int,
    _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    let now = split(at: time)
    guard stretches[now].layerCount < mostLayers else { return false }
    try chargeLayer(from: now, &meter)
    let run = try AnimationRun(
      animation, from: 0, to: 1, velocity: 0,
      context: MotionContext(
        springs: context.springs, horizon: context.horizon - time, patience: context.patience),
      meter: &meter)
    let layer = PropertyMotion<Value>.Layer(run, from: time, to: target)
    for index in now..<stretches.count { change(index) { $0.add(layer) } }
    return true
  }
}

// MARK: - Stretches as motions

extension MotionHistory {
  /// The motion of a stretch, made where it is kept in a smaller form.
  private func motion(of index: Int) -> PropertyMotion<Value> {
    switch stretches[index].course {
    case .rest(let value): return PropertyMotion(at: value)
    case .motion(let box): return box[0]
    case .spring(let spring):
      var motion = PropertyMotion(at: spring.to)
      motion.ground = .init(
        spring.animation, from: spring.from, to: spring.to, velocity: spring.velocity,
        start: spring.start, context: context)
      return motion
    }
  }

  /// Changes the motion of a stretch.
  private mutating func change(_ index: Int, _ body: (inout PropertyMotion<Value>) -> Void) {
    guard case .motion(var box) = stretches[index].course else {
      var motion = motion(of: index)
      body(&motion)
      stretches[index].course = .motion([motion])
      return
    }
    // Out of its stretch meanwhile: what is held only once is not copied.
    stretches[index].course = .rest(box[0].model)
    body(&box[0])
    stretches[index].course = .motion(box)
  }
}

// MARK: - What shows

extension MotionHistory {
  /// The index of the stretch that holds at `time`; the first one before all.
  ///
  /// - Complexity: O(log stretches).
  func index(at time: Double) -> Int {
    var low = 0
    var high = stretches.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if stretches[middle].start <= time { low = middle } else { high = middle }
    }
    return low
  }

  /// The motion that holds at `time`.
  func motion(at time: Double) -> PropertyMotion<Value> { motion(of: index(at: time)) }

  /// What shows at `time`.
  func value(at time: Double) -> Value { stretches[index(at: time)].value(at: time) }

  /// Where the property rests at `time`; nil where it moves, or waits in a delay.
  func restingPlace(at time: Double) -> Value? {
    let stretch = stretches[index(at: time)]
    return stretch.moves(at: time) ? nil : stretch.value(at: time)
  }

  /// How fast it moves at `time`, per second.
  func velocity(at time: Double) -> Value { stretches[index(at: time)].velocity(at: time) }

  /// Forgets what was over before the stretch that holds at `time`.
  mutating func forget(before time: Double) { stretches.removeFirst(index(at: time)) }
}

extension Animation {
  /// Whether this animation takes over a running one: a plain spring always does, a modified one
  /// only where base kind and modifiers are the same.
  func merges(with previous: Animation?) -> Bool {
    guard fluidSpring != nil else { return false }
    if modifiers.isEmpty { return true }
    return previous?.fluidSpring != nil && previous?.modifiers == modifiers
  }

  /// Whether SwiftUI hears of the velocity of this animation when it is interrupted.
  var handsOverVelocity: Bool {
    if !modifiers.isEmpty { return false }
    if case .curve(_, _, let reports) = movement { return reports }
    return true
  }

  /// The sum of the positive delays around everything else.
  var leadingDelay: Double {
    modifiers.reversed().prefix { $0.isDelay }.reduce(0) { $0 + $1.delay }
  }

  /// This animation without the delays around everything else.
  var withoutLeadingDelay: Animation {
    var animation = self
    while animation.modifiers.last?.isDelay == true { animation.modifiers.removeLast() }
    return animation
  }
}

extension Animation.Modifier {
  fileprivate var isDelay: Bool { delay > 0 }

  fileprivate var delay: Double { if case .delay(let delay) = self { max(delay, 0) } else { 0 } }
}
