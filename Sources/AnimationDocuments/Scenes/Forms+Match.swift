internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// A match of two views by their geometry.
  static let match = Form<MatchedGeometry>(
    matchedGeometry, "match is an object with the views from and to")

  private static let matchedGeometry = ObjectForm(
    "MatchedGeometry", "match", changing: MatchedGeometry(from: "", to: ""),
    [
      .part(.from, required: .text, \.from, "The view whose frame is handed over."),
      .part(.to, required: .text, \.to, "The view that takes it."),
      .part(.id, optional: .text, \.id, "What both are known by."),
      .part(
        .namespace, optional: .text, \.namespace,
        "Where the id is known; views match only within one namespace."),
      .part(
        .properties,
        .name("MatchedProperties", "part of a frame", "What a matched frame hands over."),
        \.properties,
        "What is handed over: the whole frame, the place of the anchor, or the size about it."),
      .part(
        .anchor, anchor, \.anchor,
        """
        The point of both frames that is brought together with `position`, and that stays with `size`. \
        Default the centre.
        """),
      .part(
        .source, .name("MatchedSource", "source", "Which of two matched views leads."), \.source,
        """
        Which of both leads: the one that takes the frame, with the other following it; the one that \
        hands it over, whose frame the other has from then on; or both, each on its own way.
        """),
    ])

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
