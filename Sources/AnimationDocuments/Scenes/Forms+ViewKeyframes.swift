internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// A UIKit block of keyframes.
  static let keyframes = Form<ViewKeyframes>(
    keyframeBlock, "keyframes is an object with a duration and a list of keyframes",
    examples: [
      """
      {"duration": 2, "keyframes": [{"relativeStartTime": 0, "relativeDuration": 0.25, \
      "set": {"x": 100}}, {"relativeStartTime": 0.5, "relativeDuration": 0.5, "set": {"x": 0}}]}
      """
    ])

  private static let keyframeBlock = ObjectForm<ViewKeyframes>(
    "ViewKeyframes", "A block of keyframes", nil,
    Member(.duration, .duration, "Seconds of the whole block.") { $0.duration },
    blockDelay { $0.delay },
    Member(.calculationMode, calculationMode, orElse: .linear) { $0.mode },
    blockOptions(takingCurve: false) { BlockOptions(options: $0.options) },
    Member(
      .keyframes, .list(of: viewKeyframe, "keyframes is a list of objects"),
      "The parts, by starts that never fall."
    ) { $0.keyframes },
    make: { ViewKeyframes(duration: $0, delay: $1, mode: $2, options: $3.options, keyframes: $4) })

  /// How values are interpolated between keyframes.
  static let calculationMode = Form<CalculationMode>.name(
    "CalculationMode", "calculation mode",
    """
    How values get from keyframe to keyframe: in straight lines, by jumps, at even speed, along a \
    spline, or along it at even speed. At even speed key times and timing functions do not count.
    """)

  private static let viewKeyframe = Form<ViewKeyframes.Keyframe>(
    ObjectForm<ViewKeyframes.Keyframe>(
      "ViewKeyframe", "A keyframe of views", "One part of the block; it ends within it.",
      Member(
        .relativeStartTime, relativeStart, "When it begins, as a share of the duration."
      ) { $0.relativeStart },
      Member(
        .relativeDuration, .fraction(Word.relativeDuration.text),
        "How long it takes, as a share of the duration."
      ) { $0.relativeDuration },
      Member(.set, changes) { $0.changes },
      rules: [ObjectRule(schema: []) { decoder, members, _ in decoder.checkEnd(of: members) }],
      make: { ViewKeyframes.Keyframe(relativeStart: $0, relativeDuration: $1, changes: $2) }),
    "A keyframe is an object")

  private static let relativeStart = Form.fraction(Word.relativeStartTime.text)
    .rising("The starts of keyframes")

  static let keyframesVerb = Verb(
    .keyframes, keyframes, SceneVerb.keyframes,
    """
    One block of UIKit's whose parts change values at relative times; it blends as a block \
    animation does.
    """,
    taking: completion(nil)
  ) {
    if case .keyframes(let block) = $0 { block } else { nil }
  }
}

extension DocumentDecoder {
  /// Whether a keyframe ends within its block. Reports a problem if not. Rounding of sums such as
  /// 0.1 + 0.9 is allowed for.
  fileprivate mutating func checkEnd(of members: Members) -> Bool {
    guard let start = members[.relativeStartTime].flatMap({ share(at: $0) }),
      let node = members[.relativeDuration], let length = share(at: node),
      start + length > 1 + 0x1p-40
    else { return true }
    report(
      .outOfRange, at: node,
      "A keyframe ends within its block: start and duration are at most 1 together.")
    return false
  }

  /// The number at a node, if it is in 0...1; nil, without a report, otherwise.
  private func share(at node: Int) -> Double? {
    guard tape[node].kind == .number, (0...1).contains(tape[node].number) else { return nil }
    return tape[node].number
  }
}
