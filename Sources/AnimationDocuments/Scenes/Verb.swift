internal import AnimationEngine
internal import AnimationScenes

/// A verb of events: all that documents say of it.
struct Verb: Sendable {
  /// The member of an event that is the verb.
  let word: Word
  /// That member.
  let member: ObjectForm<SceneVerb>
  /// What an event with it takes of a transaction.
  let transaction: ObjectForm<SceneTransaction>
  /// Whether an event is written with it.
  let holds: @Sendable (SceneVerb) -> Bool
  /// All members that an event with it may have.
  let words: WordSet
  /// What the contract says of an event with it.
  let schema: SchemaNode

  /// A verb whose member holds a `Value`; `meaning` is what happens then, `examples` are events as
  /// JSON.
  init<Value>(
    _ word: Word, _ form: Form<Value>, _ meaning: String,
    taking transaction: ObjectForm<SceneTransaction>, examples: [String] = [],
    _ whole: @escaping @Sendable (Value) -> SceneVerb,
    from part: @escaping @Sendable (SceneVerb) -> Value?
  ) {
    let title = word.text.prefix(1).uppercased() + word.text.dropFirst() + "Event"
    let object = ObjectForm<Value>(
      title, "An event with the verb \(word.text)", meaning, Member(word, form) { $0 },
      make: { $0 })
    self.word = word
    member = object.mapped(whole, part)
    self.transaction = transaction
    holds = { part($0) != nil }
    let event = Forms.eventTime.joined(with: member).followed(by: transaction)
    words = event.words
    schema = event.schema(examples: examples)
  }
}
