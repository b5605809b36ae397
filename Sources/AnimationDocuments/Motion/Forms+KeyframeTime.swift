internal import AnimationEngine

// How long a keyframe takes: it says a duration, or when it ends.

extension Forms {
  /// How long a keyframe takes, by its duration or by its end.
  static func duration() -> Member<Keyframe<Components>, Double> {
    Member(
      word: .duration, isRequired: false, schema: Form<Double>.duration.schema.described("Seconds.")
    ) { decoder, members, owner in
      let isGiven = members[.duration] != nil || members[.at] != nil
      guard isGiven || decoder.require(.duration, of: members, owner) != nil else { return nil }
      return decoder.length(members) ?? nil
    } write: { keyframe, text in
      text.name(.duration)
      Form<Double>.duration.write(keyframe.statedDuration ?? 0, &text)
    }
  }

  /// The same of a spring, which may decide by itself.
  static let springDuration = Member<Keyframe<Components>, Double?>(
    word: .duration, isRequired: false, schema: Form<Double>.duration.schema.described("Seconds.")
  ) { decoder, members, _ in
    decoder.length(members)
  } write: { keyframe, text in
    guard let duration = keyframe.statedDuration else { return }
    text.name(.duration)
    Form<Double>.duration.write(duration, &text)
  }

  /// When a keyframe ends. It is read with the duration, and what it means is written as one.
  static func end() -> Member<Keyframe<Components>, Void> {
    Member(
      word: .at, isRequired: false,
      schema: SchemaNode.type("number", [("minimum", .number(0))]).described(
        """
        When the keyframe ends, in seconds from the start of the track, in place of `duration`. Not \
        before the end of the one before; that has to be known, so not after a spring without duration.
        """)
    ) { _, _, _ in
      ()
    } write: { _, _ in
    }
  }
}

extension ObjectRule {
  /// One of `duration` and `at`. That one is missing is found where they are read.
  static let durationOrEnd = ObjectRule(schema: ObjectRule.exactlyOne(.duration, .at).schema([])) {
    decoder, members, owner in
    guard let duration = members[.duration], let end = members[.at] else { return true }
    decoder.report(
      .conflictingMembers, at: max(duration, end), "\(owner) has duration or at; this has both.")
    return false
  }
}

extension DocumentDecoder {
  /// Reads how long a keyframe takes, and notes when it ends; `.some(nil)` where it does not say so.
  fileprivate mutating func length(_ members: Members) -> Double?? {
    if let node = members[.duration] { return keyframeDuration(at: node).map { .some($0) } }
    let start = keyframe.end
    keyframe.end = nil
    guard let node = members[.at] else { return .some(nil) }
    guard let end = number(at: node) else { return nil }
    keyframe.end = end
    return length(from: start, to: end, at: node).map { .some($0) }
  }

  /// Reads the duration of a keyframe, and notes when it ends.
  mutating func keyframeDuration(at node: Int) -> Double? {
    let start = keyframe.end
    keyframe.end = nil
    guard let duration = duration(at: node) else { return nil }
    keyframe.end = start.map { ($0 + duration).withoutSumNoise }
    return duration
  }

  private mutating func length(from start: Double?, to end: Double, at node: Int) -> Double? {
    guard let start else {
      report(
        .invalidState, at: node,
        "at follows a keyframe whose end is not known: give that spring a duration, or this keyframe."
      )
      return nil
    }
    guard end >= start else {
      report(
        .notRising, at: node,
        "The keyframe before ends at \(start.sentence); this is \(quoted(node)).")
      return nil
    }
    return (end - start).withoutSumNoise
  }
}
