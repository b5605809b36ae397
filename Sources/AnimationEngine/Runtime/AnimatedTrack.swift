/// The displayed motion of one property of a model over time.
struct AnimatedTrack<Root, Property: Animatable>: AnyAnimatedTrack {
  private let keyPath: WritableKeyPath<Root, Property>
  private(set) var history: MotionHistory<Property.AnimatableData>
  /// The samples of the drag that moves the property.
  private(set) var tracker = VelocityTracker<Property.AnimatableData>()

  /// The maximum number of integration steps for a spring in the `swiftui` model: five minutes at
  /// 300 steps per second. A spring that still moves then is stopped.
  private static var patience: Int { 90_000 }

  init(
    _ keyPath: WritableKeyPath<Root, Property>, of model: Root, springs: SpringModel
  ) {
    keyPath.requireValues()
    self.keyPath = keyPath
    history = MotionHistory(
      restingAt: model[keyPath: keyPath].animatableData,
      context: MotionContext(springs: springs, horizon: .infinity, patience: Self.patience))
  }

  var property: PartialKeyPath<Root> { keyPath }
  var end: Double { history.end }
  var logicalEnd: Double { history.logicalEnd }

  func differs(_ before: Root, _ after: Root) -> Bool {
    before[keyPath: keyPath].animatableData != after[keyPath: keyPath].animatableData
  }

  mutating func change(
    to model: Root, by transaction: Transaction, in environment: EnvironmentValues, at time: Double
  ) -> Bool {
    history.context.environment = environment
    let target = model[keyPath: keyPath].animatableData
    guard let animation = transaction.animation else {
      history.change(to: target, with: nil, at: time)
      if !transaction.tracksVelocity { tracker.reset() }
      if transaction.tracksVelocity { tracker.addSample(target, time: time) }
      return false
    }
    let velocity = animation.fluidSpring == nil ? nil : tracker.velocity(at: time)
    tracker.reset()
    history.change(to: target, with: animation, at: time, velocity: velocity, mostAdditives: .max)
    history.findEnd()
    return true
  }

  mutating func rest(at time: Double) {
    history.rest(at: time)
    tracker.reset()
  }

  mutating func forget(before time: Double) { history.forget(before: time) }

  /// Writes the displayed value into `model`. For a property that rests at its model value it does
  /// nothing, and does not even call the setter of `animatableData`, unless an earlier property that
  /// overlaps it has written something else there.
  func show(at time: Double, in model: inout Root) {
    if let rest = history.restingPlace(at: time), rest == history.model,
      rest == model[keyPath: keyPath].animatableData
    {
      return
    }
    model[keyPath: keyPath].animatableData = history.value(at: time)
  }
}
