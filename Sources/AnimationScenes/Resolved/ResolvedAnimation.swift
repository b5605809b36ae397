public import AnimationEngine

/// A checked, complete animation: what a document means, with every default filled in.
///
/// The components of all values stand in the space where they interpolate: an angle in degrees, a
/// colour in its ``ColorSpace``, an integer as its number. Where that space is known only from all
/// values together, as for transforms, and where there is none, as for discrete values, a value is
/// its index in the ``AnimatedProperty/table`` of its property.
public struct ResolvedAnimation: Hashable, Sendable {
  /// The properties in the order in which they are answered.
  public var properties: [AnimatedProperty]
  /// How they move.
  public var content: Content
  /// How the motion is laid on the time axis; nil where it plays once from 0 on.
  public var timing: WebTiming?

  /// The ways in which properties move.
  public enum Content: Hashable, Sendable {
    /// From one set of values to another.
    case animation(SingleAnimation)
    /// Along tracks of keyframes.
    case keyframes(KeyframeAnimation)
    /// Through a sequence of phases.
    case phases(PhaseAnimation)
    /// By a script of what happens to them.
    case scene(Scene)
  }

  /// An animation of `properties` by `content`.
  public init(properties: [AnimatedProperty], content: Content, timing: WebTiming? = nil) {
    self.properties = properties
    self.content = content
    self.timing = timing
  }
}
