internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// How an event animates what it changes. What names properties is left for the end.
  static let transaction = ObjectForm<SceneTransaction>(
    "SceneTransaction", "An event", nil,
    Member(
      .animation, optional: animation.nullable,
      """
      What carries the changes. An animation that the document has for a property, or this event in \
      `animations`, counts more where it applies; without any the verb's own default does. Null shows \
      the changes at once.
      """
    ) { $0.source.animation },
    Member(.uikit, optional: uikit) { $0.source.uikit }, scopedAnimations,
    Member(
      .disablesAnimations, .bool, orElse: false,
      "Whether the document's animations, and this event's for some properties, keep still."
    ) { $0.disablesAnimations },
    Member(
      .keys, keys(called: "keys"), orElse: [:],
      "Values of transaction keys, any JSON; the member `when` of an animation asks for them."
    ) { $0.keys },
    Member(.completion, optional: completion) { $0.completion },
    rules: [.atMostOne(.animation, .uikit)],
    make: { animation, uikit, scoped, disables, keys, completion in
      SceneTransaction(
        .init(animation, uikit), scoped: scoped, disablesAnimations: disables, keys: keys,
        completion: completion)
    })

  /// A completion alone.
  static func completion(
    _ meaning: String?, rules: [ObjectRule] = []
  ) -> ObjectForm<SceneTransaction> {
    ObjectForm<SceneTransaction>(
      "CompletionOnly", "An event", nil,
      Member(.completion, optional: completion, meaning) { $0.completion },
      rules: rules, make: { SceneTransaction(completion: $0) })
  }

  /// Nothing of a transaction.
  static let noTransaction = ObjectForm<SceneTransaction>("NoTransaction", "An event") {
    SceneTransaction()
  }

  /// They are read when all events are known.
  private static let scopedAnimations = Member<SceneTransaction, [ImplicitAnimation]>(
    word: .animations, isRequired: false,
    schema: implicitAnimations.schema.described(
      """
      Animations for some of the event's properties only; of several that apply the first one \
      counts, and counts more than `animation` or `uikit`.
      """)
  ) { decoder, members, _ in
    if let node = members[.animations] { decoder.script.leave(animations: node) }
    return []
  } write: { transaction, text in
    guard !transaction.scoped.isEmpty else { return }
    text.name(.animations)
    implicitAnimations.write(transaction.scoped, &text)
  }
}

extension SceneTransaction.AnimationSource {
  /// The source that the two members name. An `animation` of null changes values without one; where
  /// neither member is there, implicit animations decide.
  fileprivate init(_ animation: Animation??, _ uikit: UIKitAnimation?) {
    if let animation {
      self = animation.map { .animation($0) } ?? .none
    } else {
      self = uikit.map { .uikit($0) } ?? .implicit
    }
  }

  fileprivate var animation: Animation?? {
    switch self {
    case .none: .some(nil)
    case .animation(let animation): animation
    case .implicit, .uikit: nil
    }
  }

  fileprivate var uikit: UIKitAnimation? {
    if case .uikit(let block) = self { block } else { nil }
  }
}
