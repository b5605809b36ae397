// Contents that cannot animate, each with a sentence that says what to do.

extension PhaseAnimator {
  /// Refuses a content of which nothing animates.
  @available(
    *, unavailable,
    message:
      "nothing of this content animates: name its properties, as in 'animating: \\.offset', or make it Animatable"
  )
  public init(
    _ phases: some Sequence<Phase>, at time: Double = 0, springs: SpringModel = .analytic,
    keepsPast: Bool = true, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { preconditionFailure("unavailable") }

  /// Refuses a content of which nothing animates.
  @available(
    *, unavailable,
    message:
      "nothing of this content animates: name its properties, as in 'animating: \\.offset', or make it Animatable"
  )
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, at time: Double = 0,
    springs: SpringModel = .analytic, keepsPast: Bool = true,
    content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { preconditionFailure("unavailable") }
}

extension PhaseAnimator where Content: BinaryInteger {
  /// Refuses a whole number.
  @available(
    *, unavailable, message: "a whole number has nothing between 1 and 2 to show: use Double"
  )
  public init(
    _ phases: some Sequence<Phase>, at time: Double = 0, springs: SpringModel = .analytic,
    keepsPast: Bool = true, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { preconditionFailure("unavailable") }

  /// Refuses a whole number.
  @available(
    *, unavailable, message: "a whole number has nothing between 1 and 2 to show: use Double"
  )
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, at time: Double = 0,
    springs: SpringModel = .analytic, keepsPast: Bool = true,
    content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { preconditionFailure("unavailable") }
}
