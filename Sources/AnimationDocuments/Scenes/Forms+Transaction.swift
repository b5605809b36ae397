internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// The members of an event that say how its changes are animated. Those with names of
  /// properties are read after all events.
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

  /// A transaction with a completion only, for verbs that bring their own animation.
  static func completion(
    _ meaning: String?, rules: [ObjectRule] = []
  ) -> ObjectForm<SceneTransaction> {
    ObjectForm<SceneTransaction>(
      "CompletionOnly", "An event", nil,
      Member(.completion, optional: completion, meaning) { $0.completion },
      rules: rules, make: { SceneTransaction(completion: $0) })
  }

  /// A transaction without members, for verbs that are not animated.
  static let noTransaction = ObjectForm<SceneTransaction>("NoTransaction", "An event") {
    SceneTransaction()
  }

  /// The implicit animations of an event, which are read after all events.
  private static let scopedAnimations = Member<SceneTransaction, [ImplicitAnimation]>(
    .animations,
    implicitAnimations.reading { decoder, node in
      decoder.script.leave(animations: node)
      return []
    }, orElse: [],
    """
    Animations for some of the event's properties only; of several that apply the first one \
    counts, and counts more than `animation` or `uikit`.
    """
  ) { $0.scoped }
}

extension SceneTransaction.AnimationSource {
  /// The animation source from the members `animation` and `uikit`. An `animation` of null means
  /// none; without either member implicit animations decide.
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
