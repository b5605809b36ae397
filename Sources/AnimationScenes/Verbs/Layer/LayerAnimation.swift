public import AnimationEngine

/// An animation of Core Animation: it covers the model while it is active and does not change it.
public struct LayerAnimation: Hashable, Sendable {
  /// The animated properties and their values.
  public var content: Content
  /// When the animation begins, how long it lasts and how often it repeats.
  public var timing: MediaTiming
  /// What the property shows before and after the active time.
  public var fillMode: FillMode
  /// Whether the animation is removed at its end, so that the property's own value shows again.
  public var isRemovedOnCompletion: Bool

  /// The kinds of layer animations.
  public indirect enum Content: Hashable, Sendable {
    /// An animation from one value to another: `CABasicAnimation`.
    case basic(LayerProperty, LayerInterval, timingFunction: UnitCurve?)
    /// An animation through values at key times: `CAKeyframeAnimation`.
    case keyframe(LayerProperty, LayerKeyframes, timingFunction: UnitCurve?)
    /// A spring between two values, `CASpringAnimation`; its velocity is in intervals per second.
    case spring(LayerProperty, LayerInterval, Spring, initialVelocity: Double)
    /// Several animations on one clock, cut off at its duration: `CAAnimationGroup`.
    case group([LayerAnimation], timingFunction: UnitCurve?)
  }

  /// What a layer animation shows before and after its active time.
  public enum FillMode: String, CaseIterable, Hashable, Sendable {
    /// Nothing: the value below the animation shows.
    case removed
    /// The animation's last value after the active time, until the animation is removed.
    case forwards
    /// The animation's first value before the active time.
    case backwards
    /// The first value before the active time, and the last one after it.
    case both
  }

  /// A layer animation; by default it shows nothing outside its active time and is removed at the
  /// end.
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
