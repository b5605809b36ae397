public import AnimationEngine

extension ResolvedAnimation {
  /// The timeline of this animation.
  ///
  /// - Parameters:
  ///   - springs: The rule that moves the springs of animations and phases. Springs of keyframes
  ///     follow the closed form under both.
  ///   - horizon: Up to when a timeline without end is computed, in seconds; times after it show
  ///     what holds at the horizon.
  ///   - limits: Bounds on the work.
  /// - Throws: ``TimelineRefusal`` where a bound is passed, or a timing needs the end of what has none.
  /// - Complexity: O(keyframes) or O(steps); O(seconds) under the `swiftui` rule.
  public func compiled(
    springs: SpringModel = .analytic, horizon: Double = 0,
    within limits: CompilationLimits = .init()
  ) throws(TimelineRefusal) -> Timeline {
    var meter = WorkMeter()
    return try compiled(springs: springs, horizon: horizon, within: limits, meter: &meter)
  }

  /// The timeline of ``compiled(springs:horizon:within:)``; the work is charged to `meter`, which may
  /// refuse it too.
  public func compiled(
    springs: SpringModel = .analytic, horizon: Double = 0, within limits: CompilationLimits,
    meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Timeline {
    let innerHorizon = timing?.innerHorizon(horizon) ?? horizon
    let spaces = try PropertySpaces(shownProperties, meter: &meter)
    let converted = content.inCoordinates(of: spaces)
    let inner = try timeline(
      of: converted, in: spaces, springs: springs, horizon: innerHorizon, within: limits,
      meter: &meter)
    return try timed(inner, showing: converted, in: spaces, horizon: horizon, within: limits)
  }

  /// The timeline of a content in coordinates, before the timing is applied.
  private func timeline(
    of converted: Content, in spaces: PropertySpaces, springs: SpringModel, horizon: Double,
    within limits: CompilationLimits, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Timeline {
    switch converted {
    case .keyframes(let keyframes): return try keyframes.timeline(of: spaces, meter: &meter)
    case .animation(let single):
      return try single.timeline(of: spaces, springs: springs, horizon: horizon, meter: &meter)
    case .phases(let phases):
      return try phases.timeline(
        of: spaces, springs: springs, horizon: horizon, limits: limits, meter: &meter)
    case .scene:
      guard let completedScene else {
        preconditionFailure("a scene is completed with its animation")
      }
      return try completedScene.inCoordinates(of: spaces).timeline(
        of: spaces, springs: springs, horizon: horizon, meter: &meter)
    }
  }

  /// The timeline of the content after the timing, if there is one, has been applied.
  func timed(
    _ inner: Timeline, showing content: Content, in spaces: PropertySpaces, horizon: Double,
    within limits: CompilationLimits
  ) throws(TimelineRefusal) -> Timeline {
    guard let timing else { return inner }
    return try inner.played(by: timing, in: spaces, horizon: horizon, within: limits) {
      content.extrapolation(properties, duration: $0)
    }
  }
}

extension ResolvedAnimation.Content {
  /// The content with every value converted to the coordinates in which its property
  /// interpolates. A scene is converted in its completed form (``CompletedScene``).
  ///
  /// - Complexity: O(values) where a property has a table, else O(properties).
  func inCoordinates(of spaces: PropertySpaces) -> ResolvedAnimation.Content {
    guard spaces.properties.indices.contains(where: spaces.isLookedUp) else { return self }
    return switch self {
    case .animation(let single): .animation(single.inCoordinates(of: spaces))
    case .keyframes(let keyframes): .keyframes(keyframes.inCoordinates(of: spaces))
    case .phases(let phases): .phases(phases.inCoordinates(of: spaces))
    case .scene: self
    }
  }

  /// How each lane of the content, which is in coordinates, goes on before 0 and after `duration`.
  func extrapolation(_ properties: [AnimatedProperty], duration: Double) -> Extrapolation {
    switch self {
    case .animation(let single): single.extrapolation(properties)
    case .keyframes(let keyframes): keyframes.extrapolation(properties, duration: duration)
    case .phases, .scene: .none
    }
  }
}
