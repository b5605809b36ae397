// Models that cannot animate, each with a sentence that says what to do.

extension AnimationRuntime {
  /// Refuses a model of which nothing animates.
  @available(
    *, unavailable,
    message:
      "nothing of this model animates: name its properties, as in 'animating: \\.offset', or make it Animatable"
  )
  public init(
    _ model: Model, at time: Double = 0, springs: SpringModel = .analytic, keepsPast: Bool = true
  ) { preconditionFailure("unavailable") }

  /// Refuses a whole number.
  @available(
    *, unavailable, message: "a whole number has nothing between 1 and 2 to show: use Double"
  )
  public init(
    _ model: Model, at time: Double = 0, springs: SpringModel = .analytic, keepsPast: Bool = true
  ) where Model: BinaryInteger { preconditionFailure("unavailable") }

  /// Warns of a model that conforms but has no data.
  @available(
    *, deprecated,
    message:
      "nothing of this model animates, as it has no animatableData: write it, or let @Animatable write it"
  )
  public init(
    _ model: Model, at time: Double = 0, springs: SpringModel = .analytic, keepsPast: Bool = true
  ) where Model: Animatable, Model.AnimatableData == EmptyAnimatableData {
    self.init(
      model, AnimatedProperties(\.self), at: time, springs: springs, keepsPast: keepsPast)
  }
}

// An overload that is unavailable would leave an object to the one for values, so these warn, and
// stop when they are called.
extension AnimationRuntime where Model: AnyObject {
  /// Warns of an object, which stops at run time.
  @available(
    *, deprecated,
    message: "an object does not animate: make it a struct, or animate a struct in it"
  )
  public init<First: Animatable, each Other: Animatable>(
    _ model: Model, animating first: WritableKeyPath<Model, First>,
    _ others: repeat WritableKeyPath<Model, each Other>,
    at time: Double = 0, springs: SpringModel = .analytic, keepsPast: Bool = true
  ) {
    self.init(
      model, AnimatedProperties(first, repeat each others), at: time, springs: springs,
      keepsPast: keepsPast)
  }

  /// Warns of an object, which stops at run time.
  @available(
    *, deprecated,
    message: "an object does not animate: make it a struct, or animate its animatableData"
  )
  public init(
    _ model: Model, at time: Double = 0, springs: SpringModel = .analytic, keepsPast: Bool = true
  ) where Model: Animatable {
    self.init(
      model, AnimatedProperties(\.self), at: time, springs: springs, keepsPast: keepsPast)
  }
}

extension AnimatedPropertiesBuilder {
  /// Refuses a block that names nothing.
  @available(
    *, unavailable,
    message:
      "nothing of this model animates: name its properties, as in 'AnimatedProperties(\\.offset)'"
  )
  public static func buildBlock() -> AnimatedProperties<Root> { AnimatedProperties(joining: []) }
}

extension AnimatedPropertiesBuilder where Root: AnyObject {
  /// Warns of an object, which stops at run time.
  @available(
    *, deprecated,
    message: "an object does not animate: make it a struct, or animate a struct in it"
  )
  public static func buildBlock(
    _ first: AnimatedProperties<Root>, _ others: AnimatedProperties<Root>...
  ) -> AnimatedProperties<Root> { AnimatedProperties(joining: [first] + others) }
}

extension KeyframesBuilder where Value: AnyObject {
  /// Warns of an object, which stops at run time.
  @available(
    *, deprecated,
    message: "an object does not animate: make it a struct, or animate a struct in it"
  )
  public static func buildBlock(_ groups: KeyframeGroup<Value>...) -> KeyframeGroup<Value> {
    KeyframeGroup(joining: groups)
  }
}
