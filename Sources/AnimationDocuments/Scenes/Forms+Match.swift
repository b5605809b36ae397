internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// A match of two views by their geometry.
  static let match = Form<MatchedGeometry>(
    matchedGeometry, "match is an object with the views from and to")

  private static let matchedGeometry = ObjectForm<MatchedGeometry>(
    "MatchedGeometry", "match", nil,
    Member(.from, .text, "The view whose frame is handed over.") { $0.from },
    Member(.to, .text, "The view that takes it.") { $0.to },
    Member(.id, optional: .text, "What both are known by.") { $0.id },
    Member(
      .namespace, optional: .text, "Where the id is known; views match only within one namespace."
    ) { $0.namespace },
    Member(
      .properties,
      .name("MatchedProperties", "part of a frame", "What a matched frame hands over."),
      orElse: .frame,
      "What is handed over: the whole frame, the place of the anchor, or the size about it."
    ) { $0.properties },
    Member(
      .anchor, anchor, orElse: .center,
      """
      The point of both frames that is brought together with `position`, and that stays with `size`. \
      Default the centre.
      """
    ) { $0.anchor },
    Member(
      .source, .name("MatchedSource", "source", "Which of two matched views leads."), orElse: .to,
      """
      Which of both leads: the one that takes the frame, with the other following it; the one that \
      hands it over, whose frame the other has from then on; or both, each on its own way.
      """
    ) { $0.source },
    make: {
      MatchedGeometry(
        from: $0, to: $1, id: $2, namespace: $3, properties: $4, anchor: $5, source: $6)
    })

  static let matchVerb = Verb(
    .match, match, SceneVerb.match,
    """
    A view takes its frame over from another one. Both have a property `frame`, a rectangle. The \
    view that takes it starts where the other shows, with its velocity, and goes to its own \
    frame; the other goes with it. Insert a view before it is matched.
    """,
    taking: transaction,
    examples: [
      #"{"at": 0, "match": {"from": "thumb", "to": "hero"}, "animation": "smooth"}"#
    ]
  ) {
    if case .match(let match) = $0 { match } else { nil }
  }
}
