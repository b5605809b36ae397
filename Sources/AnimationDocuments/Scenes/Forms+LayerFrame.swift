internal import AnimationEngine
internal import AnimationScenes

// What all animations of layers have: when they run, how they go together with what is below, and
// their curves.

/// When an animation of a layer runs, and what is left of it.
struct LayerFrame {
  /// When; its duration counts only where one is stated.
  var timing: MediaTiming
  /// The duration that is stated.
  var duration: Double?
  /// How long it lasts without one: as long as the group; nil where a spring decides.
  var groupDuration: Double? = MediaTiming.defaultDuration
  /// What shows outside its active time.
  var fillMode: LayerAnimation.FillMode
  /// Whether it is removed when it is over.
  var isRemovedOnCompletion: Bool

  /// An animation in this frame.
  func animation(_ content: LayerAnimation.Content) -> LayerAnimation {
    var timing = timing
    timing.duration =
      duration ?? content.springDuration ?? groupDuration ?? MediaTiming.defaultDuration
    return LayerAnimation(
      content, timing: timing, fillMode: fillMode, isRemovedOnCompletion: isRemovedOnCompletion)
  }
}

extension LayerFrame {
  /// The frame of an animation.
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
  /// How long a spring lasts where its timing does not say so; nil for one that never settles, and for
  /// all else.
  fileprivate var springDuration: Double? {
    guard case .spring(_, _, let spring, let velocity) = self else { return nil }
    return spring.layerDuration(initialVelocity: velocity)
  }
}

extension Spring {
  /// How long an animation of a layer by this spring lasts where it does not say so; nil when it never
  /// settles.
  func layerDuration(initialVelocity: Double) -> Double? {
    settlingDuration(by: .coreAnimation, initialVelocity: initialVelocity).flatMap {
      $0.isFinite ? $0 : nil
    }
  }
}

// MARK: - Timing

extension Forms {
  /// When an animation runs, and what shows of it otherwise.
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

  private static let mediaTimingMembers = ObjectForm<LayerFrame>(
    "MediaTiming", "An animation of a layer", nil,
    Member(
      .beginTime, .number, orElse: 0,
      """
      Seconds since the event, in a group since the group, until it begins; below 0 it is under way.
      """
    ) { $0.timing.beginTime },
    Member(
      .timeOffset, .number, orElse: 0, "How far into its own time it begins, in seconds."
    ) { $0.timing.timeOffset },
    Member(
      .speed, .number, orElse: 1,
      "How many seconds of its own pass in one second; below 0 it runs backwards."
    ) { $0.timing.speed },
    Member(
      .duration, optional: .duration,
      """
      Seconds of one repetition. Without it 0.25, in a group as long as the group; a spring until it \
      has settled, and one that never does needs it.
      """
    ) { $0.duration },
    Member(
      .repeatCount, repetition(.repeatCount), orElse: 0,
      "How often it runs, there and back counting once, also a fraction; 0 counts as not set."
    ) { $0.timing.repeatCount },
    Member(
      .repeatDuration, repetition(.repeatDuration), orElse: 0,
      """
      For how long it repeats, in seconds of its own; 0 counts as not set. Of both the shorter one \
      counts.
      """
    ) { $0.timing.repeatDuration },
    Member(
      .autoreverses, .bool, orElse: false, "Whether each repetition also runs back."
    ) { $0.timing.autoreverses },
    Member(
      .fillMode,
      .name("LayerFillMode", "fill mode", "On which sides of its time a layer animation shows."),
      orElse: .removed,
      "Whether its first value shows before it, and its last one after it."
    ) { $0.fillMode },
    Member(
      .removedOnCompletion, .bool, orElse: true,
      "Whether it is removed when it is over, so that the model shows again."
    ) { $0.isRemovedOnCompletion },
    make: { begin, offset, speed, duration, count, span, autoreverses, fillMode, isRemoved in
      let timing = MediaTiming(
        beginTime: begin, timeOffset: offset, speed: speed, repeatCount: count,
        repeatDuration: span, autoreverses: autoreverses)
      return LayerFrame(
        timing: timing, duration: duration, fillMode: fillMode, isRemovedOnCompletion: isRemoved)
    })

  /// A number that is at least 0, or `"infinite"`.
  private static func repetition(_ word: Word) -> Form<Double> {
    let schema = SchemaNode.oneOf([
      .type("number", [("minimum", .number(0))]),
      .object([("const", .text(Word.infinite.text))]),
    ])
    return Form<Double>(schema) {
      $0.repetition(at: $1, word)
    } write: { number, text in
      if number == .infinity {
        text.json.append(Word.infinite.text)
      } else {
        text.json.append(number)
      }
    }
  }
}

extension DocumentDecoder {
  fileprivate mutating func repetition(at node: Int, _ word: Word) -> Double? {
    switch tape[node].kind {
    case .number: return amount(at: node, word.text)
    case .string:
      if self.word(at: node) == .infinite { return .infinity }
      reportUnknownName(at: node, among: [Word.infinite.text], word.text)
    default: wrongType(at: node, "\(word.text) is a number or \"infinite\"")
    }
    return nil
  }
}
