internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// The views and properties from which running animations are removed. Their names are looked up
  /// after all events are read.
  static let removal = removalScope.reading {
    $0.script.leave(removal: $1)
    return .all
  }

  /// The same form with names that are checked, for use after all events have been read.
  static let removalScope = Form<AnimationScope>(
    ObjectForm<AnimationScope>(
      "AnimationRemoval", "removeAnimations",
      "Whose running animations are removed; by itself those of all properties.",
      Member(.view, optional: shownView, "Those of the properties of a view.") {
        if case .view(let view) = $0 { view } else { nil }
      },
      Member(.property, optional: shownProperty) { $0.properties.onlyOne },
      Member(.properties, optional: shownProperties) { $0.properties.several },
      rules: [.atMostOne(.view, .property, .properties)],
      make: { view, property, properties in
        view.map { .view($0) } ?? (property.map { [$0] } ?? properties).map { .properties($0) }
          ?? .all
      }),
    "removeAnimations is an object")

  static let removeAnimationsVerb = Verb(
    .removeAnimations, removal, SceneVerb.removeAnimations,
    """
    Running animations are removed, with `finished` false; the models show. An empty object \
    means those of all properties.
    """,
    taking: noTransaction
  ) {
    if case .removeAnimations(let scope) = $0 { scope } else { nil }
  }
}

extension AnimationScope {
  fileprivate var properties: [Int] {
    if case .properties(let indices) = self { indices } else { [] }
  }
}
