public import AnimationEngine

/// Keyframes of views, `UIView.animateKeyframes`: one block whose parts change values at relative
/// times.
public struct ViewKeyframes: Hashable, Sendable {
  /// The duration of the whole block, in seconds.
  public var duration: Double
  /// How long nothing moves at first, in seconds; at least 0.
  public var delay: Double
  /// How values get from keyframe to keyframe.
  public var mode: CalculationMode
  /// How the block behaves.
  public var options: Set<UIKitAnimation.Option>
  /// The keyframes, by rising start.
  public var keyframes: [Keyframe]

  /// One part of the block.
  public struct Keyframe: Hashable, Sendable {
    /// When the part begins, in 0...1 of the duration.
    public var relativeStart: Double
    /// How long it takes, in 0...1 of the duration.
    public var relativeDuration: Double
    /// The values that properties have reached at its end.
    public var changes: [PropertyChange]

    /// A part of the block.
    public init(relativeStart: Double, relativeDuration: Double, changes: [PropertyChange]) {
      self.relativeStart = relativeStart
      self.relativeDuration = relativeDuration
      self.changes = changes
    }
  }

  /// A block of keyframes.
  public init(
    duration: Double, delay: Double = 0, mode: CalculationMode = .linear,
    options: Set<UIKitAnimation.Option> = [], keyframes: [Keyframe]
  ) {
    self.duration = duration
    self.delay = delay
    self.mode = mode
    self.options = options
    self.keyframes = keyframes
  }
}

extension ViewKeyframes {
  func title(_ properties: [AnimatedProperty]) -> String? { "keyframes" }

  func inCoordinates(of spaces: PropertySpaces) -> SceneVerb? {
    var block = self
    for index in keyframes.indices {
      block.keyframes[index].changes = keyframes[index].changes.inCoordinates(of: spaces)
    }
    return .keyframes(block)
  }
}
