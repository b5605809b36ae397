internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// A UIKit block animation. Its curve may also be one of its options.
  static let uikit = Form<UIKitAnimation>(
    uikitSets, followedBy: uikitTail, "UIKitAnimation",
    """
    A block animation of UIKit, with its own way to blend. Positions, sizes, rectangles, transforms \
    and plain numbers add up: every running animation keeps its own clock, and what shows is the \
    model less what each has still to go. Colours, and numbers called `opacity` or `alpha`, are \
    replaced: the new animation removes the running one, whose completion reports `finished` false, \
    and begins at the old model.
    """,
    examples: [
      #"{"duration": 0.3, "curve": "easeInOut", "options": ["beginFromCurrentState"]}"#,
      #"{"duration": 0.6, "damping": 0.7}"#, #"{"springDuration": 0.5, "bounce": 0.2}"#,
      #"{"animation": "bouncy"}"#,
    ],
    "uikit is an object",
    whole: { body, tail in
      UIKitAnimation(
        body.form(tail.options), delay: tail.delay, options: tail.options.options,
        repeatCount: tail.repeatCount)
    }, from: { (.own($0.form), ($0.delay, BlockOptions(options: $0.options), $0.repeatCount)) })

  private typealias UIKitTail = (delay: Double, options: BlockOptions, repeatCount: Double?)

  private static let uikitTail = ObjectForm<UIKitTail>(
    "UIKitTail", "uikit", nil, blockDelay { $0.delay },
    blockOptions(
      """
      How the block behaves. `beginFromCurrentState` removes what runs and starts from what shows; \
      `repeat` goes on without end, with `autoreverse` there and back (`autoreverse` alone once); \
      `overrideInheritedDuration` and `overrideInheritedCurve` keep what a nested block says of \
      its own; `flushUpdates` flushes a \
      layout that is pending before the block, and what the block changes inside it; \
      `showHideTransitionViews` lets a swap hide; `allowUserInteraction` lets a hit test reach \
      views while they move. The curves are those of `curve`, of a block that has none. The others \
      change no value.
      """, takingCurve: true
    ) { $0.options },
    Member(
      .repeatCount, optional: blockCount,
      """
      How often it runs, with `autoreverse` there and back each time; then the target shows. Also a \
      fraction: 2.5 ends half way through the third time, and the target shows at once. Not with \
      `repeat`, which goes on without end.
      """
    ) { $0.repeatCount },
    make: { ($0, $1, $2) }
  ).checked { decoder, members, tail in
    guard let node = members[.repeatCount], tail.options.options.contains(.repeat) else {
      return true
    }
    decoder.report(
      .conflictingMembers, at: node,
      "A block repeats without end, or so many times: leave out repeat or repeatCount.")
    return false
  }

  /// How often a block runs: a number above 0.
  private static let blockCount = Form<Double>(.positiveNumber) { decoder, node in
    if decoder.word(at: node) == .infinite {
      decoder.wrongType(at: node, "repeatCount is a number", hint: #""options":["repeat"]"#)
      return nil
    }
    guard let count = decoder.number(at: node) else { return nil }
    if count > 0 { return count }
    decoder.report(
      .outOfRange, at: node,
      "repeatCount is greater than 0; this is \(decoder.quoted(node)). Leave it out for once.")
    return nil
  }

  static func blockDelay<Owner>(
    _ value: @escaping @Sendable (Owner) -> Double
  ) -> Member<Owner, Double> {
    Member(
      .delay, .amount("The delay"), orElse: 0, "Seconds in which nothing moves at first.", value)
  }

  // MARK: - The sets

  private static let uikitSets = MemberSets<BlockBody>(
    owner: "uikit", mixture: .conflictingMembers,
    sets: [
      MemberSet(uikitCurve, { .own(.curve($0.curve, duration: $0.duration)) }) {
        if case .own(.curve(let curve, let duration)) = $0 { (duration, curve) } else { nil }
      },
      MemberSet(
        uikitDampedSpring,
        {
          .own(
            .springDamping(
              duration: $0.duration, dampingRatio: $0.dampingRatio, initialVelocity: $0.velocity))
        }
      ) {
        guard case .own(.springDamping(let duration, let ratio, let velocity)) = $0 else {
          return nil
        }
        return (duration, ratio, velocity)
      },
      MemberSet(
        uikitSpring,
        {
          .own(
            .spring(duration: $0.duration, bounce: $0.bounce, initialVelocity: $0.velocity))
        }
      ) {
        guard case .own(.spring(let duration, let bounce, let velocity)) = $0 else { return nil }
        return (duration, bounce, velocity)
      },
      MemberSet(uikitBridge, { .own(.animation($0)) }) {
        if case .own(.animation(let animation)) = $0 { animation } else { nil }
      },
      // A nested block is written as the form it inherits.
      MemberSet(nestedBlock, { .nested($0) }) {
        if case .nested(let block) = $0 { block } else { nil }
      },
    ], needsMember: true)

  private static let uikitCurve = ObjectForm<(duration: Double, curve: UnitCurve)>(
    "UIKitCurve", "uikit", "UIKit animation by duration and curve.",
    Member(.duration, .duration) { $0.duration },
    Member(.curve, curve, orElse: .easeInOut) { $0.curve },
    make: { ($0, $1) })

  private typealias DampedSpring = (
    duration: Double, dampingRatio: Double, velocity: SpringVelocity
  )
  private typealias BouncySpring = (duration: Double, bounce: Double, velocity: SpringVelocity)

  private static let uikitDampedSpring = ObjectForm<DampedSpring>(
    "UIKitDampedSpring", "A block with a damping",
    "The classic spring, which settles in its duration.",
    Member(.duration, .positive, classicDuration) { $0.duration },
    Member(
      .damping,
      .number(.type("number", [("exclusiveMinimum", .number(0)), ("maximum", .number(1))])),
      "The damping ratio."
    ) { $0.dampingRatio },
    blockVelocity { $0.velocity },
    make: { ($0, $1, $2) }
  ).checked { $0.checkSettling(in: $2.duration, .duration, $2.dampingRatio, .damping, $1) }

  private static let uikitSpring = ObjectForm<BouncySpring>(
    "UIKitSpring", "uikit", "UIKit animation by spring duration and bounce.",
    Member(
      .springDuration, .positive, orElse: 0.5, isAlwaysWritten: true, perceptualDuration
    ) { $0.duration },
    Member(.bounce, .number(.bounce), orElse: 0) { $0.bounce },
    blockVelocity { $0.velocity }, rules: [.atLeastOne(.springDuration, .bounce)],
    make: { ($0, $1, $2) }
  ).checked { $0.checkSpring(duration: $2.duration, .springDuration, bounce: $2.bounce, $1) }

  private static let uikitBridge = ObjectForm<Animation>(
    "UIKitBridge", "uikit", "It merges and combines as SwiftUI's animations do.",
    Member(.animation, animation))
}

// MARK: - Springs

extension DocumentDecoder {
  /// Whether a spring with this damping ratio, at most 1 as in UIKit, can settle in this
  /// duration. Reports a problem at the member that is wrong if not.
  mutating func checkSettling(
    in duration: Double, _ durationWord: Word, _ ratio: Double, _ ratioWord: Word,
    _ members: Members
  ) -> Bool {
    if ratio > 1 {
      report(
        .outOfRange, at: members[ratioWord] ?? members.object,
        "The \(ratioWord.text) is greater than 0 and at most 1; this is \(ratio.plainText).")
      return false
    }
    let wrong = Spring.problems(settlingDuration: duration, dampingRatio: ratio, epsilon: 0.001)
    let names = ["settlingDuration": durationWord.text, "dampingRatio": ratioWord.text]
    for problem in wrong { report(problem.renamed(names), in: members) }
    return wrong.isEmpty
  }

  /// Whether there is a spring with this perceptual duration and bounce. Reports a problem at the
  /// member that is wrong if not.
  mutating func checkSpring(
    duration: Double, _ durationWord: Word, bounce: Double, _ members: Members
  ) -> Bool {
    let wrong = Spring.problems(duration: duration, bounce: bounce)
    for problem in wrong { report(problem.renamed(["duration": durationWord.text]), in: members) }
    return wrong.isEmpty
  }
}

extension ParameterProblem {
  /// The problem with the parameter under another name.
  func renamed(_ names: [String: String]) -> ParameterProblem {
    guard let name = names[parameter] else { return self }
    let beginning = "The \(parameter) "
    guard message.hasPrefix(beginning) else { return ParameterProblem(name, message) }
    return ParameterProblem(name, "The \(name) " + message.dropFirst(beginning.count))
  }
}
