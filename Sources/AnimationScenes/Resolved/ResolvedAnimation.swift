public import AnimationEngine

/// A checked, complete animation: what a document means, with every default filled in.
///
/// The components of all values are in the space in which they interpolate: an angle in degrees,
/// a colour in its ``ColorSpace``, an integer as its number. A transform's space is known only
/// from all values together, and discrete values have none: such a value is given as its index in
/// the ``AnimatedProperty/table`` of its property.
public struct ResolvedAnimation: Hashable, Sendable {
  /// The properties, in the order in which samples list them.
  public var properties: [AnimatedProperty] {
    didSet { completedScene = content.completedScene(properties) }
  }
  /// The motion of the properties.
  public var content: Content { didSet { completedScene = content.completedScene(properties) } }
  /// How the motion is placed in time; nil where it plays once from time 0 on.
  public var timing: WebTiming?
  /// The scene with the properties that verbs add, made once; nil for all other kinds.
  package private(set) var completedScene: CompletedScene?

  /// The kinds of motion that a document can describe.
  public enum Content: Hashable, Sendable {
    /// All properties animate from one set of values to another.
    case animation(SingleAnimation)
    /// The properties follow tracks of keyframes.
    case keyframes(KeyframeAnimation)
    /// The properties go through a sequence of phases.
    case phases(PhaseAnimation)
    /// A script of events changes the properties.
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

  /// An animation whose scene has been completed already, for the same properties.
  package init(
    properties: [AnimatedProperty], content: Content, timing: WebTiming?,
    completedScene: CompletedScene?
  ) {
    self.properties = properties
    self.content = content
    self.timing = timing
    self.completedScene = completedScene
  }

  /// The properties that samples show: the declared ones, then those that a scene's verbs add.
  package var shownProperties: [AnimatedProperty] { completedScene?.properties ?? properties }
}

extension ResolvedAnimation.Content {
  fileprivate func completedScene(_ properties: [AnimatedProperty]) -> CompletedScene? {
    guard case .scene(let scene) = self else { return nil }
    return scene.completed(properties)
  }
}
