internal import AnimationEngine

// The time of a keyframe: its duration, or the time at which it ends.

extension Forms {
  /// The duration of a keyframe, read from `duration` or `at`.
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

  /// The duration of a spring keyframe; nil if the spring runs until it settles.
  static let springDuration = Member<Keyframe<Components>, Double?>(
    word: .duration, isRequired: false, schema: Form<Double>.duration.schema.described("Seconds.")
  ) { decoder, members, _ in
    decoder.length(members)
  } write: { keyframe, text in
    guard let duration = keyframe.statedDuration else { return }
    text.name(.duration)
    Form<Double>.duration.write(duration, &text)
  }

  /// The end time `at` of a keyframe, read with the duration and always written as a duration.
  static func end() -> Member<Keyframe<Components>, Void> {
    Member(
      word: .at, isRequired: false,
      schema: SchemaNode.number(from: 0).described(
        """
        When the keyframe ends, in seconds from the start of the track, in place of `duration`. Not \
        before the end of the one before. A spring without a duration ends when it has settled, \
        starting from the initial values.
        """)
    ) { _, _, _ in
      ()
    } write: { _, _ in
    }
  }
}

extension ObjectRule {
  /// The rule that exactly one of `duration` and `at` is given. Reading reports their absence.
  static let durationOrEnd = ObjectRule(schema: ObjectRule.exactlyOne(.duration, .at).schema([])) {
    decoder, members, owner in
    guard let duration = members[.duration], let end = members[.at] else { return true }
    decoder.report(
      .conflictingMembers, at: max(duration, end), "\(owner) has duration or at; this has both.")
    return false
  }
}

extension DocumentDecoder {
  /// Reads the time of a keyframe and remembers its end; `.some(nil)` if the keyframe states none.
  fileprivate mutating func length(_ members: Members) -> Double?? {
    if let node = members[.duration] { return keyframeDuration(at: node).map { .some($0) } }
    let start = keyframe.end
    keyframe.end = nil
    guard let node = members[.at] else { return .some(nil) }
    guard let end = number(at: node) else { return nil }
    keyframe.end = end
    return length(from: start, to: end, at: node).map { .some($0) }
  }

  /// Reads the duration of a keyframe and remembers its end.
  mutating func keyframeDuration(at node: Int) -> Double? {
    let start = keyframe.end
    keyframe.end = nil
    guard let duration = duration(at: node) else { return nil }
    keyframe.end = start.map { ($0 + duration).withoutSumNoise }
    return duration
  }

  private mutating func length(from start: Double?, to end: Double, at node: Int) -> Double? {
    guard let start else {
      let end = KeyframeAnimation.StatedEnd(
        track: keyframe.track, keyframe: keyframe.index, time: end)
      openEnds.append((end, node))
      return 0
    }
    guard end >= start else {
      reportEarlyEnd(at: node, after: start)
      return nil
    }
    return (end - start).withoutSumNoise
  }

  /// Reports a keyframe that ends before the one before it, which ends at `start`.
  mutating func reportEarlyEnd(at node: Int, after start: Double) {
    report(
      .notRising, at: node,
      "The keyframe before ends at \(start.plainText); this is \(quoted(node)).")
  }
}
