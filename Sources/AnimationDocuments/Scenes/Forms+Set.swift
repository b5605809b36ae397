internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  static let setVerb = Verb(
    .set, changes, SceneVerb.set,
    """
    Values change in one transaction. Curves combine with what runs, springs merge with it and keep \
    its velocity.
    """,
    taking: transaction,
    examples: [
      """
      {"at": 0, "set": {"x": 150, "offset.y": 3}, "animation": "spring", "completion": "first"}
      """
    ]
  ) {
    if case .set(let changes) = $0 { changes } else { nil }
  }

  static let recommitVerb = Verb(
    .recommit, changes(called: "recommit"), SceneVerb.recommit,
    """
    Values are committed again outside of their transaction. An explicit animation is cut short; one \
    that stands beside its property is left alone, and carries what changes.
    """,
    taking: noTransaction, examples: [#"{"at": 0.1, "recommit": {"x": 100}}"#]
  ) {
    if case .recommit(let changes) = $0 { changes } else { nil }
  }
}
