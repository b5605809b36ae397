internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  static let hitTest = Form<Point>(
    ObjectForm<Point>(
      "HitTest", "hitTest", "Where a touch would be.",
      Member(.point, .point("A point")) { UnitPoint(x: $0.x, y: $0.y) },
      make: { Point(x: $0.x, y: $0.y) }),
    "hitTest is an object with a point")

  static let hitTestVerb = Verb(
    .hitTest, hitTest, SceneVerb.hitTest,
    """
    Asks which view is at a point: by the model frames, and by the frames that show. A view's \
    frame is its `frame`, or its `position` or `center` with its `size` or `bounds`; its `transform` \
    moves it about the middle of that. A view whose `isHidden` is true, or whose `opacity` or `alpha` \
    is below 0.01, is not hit, nor is what lies in it by its name, as `list.row` in `list`. Views that \
    come later lie on top. The answer stands in the samples' events.
    """,
    taking: noTransaction,
    examples: [
      #"{"at": 0.1, "hitTest": {"point": {"x": 50, "y": 20}}}"#
    ]
  ) {
    if case .hitTest(let point) = $0 { point } else { nil }
  }
}
