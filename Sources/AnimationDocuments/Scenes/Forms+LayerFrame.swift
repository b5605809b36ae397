internal import AnimationEngine
internal import AnimationScenes

// The members that all layer animations share: timing and fill mode.

/// When a layer animation runs, and what it shows before and after.
struct LayerFrame {
  /// The timing; its duration counts only if one is stated.
  var timing = MediaTiming()
  /// The stated duration in seconds; nil if there is none.
  var duration: Double?
  /// The default duration in seconds: that of the group; nil where the spring decides.
  var groupDuration: Double? = MediaTiming.defaultDuration
  /// What shows outside the active time.
  var fillMode = LayerAnimation.FillMode.removed
  /// Whether the animation is removed at its end.
  var isRemovedOnCompletion = true

  /// A layer animation with this timing.
  func animation(_ content: LayerAnimation.Content) -> LayerAnimation {
    var timing = timing
    timing.duration =
      duration ?? content.springDuration ?? groupDuration ?? MediaTiming.defaultDuration
    return LayerAnimation(
      content, timing: timing, fillMode: fillMode, isRemovedOnCompletion: isRemovedOnCompletion)
  }
}

extension LayerFrame {
  /// The timing and fill mode of an animation.
  init(_ animation: LayerAnimation) {
    let own = animation.content.springDuration
    let isSpring = if case .spring = animation.content { true } else { false }
    self.init(
      timing: animation.timing,
      duration: animation.timing.duration == own ? nil : animation.timing.duration,
      groupDuration: isSpring ? nil : animation.timing.duration,
      fillMode: animation.fillMode, isRemovedOnCompletion: animation.isRemovedOnCompletion)
  }
}

extension LayerAnimation.Content {
  /// The default duration of a spring animation; nil for one that never settles, and for other
  /// contents.
  fileprivate var springDuration: Double? {
    guard case .spring(_, _, let spring, let velocity) = self else { return nil }
    return spring.layerDuration(initialVelocity: velocity)
  }
}

extension Spring {
  /// The default duration of a layer animation by this spring, in seconds; nil if it never settles.
  func layerDuration(initialVelocity: Double) -> Double? {
    settlingDuration(by: .coreAnimation, initialVelocity: initialVelocity).flatMap {
      $0.isFinite ? $0 : nil
    }
  }
}

// MARK: - Timing

extension Forms {
  /// The timing of a layer animation and its fill mode.
  static let mediaTiming = mediaTimingMembers.resolved(
    { decoder, _, frame -> LayerFrame? in
      var frame = frame
      frame.groupDuration = decoder.layerDuration
      return frame
    }, from: { $0 }
  ).writing { frame, text in
    var frame = frame
    if frame.groupDuration == text.layerDuration { frame.duration = nil }
    mediaTimingMembers.writeMembers(frame, &text)
  }

  private static let mediaTimingMembers = ObjectForm(
    "MediaTiming", "An animation of a layer", changing: LayerFrame(),
    [
      .part(
        .beginTime, .number, \.timing.beginTime,
        """
        Seconds since the event, in a group since the group, until it begins; below 0 it is under way.
        """),
      .part(
        .timeOffset, .number, \.timing.timeOffset,
        """
        How far into its own time it begins, in seconds; the part before that is played at the end.
        """),
      .part(
        .speed, .number, \.timing.speed,
        "How many seconds of its own pass in one second; below 0 it runs backwards."),
      .part(
        .duration, optional: .duration, \.duration,
        """
        Seconds of one repetition. Without it 0.25, in a group as long as the group; a spring until it \
        has settled, and one that never does needs it.
        """),
      .part(
        .repeatCount, repetition(.repeatCount), \.timing.repeatCount,
        "How often it runs, there and back counting once, also a fraction; 0 counts as not set."),
      .part(
        .repeatDuration, repetition(.repeatDuration), \.timing.repeatDuration,
        """
        For how long it repeats, in seconds of its own; 0 counts as not set. Of both the shorter one \
        counts.
        """),
      .part(
        .autoreverses, .bool, \.timing.autoreverses, "Whether each repetition also runs back."),
      .part(
        .fillMode,
        .name("LayerFillMode", "fill mode", "On which sides of its time a layer animation shows."),
        \.fillMode, "Whether its first value shows before it, and its last one after it."),
      .part(
        .removedOnCompletion, .bool, \.isRemovedOnCompletion,
        "Whether it is removed when it is over, so that the model shows again."),
    ])

  private static func repetition(_ word: Word) -> Form<Double> {
    .numberOrInfinite(word, .amount(word.text))
  }
}
