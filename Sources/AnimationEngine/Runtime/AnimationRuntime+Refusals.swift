// Overloads for models that cannot animate. Each has a message that says what to do instead.

extension AnimationRuntime {
  /// Rejects a model that has no animated property.
  @available(
    *, unavailable,
    message:
      "nothing of this model animates: name its properties, as in 'animating: \\.offset', or make it Animatable"
  )
  public init(
    _ model: Model, at time: Double = 0, springs: SpringModel = .analytic, keepsPast: Bool = true
  ) { preconditionFailure("unavailable") }

  /// Rejects an integer model.
  @available(
    *, unavailable, message: "a whole number has nothing between 1 and 2 to show: use Double"
  )
  public init(
    _ model: Model, at time: Double = 0, springs: SpringModel = .analytic, keepsPast: Bool = true
  ) where Model: BinaryInteger { preconditionFailure("unavailable") }

  /// Warns about a model that conforms to `Animatable` but has no animatable data.
  @available(
    *, deprecated,
    message:
      "nothing of this model animates, as it has no animatableData: write it, or let @Animatable write it"
  )
  public init(
    _ model: Model, at time: Double = 0, springs: SpringModel = .analytic, keepsPast: Bool = true
  ) where Model: Animatable, Model.AnimatableData == EmptyAnimatableData {
    self.init(model, AnimatedProperties(\.self), at: time, springs: springs, keepsPast: keepsPast)
  }
}

// With an unavailable overload the compiler would choose the one for values instead. So these only
// warn at compile time, and stop the program when they are called.
extension AnimationRuntime where Model: AnyObject {
  /// Warns about a model that is an object; the initializer stops the program.
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

  /// Warns about a model that is an object; the initializer stops the program.
  @available(
    *, deprecated,
    message: "an object does not animate: make it a struct, or animate its animatableData"
  )
  public init(
    _ model: Model, at time: Double = 0, springs: SpringModel = .analytic, keepsPast: Bool = true
  ) where Model: Animatable {
    self.init(model, AnimatedProperties(\.self), at: time, springs: springs, keepsPast: keepsPast)
  }
}

extension AnimatedPropertiesBuilder {
  /// Rejects a block without properties.
  @available(
    *, unavailable,
    message:
      "nothing of this model animates: name its properties, as in 'AnimatedProperties(\\.offset)'"
  )
  public static func buildBlock() -> Content { buildArray([]) }
}

extension AnimatedPropertiesBuilder where Root: AnyObject {
  /// Warns about a model that is an object; it stops the program at run time.
  @available(
    *, deprecated,
    message: "an object does not animate: make it a struct, or animate a struct in it"
  )
  public static func buildBlock(_ first: Content, _ others: Content...) -> Content {
    buildArray([first] + others)
  }
}

extension KeyframesBuilder where Value: AnyObject {
  /// Warns about a value that is an object; it stops the program at run time.
  @available(
    *, deprecated,
    message: "an object does not animate: make it a struct, or animate a struct in it"
  )
  public static func buildBlock(_ groups: Content...) -> Content { buildArray(groups) }
}
