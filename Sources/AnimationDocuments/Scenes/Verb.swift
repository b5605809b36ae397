internal import AnimationEngine
internal import AnimationScenes

/// A verb of events in documents: how it is read and written, and its schema.
struct Verb: Sendable {
  /// The member name of the verb.
  let word: Word
  let member: ObjectForm<SceneVerb>
  /// The members of an event with this verb that say how it is animated.
  let transaction: ObjectForm<SceneTransaction>
  /// Whether a given scene verb is written with this verb.
  let holds: @Sendable (SceneVerb) -> Bool
  /// All members that an event with this verb may have.
  let words: WordSet
  /// The schema of an event with this verb.
  let schema: SchemaNode

  /// A verb with a `Value`; `meaning` describes it in the schema, `examples` are events as JSON.
  init<Value>(
    _ word: Word, _ form: Form<Value>, _ whole: @escaping @Sendable (Value) -> SceneVerb,
    _ meaning: String, taking transaction: ObjectForm<SceneTransaction>, examples: [String] = [],
    from part: @escaping @Sendable (SceneVerb) -> Value?
  ) {
    let title = word.text.prefix(1).uppercased() + word.text.dropFirst() + "Event"
    let object = ObjectForm<Value>(
      title, "An event with the verb \(word.text)", meaning, Member(word, form))
    self.word = word
    member = object.mapped(whole, part)
    self.transaction = transaction
    holds = { part($0) != nil }
    let event = Forms.eventTime.joined(with: member).followed(by: transaction)
    words = event.words
    schema = event.schema(examples: examples)
  }
}
