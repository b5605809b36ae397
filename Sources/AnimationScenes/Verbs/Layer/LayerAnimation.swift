public import AnimationEngine

/// An animation of Core Animation: it shows over the model for its time and leaves it alone.
public struct LayerAnimation: Hashable, Sendable {
  /// What moves and how.
  public var content: Content
  /// When.
  public var timing: MediaTiming
  /// What is left of it when it is over.
  public var fillMode: FillMode
  /// Whether it is removed when it is over, so that the model shows again.
  public var isRemovedOnCompletion: Bool

  /// The kinds of animations.
  public indirect enum Content: Hashable, Sendable {
    /// From one value to another.
    case basic(LayerProperty, LayerInterval, timingFunction: UnitCurve?)
    /// Through values at times.
    case keyframe(LayerProperty, LayerKeyframes, timingFunction: UnitCurve?)
    /// From one value to another by a spring; the velocity is in intervals per second.
    case spring(LayerProperty, LayerInterval, Spring, initialVelocity: Double)
    /// Several animations on one clock, cut at its duration.
    case group([LayerAnimation], timingFunction: UnitCurve?)
  }

  /// What shows of an animation outside its active time.
  public enum FillMode: String, CaseIterable, Hashable, Sendable {
    case removed, forwards, backwards, both
  }

  /// An animation on a layer.
  public init(
    _ content: Content, timing: MediaTiming, fillMode: FillMode = .removed,
    isRemovedOnCompletion: Bool = true
  ) {
    self.content = content
    self.timing = timing
    self.fillMode = fillMode
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }
}

extension LayerAnimation {
  func inCoordinates(of spaces: PropertySpaces) -> LayerAnimation {
    var animation = self
    switch content {
    case .basic(let property, let interval, let curve):
      animation.content = .basic(
        property.inCoordinates(of: spaces), interval.inCoordinates(of: spaces, property),
        timingFunction: curve)
    case .spring(let property, let interval, let spring, let velocity):
      animation.content = .spring(
        property.inCoordinates(of: spaces), interval.inCoordinates(of: spaces, property), spring,
        initialVelocity: velocity)
    case .keyframe(let property, var keyframes, let curve):
      keyframes.values = keyframes.values.map {
        spaces.coordinates(of: $0, property: property.property)
      }
      animation.content = .keyframe(
        property.inCoordinates(of: spaces), keyframes, timingFunction: curve)
    case .group(let animations, let curve):
      animation.content = .group(
        animations.map { $0.inCoordinates(of: spaces) }, timingFunction: curve)
    }
    return animation
  }
}

extension LayerProperty {
  fileprivate func inCoordinates(of spaces: PropertySpaces) -> LayerProperty {
    guard spaces.isLookedUp(property) else { return self }
    var result = self
    result.components = 0..<spaces.laneCount(of: property)
    return result
  }
}

extension LayerInterval {
  fileprivate func inCoordinates(of spaces: PropertySpaces, _ property: LayerProperty)
    -> LayerInterval
  {
    func place(_ value: Components?) -> Components? {
      value.map { spaces.coordinates(of: $0, property: property.property) }
    }
    return LayerInterval(from: place(from), to: place(to), by: place(by))
  }
}
