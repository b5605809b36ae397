internal import AnimationEngine

extension Forms {
  /// The modifiers of an animation, such as delay, speed and repetition, the innermost first.
  static let modifiers = Form<[Animation.Modifier]>.list(
    of: modifier, "modifiers is a list of objects"
  ).described(
    by: .array(of: modifier.schema, [("maxItems", .number(Double(mostModifiers)))])
  ).countingFirst { decoder, node, count in
    decoder.check(
      count, atMost: mostModifiers, at: node,
      "An animation has at most \(mostModifiers) modifiers; this has \(count).")
  }

  /// The greatest number of modifiers of one animation, as each adds work to every sample.
  private static let mostModifiers = 64

  private static let modifier = Form<Animation.Modifier>(
    MemberSets(
      owner: "A modifier", mixture: .conflictingMembers,
      sets: [
        MemberSet(delay, { .delay($0) }) { if case .delay(let delay) = $0 { delay } else { nil } },
        MemberSet(speed, { .speed($0) }) { if case .speed(let speed) = $0 { speed } else { nil } },
        MemberSet(repeatCount, { .repeatCount(max($0.0, 1), autoreverses: $0.1) }) {
          if case .repeatCount(let count, let reverses) = $0 { (count, reverses) } else { nil }
        },
        MemberSet(repeatForever, { .repeatForever(autoreverses: $0) }) {
          if case .repeatForever(let reverses) = $0 { reverses } else { nil }
        },
        MemberSet(logicallyComplete, { .logicallyComplete(after: $0) }) {
          if case .logicallyComplete(let duration) = $0 { duration } else { nil }
        },
      ], needsMember: true, isToldByOwnMember: true),
    "Modifier", "One change to an animation.", "A modifier is an object")

  // MARK: - The modifiers

  private static let delay = ObjectForm<Double>(
    "DelayModifier", "The modifier delay", "Seconds; a negative delay starts inside.",
    Member(.delay, .number))

  private static let speed = ObjectForm<Double>(
    "SpeedModifier", "The modifier speed", "2 is twice as fast; 0 never moves.",
    Member(.speed, .number))

  // As in SwiftUI, a count below 1 is allowed and plays once.
  private static let repeatCount = ObjectForm<(Int, Bool)>(
    "RepeatCountModifier", "The modifier repeatCount",
    "How many times, ways back included; below 1 counts as 1.",
    Member(.repeatCount, .wholeNumber("repeatCount")) { $0.0 },
    Member(.autoreverses, .bool, orElse: true, isAlwaysWritten: true) { $0.1 },
    make: { ($0, $1) })

  private static let repeatForever = ObjectForm<Bool>(
    "RepeatForeverModifier", "The modifier repeatForever", "Repeats without end.",
    Member(.repeatForever, always) { _ in true },
    Member(.autoreverses, .bool, orElse: true, isAlwaysWritten: true) { $0 },
    make: { $1 })

  private static let logicallyComplete = ObjectForm<Double>(
    "LogicallyCompleteModifier", "The modifier logicallyCompleteAfter",
    "Counts as complete after so many seconds at the latest.",
    Member(.logicallyCompleteAfter, .duration))

  private static let always = Form<Bool>(.const(.truth(true))) { decoder, node in
    guard let forever = decoder.bool(at: node) else { return nil }
    if forever { return true }
    decoder.report(
      .outOfRange, at: node, "repeatForever is true; leave it out for an animation that ends.")
    return nil
  }
}
