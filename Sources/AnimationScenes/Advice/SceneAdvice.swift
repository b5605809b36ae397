import AnimationEngine

/// Something in a script that is allowed, yet seldom meant, and how to mend it.
public struct SceneAdvice: Hashable, Sendable {
  /// The place in the scene that the advice is about.
  public var place: ScenePlace
  /// What sort of advice it is.
  public var code: Code
  /// What happens, and what would mend it: two sentences.
  public var message: String

  /// The sorts of advice.
  public enum Code: String, CaseIterable, Hashable, Sendable {
    /// A value that cannot be interpolated is given an animation.
    case cannotAnimate = "cannot-animate"
    /// A value changes without any animation, and nobody has said so.
    case noAnimation = "no-animation"
    /// An implicit animation of the property listens to something that does not change.
    case wrongTrigger = "wrong-trigger"
    /// An implicit animation of the property waits for transactions with other keys.
    case otherKeys = "other-keys"
    /// One view takes another one's place, where a change of one view would interpolate.
    case identityChanged = "identity-changed"
    /// An animation takes over, or goes together with, one of another kind.
    case unexpectedMerge = "unexpected-merge"
    /// A layer shows its model again when its animation is removed, and jumps.
    case snapBack = "snap-back"
    /// A spring is cut while it moves.
    case springCut = "spring-cut"
    /// A velocity that should be relative looks like one in points per second.
    case velocityNotRelative = "velocity-not-relative"
    /// Two views that match both lead.
    case twoSources = "two-sources"
    /// A frame that nobody leads, or that two lead.
    case unownedFrame = "unowned-frame"
    /// A layout is animated and not flushed inside the animation.
    case forgottenFlush = "forgotten-flush"
    /// A property animator is stopped and never finished.
    case animatorNotFinished = "animator-not-finished"
    /// An animation is removed that was never added.
    case unknownKey = "unknown-key"
    /// A layer keeps showing the end of an animation while its model is elsewhere.
    case staleModel = "stale-model"
    /// A property of a layer that blocks of UIKit do not animate is changed in one.
    case layerOnly = "layer-only"
    /// A view is removed when its animation was to be over, which was interrupted before.
    case unfinishedCleanup = "unfinished-cleanup"
    /// A duration looks like one in milliseconds.
    case milliseconds = "milliseconds"
    /// A damping ratio looks like one in percent.
    case dampingInPercent = "damping-in-percent"
    /// A touch meets a view that animates without allowing interaction.
    case touchBlocked = "touch-blocked"
  }

  /// A piece of advice.
  public init(at place: ScenePlace, code: Code, message: String) {
    self.place = place
    self.code = code
    self.message = message
  }
}

extension CompletedScene {
  /// Plays the scene once, for its timeline and for advice about it.
  ///
  /// The scene is given in the coordinates of `spaces`. The advice stands by rising event, at most
  /// `mostAdvice` pieces of it.
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
