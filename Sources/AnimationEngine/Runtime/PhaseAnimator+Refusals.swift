// Overloads for contents that cannot animate. Each has a message that says what to do instead.

extension PhaseAnimator {
  /// Rejects a content that has no animated property.
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

  /// Rejects a content that has no animated property.
  @available(
    *, unavailable,
    message:
      "nothing of this content animates: name its properties, as in 'animating: \\.offset', or make it Animatable"
  )
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, at time: Double = 0,
    springs: SpringModel = .analytic, keepsPast: Bool = true, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { preconditionFailure("unavailable") }
}

extension PhaseAnimator where Content: BinaryInteger {
  /// Rejects an integer content.
  @available(
    *, unavailable, message: "a whole number has nothing between 1 and 2 to show: use Double"
  )
  public init(
    _ phases: some Sequence<Phase>, at time: Double = 0, springs: SpringModel = .analytic,
    keepsPast: Bool = true, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { preconditionFailure("unavailable") }

  /// Rejects an integer content.
  @available(
    *, unavailable, message: "a whole number has nothing between 1 and 2 to show: use Double"
  )
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, at time: Double = 0,
    springs: SpringModel = .analytic, keepsPast: Bool = true, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { preconditionFailure("unavailable") }
}
