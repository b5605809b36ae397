// What the contract says of whole documents, which are read by hand.

extension SchemaNode {
  /// A document of any kind.
  package static let document = SchemaNode.component(
    "Document",
    "How values change in time, as one of four kinds."
  ) {
    tagged(
      by: "kind",
      [
        ("animation", .animationDocument), ("keyframes", .keyframesDocument),
        ("phases", .phasesDocument), ("scene", .sceneDocument),
      ])
  }

  /// The members that every kind of document has.
  static let documentHead = SchemaNode.answer(
    "DocumentHead",
    "What every kind of document takes.",
    [
      .optional("name", .type("string"), "A name for people."),
      .optional("description", .type("string"), "A description for people."),
      .optional("timing", Forms.timing.schema),
      .optional(
        "inbetween", .const(.number(Double(AnimationDocument.version))),
        "The version of the document format. Default 1."),
    ])

  /// From one set of values to another.
  static let animationDocument = SchemaNode.input(
    "AnimationDocument",
    "One change from a set of values to another.", joining: .documentHead,
    [
      .required("kind", .const(.text("animation"))),
      .required("from", .values),
      .required("to", .values),
      .optional("animation", Forms.animation.schema),
      .optional(
        "animations", Forms.propertyAnimations.schema,
        "Animations that some properties have of their own, in place of `animation`."),
      .optional("velocity", .velocities),
    ],
    examples: [#"{"kind": "animation", "from": {"x": 0}, "to": {"x": 100}, "animation": "bouncy"}"#]
  )

  /// Tracks of keyframes.
  static let keyframesDocument = SchemaNode.input(
    "KeyframesDocument",
    """
    Tracks of keyframes, one per property. A property of `initial` without a track stays \
    constant. Of two tracks on one property the later wins.
    """, joining: .documentHead,
    [
      .required("kind", .const(.text("keyframes"))),
      .required("initial", .values),
      .optional("tracks", .array(of: Forms.track.schema)),
      .optional("velocity", .velocities),
      .optional(
        "cycles", cycles,
        """
        How often the tracks are played, each time from the initial values; 0 rests there. \
        Default 1.
        """),
      .optional(
        "triggers", times,
        """
        The times at which the tracks begin anew, none before the last, in seconds: from the \
        values and velocities that show then, first from the initial ones. Takes the place of \
        `cycles`.
        """),
    ], rules: cyclesOrTriggers,
    examples: [
      #"{"kind": "keyframes", "initial": {"scale": 1}, "tracks": [{"property": "scale", "keyframes": [{"type": "cubic", "to": 1.5, "duration": 0.3}]}]}"#
    ])

  /// A sequence of phases.
  static let phasesDocument = SchemaNode.input(
    "PhasesDocument",
    """
    A sequence of phases. A cycle runs through the phases 1, 2 … last and back to 0; each step \
    begins when the one before is logically complete.
    """, joining: .documentHead,
    [
      .required("kind", .const(.text("phases"))),
      .required(
        "phases", .array(of: Forms.phase.schema, firstHasValues),
        "The values of the first phase declare the properties."),
      .optional(
        "cycles", cycles,
        "How many cycles; 0 rests at the first phase. Default 1."),
      .optional(
        "triggers", times,
        """
        The times at which a trigger changes, none before the last, in seconds; takes the place \
        of `cycles`.
        """),
    ], rules: cyclesOrTriggers,
    examples: [
      #"{"kind": "phases", "phases": [{"name": "idle", "values": {"scale": 1}}, {"name": "expand", "values": {"scale": 1.3}, "animation": "bouncy"}]}"#
    ])

  /// A script of what happens.
  static let sceneDocument = SchemaNode.input(
    "SceneDocument",
    """
    A script of what happens to properties over time: interruptions, gestures, animators, \
    layers, views that come and go. Events happen in order, each at an exact time, at which the \
    state after it holds. A scene lasts until its last motion ends or its last event, whichever \
    is later.
    """, joining: .documentHead,
    [
      .required("kind", .const(.text("scene"))),
      .required(
        "initial", .values,
        """
        The values before anything happens; they declare the properties. A name with a point \
        belongs to a view, such as `card.opacity` to the view `card`, which is there from the \
        beginning. Empty when every property comes with an inserted view or a verb.
        """),
      .optional(
        "animations", Forms.implicitAnimations.schema,
        """
        The animations that stand beside properties. They carry every change that says nothing \
        of its own; of several that apply the first one counts.
        """),
      .optional(
        "layout", Forms.layoutBoxes.schema,
        """
        What frames are laid out from. Every box with a name shows its frame, in the coordinates \
        of the outermost box, as the property `frame` of the view of that name.
        """),
      .required(
        "events", .array(of: Forms.event.schema),
        "What happens, by times that never fall; of one time in this order."),
    ],
    examples: [
      #"{"kind": "scene", "initial": {"x": 0}, "events": [{"at": 0, "set": {"x": 150}, "animation": "spring"}, {"at": 0.2, "set": {"x": 0}, "animation": "spring"}]}"#
    ])

  /// How often something is played.
  private static let cycles = SchemaNode.oneOf([.integer(from: 0), .const(.text("forever"))])

  private static let times = SchemaNode.array(of: .number(from: 0))

  private static let cyclesOrTriggers: [Member] = [("not", .required(.cycles, .triggers))]

  /// What holds of the phases: the first one has values. The condition is for editors, which name the
  /// member that is missing then.
  private static let firstHasValues: [Member] = [
    ("minItems", .number(1)), ("if", .object([("minItems", .number(1))])),
    ("then", .object([("prefixItems", .list([.required(.values)]))])),
  ]
}
