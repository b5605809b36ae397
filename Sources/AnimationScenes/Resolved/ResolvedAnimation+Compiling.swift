public import AnimationEngine

extension ResolvedAnimation {
  /// The timeline of this animation.
  ///
  /// - Parameters:
  ///   - springs: The rule that moves the springs of animations and phases. Springs of keyframes
  ///     follow the closed form under both.
  ///   - horizon: Up to when a timeline without end is worked out, in seconds; times after it show
  ///     what holds at the horizon.
  ///   - limits: Bounds on the work.
  /// - Complexity: O(keyframes) or O(steps); O(seconds) under the `swiftui` rule.
  public func compiled(
    springs: SpringModel = .analytic, horizon: Double = 0,
    within limits: CompilationLimits = .init()
  ) throws(TimelineRefusal) -> Timeline {
    var meter = WorkMeter()
    return try compiled(springs: springs, horizon: horizon, within: limits, meter: &meter)
  }

  /// The timeline of this animation, as ``compiled(springs:horizon:within:)`` makes it; the work is
  /// charged to `meter`.
  public func compiled(
    springs: SpringModel = .analytic, horizon: Double = 0, within limits: CompilationLimits,
    meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Timeline {
    let innerHorizon = timing?.innerHorizon(horizon) ?? horizon
    if case .scene(let scene) = content {
      let whole = scene.completed(properties)
      let spaces = PropertySpaces(whole.properties)
      let inner = try whole.inCoordinates(of: spaces).timeline(
        of: spaces, springs: springs, horizon: innerHorizon, meter: &meter)
      return try timed(inner, showing: content, in: spaces, horizon: horizon, within: limits)
    }
    let spaces = PropertySpaces(properties)
    let converted = content.inCoordinates(of: spaces)
    let inner = try converted.timeline(
      of: spaces, springs: springs, horizon: innerHorizon, within: limits, meter: &meter)
    return try timed(inner, showing: converted, in: spaces, horizon: horizon, within: limits)
  }

  /// The timeline of the content, laid on the time axis by the timing if there is one.
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
  /// The timeline of the content, which is converted out, in its own time.
  func timeline(
    of spaces: PropertySpaces, springs: SpringModel, horizon: Double,
    within limits: CompilationLimits, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Timeline {
    switch self {
    case .keyframes(let keyframes): return try keyframes.timeline(of: spaces, meter: &meter)
    case .animation(let single):
      return try single.timeline(
        of: spaces, springs: springs, horizon: horizon, limits: limits, meter: &meter)
    case .phases(let phases):
      return try phases.timeline(
        of: spaces, springs: springs, horizon: horizon, limits: limits, meter: &meter)
    case .scene(let scene):
      return try scene.completed(spaces.properties).timeline(
        of: spaces, springs: springs, horizon: horizon, meter: &meter)
    }
  }

  /// The same with every value as coordinates of the space in which it moves.
  ///
  /// - Complexity: O(values) where a property has a table, else O(properties).
  func inCoordinates(of spaces: PropertySpaces) -> ResolvedAnimation.Content {
    guard spaces.properties.indices.contains(where: spaces.isLookedUp) else { return self }
    return switch self {
    case .animation(let single): .animation(single.inCoordinates(of: spaces))
    case .keyframes(let keyframes): .keyframes(keyframes.inCoordinates(of: spaces))
    case .phases(let phases): .phases(phases.inCoordinates(of: spaces))
    case .scene(let scene): .scene(scene.inCoordinates(of: spaces))
    }
  }

  /// How the lanes of the content, which is in coordinates, go on outside a timeline of `duration`.
  func extrapolation(_ properties: [AnimatedProperty], duration: Double) -> Extrapolation {
    switch self {
    case .animation(let single): single.extrapolation(properties)
    case .keyframes(let keyframes): keyframes.extrapolation(properties, duration: duration)
    case .phases, .scene: .none
    }
  }
}
