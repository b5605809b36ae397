public import AnimationEngine

/// An animation of Core Animation: it shows over the model for its time and leaves it alone.
public struct LayerAnimation: Hashable, Sendable {
  /// What moves and how.
  public var content: Content
  /// When it begins, how long it lasts and how often it repeats.
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
