internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// The verbs of events. Adding one here adds it to documents and to the OpenAPI document.
  static let verbs: [Verb] = [
    setVerb, gestureVerb, animatorVerb, keyframesVerb, layerVerb, removeAnimationsVerb, insertVerb,
    removeVerb, matchVerb, contentVerb, swapVerb, zoomVerb, layoutVerb, recommitVerb, hitTestVerb,
  ]

  /// One event of a scene. Events are read one by one into the decoder's script.
  static let event = Form<SceneEvent>(
    .component(
      "SceneEvent",
      """
      Something that happens at one moment, by exactly one verb. Of what may carry its changes an \
      animation that is scoped to the event counts most, then those of the document, then \
      `animation` or `uikit`.
      """
    ) { [("oneOf", .list(verbs.map(\.schema)))] }
  ) {
    $0.event(at: $1)
  } write: { event, text in
    let verb = event.verb.number
    text.object { text in
      eventTime.writeMembers(event.time, &text)
      verbs[verb].member.writeMembers(event.verb, &text)
      verbs[verb].transaction.writeMembers(event.transaction, &text)
    }
  }

  static let events = Form<[SceneEvent]>.list(of: event, "events is a list of objects")

  static let eventTime = ObjectForm<Double>(
    "EventTime", "An event", nil,
    Member(.at, time, "When, in seconds; never before the event before it."))

  private static let risingTime = Form.amount("A time").rising("The times of events")

  private static let time = risingTime.reading { decoder, node in
    if decoder.tape[node].kind == .number { decoder.eventTime = decoder.tape[node].number }
    return risingTime.read(&decoder, node)
  }
}

// MARK: - Reading

extension DocumentDecoder {
  /// Reads all events into the decoder's script.
  mutating func readEvents(at node: Int) {
    guard let elements = list(at: node, "events is a list of objects"), checkLengths(of: node)
    else { return }
    lastTime = nil
    for element in elements {
      script.beginEvent()
      if let event = Forms.event.read(&self, element) { script.add(event, at: element) }
    }
  }

  /// Reads an event; nil, with a report and a note in the script, if its verb cannot be read.
  fileprivate mutating func event(at node: Int) -> SceneEvent? {
    var members = Members(of: node)
    guard gather(&members, "An event is an object with a time and a verb") else { return nil }
    let verb = verb(of: &members)
    eventTime = 0
    _ = Forms.eventTime.readMembers(&self, members)
    let content = verb.flatMap { Forms.verbs[$0].member.readMembers(&self, members) }
    let takes = verb.map { Forms.verbs[$0].transaction.readMembers }
    let transaction = (takes ?? Forms.transaction.readMembers)(&self, members)
    guard let content else {
      skip(node, members.words.union(members.guessed).intersection(.verbs))
      return nil
    }
    return SceneEvent(at: lastTime ?? 0, content, by: transaction ?? SceneTransaction())
  }

  /// The index of an event's only verb, after the members are checked; nil, with a report, if there
  /// is none or more than one. An index, because verbs are large and must not be copied.
  private mutating func verb(of members: inout Members) -> Int? {
    let given = members.words.intersection(.verbs)
    guard given.count == 1,
      let verb = Forms.verbs.indices.first(where: { given.contains(Forms.verbs[$0].word) })
    else {
      reportVerbs(&members, given)
      return nil
    }
    check(
      &members, allowed: Forms.verbs[verb].words,
      "An event with the verb \(Forms.verbs[verb].word.text)")
    return verb
  }

  private mutating func reportVerbs(_ members: inout Members, _ verbs: WordSet) {
    let allowed = Forms.transaction.words.union(.verbs).union(Forms.eventTime.words)
    check(&members, allowed: allowed, "An event")
    guard verbs.isEmpty else {
      return report(
        .conflictingMembers, at: members.object, "An event has one verb; this has \(verbs.text).")
    }
    guard members.guessed.isDisjoint(with: .verbs) else { return }
    report(
      .missingMember, at: members.object,
      "An event has one of the verbs \(WordSet.verbs.words.map(\.text).listed("or")).")
  }
}

extension WordSet {
  /// The member names that are verbs.
  static let verbs = WordSet(Forms.verbs.map(\.word))
}

extension SceneVerb {
  /// The index of the verb in ``Forms/verbs``.
  fileprivate var number: Int {
    guard let verb = Forms.verbs.indices.first(where: { Forms.verbs[$0].holds(self) }) else {
      preconditionFailure("no verb holds \(self)")
    }
    return verb
  }

  /// The member name of the verb.
  var word: Word { Forms.verbs[number].word }
}
