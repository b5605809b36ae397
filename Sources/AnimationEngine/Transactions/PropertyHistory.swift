/// The history of a document's property: that of a number where it has one component, as nearly all
/// have, and else that of a vector.
///
/// A segment of a number takes half the memory of a vector's, and no copy of it counts references.
enum PropertyHistory: Motion {
  case number(MotionHistory<Double>)
  case vector(MotionHistory<Components>)

  /// Creates the history of a property that rests at `value`.
  ///
  /// - Parameter changes: The number of changes for which room is reserved.
  init(restingAt value: Components, context: MotionContext<Components>, changes: Int = 0) {
    self =
      value.count == 1
      ? .number(
        MotionHistory(restingAt: value[0], context: MotionContext(context), changes: changes))
      : .vector(MotionHistory(restingAt: value, context: context, changes: changes))
  }

  /// Creates the history of a property of a type that rests at `value`; see
  /// ``init(restingAt:context:changes:)``.
  init(
    of type: PropertyType, restingAt value: Components, springs: SpringModel, horizon: Double,
    changes: Int = 0
  ) {
    self.init(
      restingAt: value,
      context: MotionContext(
        springs: springs, animatableScale: type.animatableScale, components: value.count,
        horizon: horizon), changes: changes)
  }

  /// Changes the history in its place, without a copy.
  private mutating func modify<Result, Failure: Error>(
    _ number: (inout MotionHistory<Double>) throws(Failure) -> Result,
    _ vector: (inout MotionHistory<Components>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch consume self {
    case .number(var history):
      defer { self = .number(history) }
      return try number(&history)
    case .vector(var history):
      defer { self = .vector(history) }
      return try vector(&history)
    }
  }
}

// MARK: - Looking at it

extension PropertyHistory {
  /// Calls the function for the kind of this history, and returns its result.
  @inline(__always)
  private func read<Result>(
    _ number: (MotionHistory<Double>) -> Result, _ vector: (MotionHistory<Components>) -> Result
  ) -> Result {
    switch self {
    case .number(let history): number(history)
    case .vector(let history): vector(history)
    }
  }

  /// The settings of its animations besides their end points.
  var context: MotionContext<Components> { read({ MotionContext($0.context) }, { $0.context }) }

  /// The model value: the one that was last set.
  var model: Components { read({ $0.model.components }, { $0.model }) }

  /// The time at which the last motion ends, in seconds; minus infinity if nothing has moved.
  var end: Double { read({ $0.end }, { $0.end }) }

  var duration: Double { max(end, 0) }

  /// The logical completion of the newest animation, in seconds; minus infinity at rest.
  var logicalEnd: Double { read({ $0.logicalEnd }, { $0.logicalEnd }) }

  /// The time at which the current motion or rest began; minus infinity if nothing has happened.
  var lastStart: Double { read({ $0.lastStart }, { $0.lastStart }) }

  /// The newest animation; nil at rest.
  var newest: Animation? { read({ $0.newest }, { $0.newest }) }

  /// The number of animations that are combined on top of the base animation.
  var additiveCount: Int { read({ $0.additiveCount }, { $0.additiveCount }) }

  /// The number of components of its values.
  var componentCount: Int { read({ _ in 1 }, { $0.context.components }) }

  /// The bytes that the meter was charged for the segments.
  var bytes: Int { read({ $0.bytes }, { $0.bytes }) }

  /// Whether something moves at `time` or later, if no further change comes.
  func moves(at time: Double) -> Bool { read({ $0.moves(at: time) }, { $0.moves(at: time) }) }

  func value(at time: Double) -> Components {
    read({ $0.value(at: time).components }, { $0.value(at: time) })
  }

  func velocity(at time: Double) -> Components {
    read({ $0.velocity(at: time).components }, { $0.velocity(at: time) })
  }

  /// The lanes of the displayed value, one for each component.
  func lanes(meter: inout WorkMeter) throws(TimelineRefusal) -> [Lane] {
    switch self {
    case .number(let history): try history.lanes(meter: &meter)
    case .vector(let history): try history.lanes(meter: &meter)
    }
  }

  func models(meter: inout WorkMeter) throws(TimelineRefusal) -> [Lane] {
    switch self {
    case .number(let history): try history.models(meter: &meter)
    case .vector(let history): try history.models(meter: &meter)
    }
  }

  // MARK: - Changing it

  /// Changes the model value at `time`, with an animation or, if that is nil, at once. False,
  /// without a change, when too many animations would be combined.
  mutating func change(
    to target: Components, with animation: Animation?, at time: Double,
    velocity: Components? = nil, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    if let animation {
      return try animate(to: target, by: animation, at: time, velocity: velocity, meter: &meter)
    }
    try show(target, from: time, meter: &meter)
    return true
  }

  /// Changes the model value at once; a running motion is shifted by the same amount.
  mutating func show(
    _ target: Components, from time: Double, meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    try modify { (history) throws(TimelineRefusal) in
      try history.show(Double(target), from: time, meter: &meter)
    } _: { (history) throws(TimelineRefusal) in
      try history.show(target, from: time, meter: &meter)
    }
  }

  /// Changes the model value with an animation. False, without a change, when too many animations
  /// would be combined.
  mutating func animate(
    to target: Components, by animation: Animation, at time: Double,
    velocity: Components? = nil, replacesVelocity: Bool = false, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    try modify { (history) throws(TimelineRefusal) in
      try history.animate(
        to: Double(target), by: animation, at: time, velocity: velocity.map { Double($0) },
        replacesVelocity: replacesVelocity, meter: &meter)
    } _: { (history) throws(TimelineRefusal) in
      try history.animate(
        to: target, by: animation, at: time, velocity: velocity,
        replacesVelocity: replacesVelocity, meter: &meter)
    }
  }

  /// Ends all animations at `time`; from then on the property shows its model value.
  mutating func rest(at time: Double) { modify({ $0.rest(at: time) }, { $0.rest(at: time) }) }

  mutating func rest(on value: Components, from time: Double) {
    modify({ $0.rest(on: Double(value), from: time) }, { $0.rest(on: value, from: time) })
  }

  /// Computes and stores the end of the last motion, for callers that ask for it often.
  mutating func findEnd() { modify({ $0.findEnd() }, { $0.findEnd() }) }

  /// Charges the meter for one more segment at rest.
  mutating func keepRest(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    try modify { (history) throws(TimelineRefusal) in
      try history.keepRest(&meter)
    } _: { (history) throws(TimelineRefusal) in
      try history.keepRest(&meter)
    }
  }
}
