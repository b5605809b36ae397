public import AnimationEngine

/// Keyframes of views, `UIView.animateKeyframes`: one block whose keyframes change values at
/// relative times.
public struct ViewKeyframes: Hashable, Sendable {
  /// The duration of the whole block, in seconds.
  public var duration: Double
  /// The delay before the motion, in seconds; at least 0.
  public var delay: Double
  /// How values are interpolated between keyframes.
  public var mode: CalculationMode
  /// The options of the block.
  public var options: Set<UIKitAnimation.Option>
  /// The keyframes, by rising start.
  public var keyframes: [Keyframe]

  /// One keyframe of the block.
  public struct Keyframe: Hashable, Sendable {
    /// The start of the keyframe as a fraction of the duration, in 0...1.
    public var relativeStart: Double
    /// The duration of the keyframe as a fraction of the block's, in 0...1.
    public var relativeDuration: Double
    /// The values that properties have reached at its end.
    public var changes: [PropertyChange]

    /// A keyframe that reaches these values at its end.
    public init(relativeStart: Double, relativeDuration: Double, changes: [PropertyChange]) {
      self.relativeStart = relativeStart
      self.relativeDuration = relativeDuration
      self.changes = changes
    }
  }

  /// A block with these keyframes.
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
