internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// A transition. It may combine at most 64 others, nested ones included, since each adds work
  /// whenever the view comes or goes.
  static let transition = anyTransition.reading { decoder, node in
    let (count, limit) = (decoder.combinedCount(inside: node), 64)
    let isAllowed = decoder.check(
      count, atMost: limit, at: node,
      "A transition combines at most \(limit) others; this combines \(count).")
    return isAllowed ? anyTransition.read(&decoder, node) : nil
  }

  private static let anyTransition: Form<ViewTransition> = Form(
    transitionObject.joined(
      with: transitionHead, last: true, { $1.animated(by: $0) }, from: \.parts),
    orName: [
      ("identity", .identity), ("opacity", .opacity), ("scale", .scale(0, anchor: .center)),
      ("slide", .slide), ("blurReplace", .blurReplace(.downUp)),
    ],
    title: "Transition",
    """
    What a view looks like while it is not there, by a name or as an object. It moves the view's \
    own properties: it multiplies `opacity` and `scale` and adds to `offset` and `blur`, and takes \
    `anchor` at once. Those that the view does not have are shown beside the others.
    """,
    names: "TransitionName", "A transition with its defaults.",
    examples: [
      #""opacity""#, #"{"type": "move", "edge": "bottom"}"#,
      """
      {"type": "asymmetric", "insertion": "slide", \
      "removal": {"type": "scale", "scale": 0.5, "animation": "snappy"}}
      """,
    ],
    "A transition is a name or an object with a type")

  private static let nested = Form<ViewTransition>.deferred("Transition") { anyTransition }

  /// The animation of the transition itself. Nil if the document names none; an inner nil, written
  /// `null`, makes the change at once.
  private static let transitionHead = ObjectForm<Animation??>(
    "TransitionHead", "A transition", nil,
    Member(
      .animation, optional: animation.nullable,
      """
      An animation of its own, whatever the event says; null shows it at once. Of transitions \
      inside each other the inner one's counts.
      """))

  private static let transitionObject = TaggedForm<ViewTransition>(
    title: "TransitionObject",
    meaning: "A transition by its type and the members that the type takes.", tag: .type,
    owner: "A transition", noun: "transition",
    cases: [
      TaggedCase(
        "identity", "IdentityTransition", "The transition identity", "Simply there or not.",
        .identity),
      TaggedCase(
        "opacity", "OpacityTransition", "The transition opacity", "From transparent.", .opacity),
      TaggedCase("scale", scale, { .scale($0.scale, anchor: $0.anchor) }) {
        if case .scale(let scale, let anchor) = $0 { (scale, anchor) } else { nil }
      },
      TaggedCase(
        "slide", "SlideTransition", "The transition slide",
        "In from the leading edge and out to the trailing one.", .slide),
      TaggedCase("move", move, { .move($0) }) {
        if case .move(let edge) = $0 { edge } else { nil }
      },
      TaggedCase("push", push, { .push(from: $0) }) {
        if case .push(let edge) = $0 { edge } else { nil }
      },
      TaggedCase("offset", offset, { .offset(x: $0.x, y: $0.y) }) {
        if case .offset(let x, let y) = $0 { UnitPoint(x: x, y: y) } else { nil }
      },
      TaggedCase("blurReplace", blurReplace, { .blurReplace($0) }) {
        if case .blurReplace(let replacement) = $0 { replacement } else { nil }
      },
      TaggedCase("combined", combined, { .combined($0) }) {
        if case .combined(let all) = $0 { all } else { nil }
      },
      TaggedCase("asymmetric", asymmetric, { .asymmetric(insertion: $0.0, removal: $0.1) }) {
        if case .asymmetric(let insertion, let removal) = $0 { (insertion, removal) } else { nil }
      },
    ])

  // MARK: - The types

  private static let scale = ObjectForm<(scale: Double, anchor: UnitPoint)>(
    "ScaleTransition", "The transition scale", nil,
    Member(.scale, .number, orElse: 0, "The scale of a view that is not there.") { $0.scale },
    Member(.anchor, anchor, orElse: .center) { $0.anchor },
    make: { ($0, $1) })

  private static let edge = Form<ViewTransition.Edge>.name(
    "Edge", "edge", "An edge of a container.")

  private static let move = ObjectForm<ViewTransition.Edge>(
    "MoveTransition", "The transition move",
    """
    In from an edge of the container, and out there. The distance is the height of the container, or \
    its width; leading is left.
    """,
    Member(.edge, edge))

  private static let push = ObjectForm<ViewTransition.Edge>(
    "PushTransition", "The transition push",
    """
    In from an edge of the container while it fades in, and out to the opposite one while it fades \
    out. The distance is the height of the container, or its width; leading is left.
    """,
    Member(.edge, edge))

  private static let offset = ObjectForm<UnitPoint>(
    "OffsetTransition", "The transition offset", "From another place.",
    Member(.x, .number, orElse: 0) { $0.x }, Member(.y, .number, orElse: 0) { $0.y },
    make: { UnitPoint(x: $0, y: $1) })

  private static let blurReplace = ObjectForm<ViewTransition.BlurReplacement>(
    "BlurReplaceTransition", "The transition blurReplace",
    "From blurred by a radius of 10, transparent and scaled.",
    Member(
      .config, .name("BlurReplaceConfig", "configuration", "Which way a blur replacement scales."),
      orElse: .downUp,
      """
      What comes grows from 0.8; what goes shrinks to 0.8 with `downUp`, and grows to 1.2 with \
      `upUp`.
      """))

  private static let combined = ObjectForm<[ViewTransition]>(
    "CombinedTransition", "The transition combined",
    "All of them together; opacities and scales multiply, offsets and radii add up.",
    Member(
      .transitions, .list(of: nested, "transitions is a list of transitions"),
      "At most 64, those inside of others included."))

  private static let asymmetric = ObjectForm<(ViewTransition, ViewTransition)>(
    "AsymmetricTransition", "The transition asymmetric", "One to come, another to go.",
    Member(.insertion, nested) { $0.0 }, Member(.removal, nested) { $0.1 },
    make: { ($0, $1) })
}

extension DocumentDecoder {
  /// The number of transitions in lists inside a node.
  fileprivate func combinedCount(inside node: Int) -> Int {
    var count = 0
    for object in node..<tape.end(of: node) where tape[object].kind == .object {
      for member in tape.members(of: object) where tape[member.value].kind == .array {
        if word(at: member.name) == .transitions { count += tape[member.value].count }
      }
    }
    return count
  }
}

extension ViewTransition {
  /// The transition with an animation of its own, unless there is none.
  fileprivate func animated(by animation: Animation??) -> ViewTransition {
    if let animation { .animated(self, animation) } else { self }
  }

  /// The transition split for writing. An object has room for one animation, so an inner one goes
  /// into a combination of one transition.
  fileprivate var parts: (Animation??, ViewTransition) {
    guard case .animated(let inner, let animation) = self else { return (nil, self) }
    if case .animated = inner { return (.some(animation), .combined([inner])) }
    return (.some(animation), inner)
  }
}
