public import AnimationEngine

/// A checked, complete animation: what a document means, with every default filled in.
///
/// The components of all values stand in the space where they interpolate: an angle in degrees, a
/// colour in its ``ColorSpace``, an integer as its number. Transforms have a space that is known only
/// from all values together, and discrete values have none. Such a value is its index in the
/// ``AnimatedProperty/table`` of its property.
public struct ResolvedAnimation: Hashable, Sendable {
  /// The properties in the order in which they are answered.
  public var properties: [AnimatedProperty] {
    didSet { completedScene = content.completedScene(properties) }
  }
  /// How they move.
  public var content: Content {
    didSet { completedScene = content.completedScene(properties) }
  }
  /// How the motion is laid on the time axis; nil where it plays once from 0 on.
  public var timing: WebTiming?
  /// The scene with all properties that its verbs show; nil for all other kinds. It is made with the
  /// animation, and everybody who asks for it gets this one.
  package private(set) var completedScene: CompletedScene?

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
  ///
  /// - Complexity: O(events + properties) for a scene.
  public init(properties: [AnimatedProperty], content: Content, timing: WebTiming? = nil) {
    self.init(
      properties: properties, content: content, timing: timing,
      completedScene: content.completedScene(properties))
  }

  /// An animation whose scene was completed before, with the same properties.
  package init(
    properties: [AnimatedProperty], content: Content, timing: WebTiming?,
    completedScene: CompletedScene?
  ) {
    self.properties = properties
    self.content = content
    self.timing = timing
    self.completedScene = completedScene
  }

  /// The properties that show: those that are declared, and after them those that the verbs of a scene
  /// show.
  package var shownProperties: [AnimatedProperty] { completedScene?.properties ?? properties }
}

extension ResolvedAnimation.Content {
  fileprivate func completedScene(_ properties: [AnimatedProperty]) -> CompletedScene? {
    guard case .scene(let scene) = self else { return nil }
    return scene.completed(properties)
  }
}
