import AnimationEngine

/// Something in a script that is allowed, yet seldom meant, and how to mend it.
public struct SceneAdvice: Hashable, Sendable {
  /// The place in the scene that the advice is about.
  public var place: ScenePlace
  /// The kind of advice.
  public var code: Code
  /// What happens, and what would mend it: two sentences, of which the first 400 code points are kept,
  /// as names may be long.
  public var message: String

  /// The sorts of advice.
  public enum Code: String, CaseIterable, Hashable, Sendable {
    /// A value that cannot be interpolated is given an animation.
    case cannotAnimate = "cannot-animate"
    /// A value changes without any animation, and nothing in the script asks for that.
    case noAnimation = "no-animation"
    /// An implicit animation is tied to another property, which does not change here.
    case wrongTrigger = "wrong-trigger"
    /// An implicit animation asks for transaction keys that this transaction does not have.
    case otherKeys = "other-keys"
    /// A view is replaced by another, which does not interpolate; changed values of one view could.
    case identityChanged = "identity-changed"
    /// An animation merges into a running one of another kind, or is added to it.
    case unexpectedMerge = "unexpected-merge"
    /// A layer shows its model again when its animation is removed, and jumps.
    case snapBack = "snap-back"
    /// A spring is cut while it moves.
    case springCut = "spring-cut"
    /// A velocity that should be relative looks like one in points per second.
    case velocityNotRelative = "velocity-not-relative"
    /// Two matched views that are both there are both the source of the shared geometry.
    case twoSources = "two-sources"
    /// The view that should determine a matched frame is not there.
    case unownedFrame = "unowned-frame"
    /// An event sets a frame that a layout computes.
    case laidOutFrame = "laid-out-frame"
    /// A layout change is animated, but the layout is flushed outside the animation.
    case forgottenFlush = "forgotten-flush"
    /// A property animator is stopped and never finished.
    case animatorNotFinished = "animator-not-finished"
    /// An animation is removed that was never added.
    case unknownKey = "unknown-key"
    /// A layer animation that is never removed shows its end, while the model has another value.
    case staleModel = "stale-model"
    /// A UIKit block changes a layer's own property, such as `cornerRadius`, without animation.
    case layerOnly = "layer-only"
    /// A view is removed at the planned end of an animation that was interrupted before.
    case unfinishedCleanup = "unfinished-cleanup"
    /// A duration looks like one in milliseconds.
    case milliseconds = "milliseconds"
    /// A damping ratio looks like one in percent.
    case dampingInPercent = "damping-in-percent"
    /// A touch misses a view because its running animation does not allow user interaction.
    case touchBlocked = "touch-blocked"
  }

  /// Advice of the given sort about a place in the scene.
  public init(at place: ScenePlace, code: Code, message: String) {
    self.place = place
    self.code = code
    self.message = message.messageStart
  }
}

extension CompletedScene {
  /// Plays the scene once, for its timeline and for advice about it.
  ///
  /// The scene is given in the coordinates of `spaces`. At most `mostAdvice` pieces of advice
  /// come back, in the order of the events.
  ///
  /// - Complexity: That of playing the scene.
  func examined(
    in spaces: PropertySpaces, springs: SpringModel, horizon: Double, mostAdvice: Int,
    meter: inout WorkMeter
  ) throws(TimelineRefusal) -> (player: ScenePlayer, advice: [SceneAdvice]) {
    try meter.charge(WorkMeter.product(scene.events.count, 30))
    var advisor = SceneAdvisor(scene, spaces, most: mostAdvice)
    var player = try ScenePlayer(
      self, spaces: spaces, springs: springs, horizon: horizon, meter: &meter
    ) { player, step throws(TimelineRefusal) in try advisor.watch(&player, step) }
    defer { meter = player.meter }
    let advice = try advisor.findings(after: &player)
    return (player, advice)
  }
}
