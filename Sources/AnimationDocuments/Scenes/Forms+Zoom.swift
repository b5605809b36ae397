internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// An action of a zoom transition.
  static let zoom = Form(
    zoomAction.joined(
      with: zoomHead, { ZoomCommand(view: $0, $1) }, from: { ($0.view, $0.action) }),
    "zoom is an object with an action, do")

  private static let zoomHead = ObjectForm<String>(
    "ZoomHead", "zoom", nil,
    Member(.view, .text, orElse: ZoomCommand.defaultView, "The view that zooms."))

  private static let zoomAction = TaggedForm<ZoomCommand.Action>(
    title: "ZoomCommand", meaning: "Command to a zoom.", tag: .do, owner: "zoom",
    noun: "zoom action",
    cases: [
      TaggedCase("push", zoomPush, { .push($0) }) {
        if case .push(let zoom) = $0 { zoom } else { nil }
      },
      TaggedCase("drag", zoomDrag, { .drag(progress: $0) }) {
        if case .drag(let progress) = $0 { progress } else { nil }
      },
      TaggedCase("release", zoomRelease, { .release(velocity: $0) }) {
        if case .release(let velocity) = $0 { velocity } else { nil }
      },
      TaggedCase(
        "pop", zoomPop, { pop in pop.source.map { .popTo($0, radius: pop.radius) } ?? .pop }
      ) {
        switch $0 {
        case .pop: (nil, nil)
        case .popTo(let source, let radius): (source, radius)
        case .push, .drag, .release: nil
        }
      },
    ])

  private static let zoomPush = ObjectForm<ZoomCommand.Zoom>(
    "ZoomPush", "The action push of a zoom",
    "The view grows from the frame and corner radius of its source to its own.",
    Member(.source, .rect("A source")) { $0.source },
    Member(.destination, .rect("A destination")) { $0.destination },
    Member(
      .shadow, .amount("A shadow's radius"), orElse: 0,
      "The radius of the source's shadow, shown as `<view>.shadow`; the view has none."
    ) { $0.sourceShadow },
    Member(
      .radius,
      .pair(
        of: .amount("A corner radius"),
        "radius is a list of the corner radii of the source and of the view"),
      orElse: [0, 0], "The corner radii of the source and of the view."
    ) { [$0.sourceRadius, $0.destinationRadius] },
    make: { source, destination, shadow, radius in
      ZoomCommand.Zoom(
        source: source, destination: destination, sourceRadius: radius[0],
        destinationRadius: radius[1], sourceShadow: shadow)
    })

  private static let zoomPop = ObjectForm<(source: Rect?, radius: Double?)>(
    "ZoomPop", "The action pop of a zoom", "The view shrinks back to its source.",
    Member(.source, optional: .rect("A source"), "Another source than that of the push.") {
      $0.source
    },
    Member(
      .radius, optional: .amount("A corner radius"),
      "The corner radius of that source; the one of the push where it is missing."
    ) { $0.radius },
    rules: [.needs(.radius, .source)],
    make: { ($0, $1) })

  private static let zoomDrag = ObjectForm<Double>(
    "ZoomDrag", "The action drag of a zoom", "A hand drags the view back.",
    Member(
      .progress, .number,
      "0 is the view's own frame, 1 that of its source; beyond them it is held there."))

  private static let zoomRelease = ObjectForm<Double>(
    "ZoomRelease", "The action release of a zoom",
    """
    The hand lets go. The view goes back to its source when it would be beyond half the distance a \
    quarter of a second later, else to its own frame.
    """,
    Member(
      .velocity, .number, orElse: 0, "In whole distances per second, positive back to the source."))

  static let zoomVerb = Verb(
    .zoom, zoom, SceneVerb.zoom,
    """
    A zoom transition is pushed, dragged, released or popped. Where nothing says how, it moves \
    by the default animation. A pop during the push turns it round from where it is. It shows \
    `<view>.frame`, `<view>.radius` and `<view>.progress`, 0 at the source and 1 when it is \
    open. However far a spring swings, no size and no radius shows below 0.
    """,
    taking: transaction,
    examples: [
      """
      {"at": 0, "zoom": {"do": "push", "source": {"x": 16, "y": 400, "width": 100, "height": \
      100}, "destination": {"x": 0, "y": 0, "width": 390, "height": 844}, "radius": [12, 0]}}
      """
    ]
  ) {
    if case .zoom(let command) = $0 { command } else { nil }
  }
}
