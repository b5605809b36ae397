internal import AnimationEngine
internal import AnimationScenes

// The members of each kind of document.

extension Forms {
  static let animationKind = ObjectForm<SingleAnimation>(
    "AnimationDocument", "A document of the kind animation",
    "One change from a set of values to another.",
    Member(.from, firstValues("from")) { $0.from },
    Member(.to, targets) { $0.to },
    Member(
      .animation, animation, orElse: .default, "The animation that carries every property."
    ) { $0.animation },
    Member(
      .animations, propertyAnimations, orElse: [],
      "Animations that some properties have of their own, in place of `animation`."
    ) { $0.animations },
    handedOver { $0.velocity },
    make: { SingleAnimation(from: $0, to: $1, velocity: $4, animation: $2, animations: $3) })

  static let keyframesKind = ObjectForm<KeyframeAnimation>(
    "KeyframesDocument", "A document of the kind keyframes",
    """
    Tracks of keyframes, one per property. A property of `initial` without a track stays \
    constant. Of two tracks on one property the later wins.
    """,
    Member(.initial, firstValues("initial")) { $0.initial },
    Member(.tracks, optional: tracks) { $0.tracks },
    handedOver { $0.velocity },
    make: { KeyframeAnimation(initial: $0, tracks: $1 ?? [], velocity: $2, run: .cycles(1)) }
  ).running(
    """
    How often the tracks are played, each time from the initial values; 0 rests there. \
    Default 1.
    """,
    """
    The times at which the tracks begin anew, none before the last, in seconds: from the \
    values and velocities that show then, first from the initial ones. Takes the place of \
    `cycles`.
    """, \.run, { $0.run = $1 })

  static let phasesKind = ObjectForm<PhaseAnimation>(
    "PhasesDocument", "A document of the kind phases",
    """
    A sequence of phases. A cycle runs through the phases 1, 2 … last and back to 0; each step \
    begins when the one before is logically complete.
    """,
    Member(.phases, phases, "The values of the first phase declare the properties.") { $0.phases },
    make: { PhaseAnimation(phases: $0, run: .cycles(1)) }
  ).running(
    "How many cycles; 0 rests at the first phase. Default 1.",
    """
    The times at which a trigger changes, none before the last, in seconds; takes the place \
    of `cycles`.
    """, \.run, { $0.run = $1 })

  /// A document of the kind `scene`: a script, read in the order in which it declares names.
  static let sceneKind = ObjectForm<Scene>(
    "SceneDocument", "A document of the kind scene",
    """
    A script of what happens to properties over time: interruptions, gestures, animators, \
    layers, views that come and go. Events happen in order, each at an exact time, at which the \
    state after it holds. A scene lasts until its last motion ends, its last event happens or its \
    last completion is reported, whichever is latest.
    """,
    Member(
      .initial, sceneValues,
      """
      The values before anything happens; they declare the properties. A name with a dot \
      belongs to a view, such as `card.opacity` to the view `card`, which is there from the \
      beginning. Empty when every property comes with an inserted view or a verb.
      """
    ) { $0.initial },
    Member(
      .animations, implicitAnimations, orElse: [],
      """
      The animations that stand beside properties. They carry every change of theirs and count \
      more than an event's `animation` or `uikit`; of several that apply the first one counts.
      """
    ) { $0.animations },
    Member(
      .layout, optional: layoutBoxes,
      """
      What frames are laid out from. Every box with a name shows its frame, in the coordinates \
      of the outermost box, as the property `frame` of the view of that name.
      """
    ) { $0.layout },
    Member(
      .events, events, "What happens, by times that never fall; of one time in this order."
    ) { $0.events },
    make: { initial, _, box, events in Scene(initial: initial, layout: box, events: events) }
  ).reading { $0.scene($1) }

  // MARK: - What they share

  /// The velocities with which properties start; none if the member is missing.
  private static func handedOver<Owner>(
    _ velocities: @escaping @Sendable (Owner) -> [Components?]
  ) -> Member<Owner, [Components?]> {
    Member(
      word: .velocity, isRequired: false, schema: Forms.velocities.schema
    ) { decoder, members, _ in
      if let node = members[.velocity] { return Forms.velocities.read(&decoder, node) }
      var none: [Components?] = []
      none.reserveCapacity(decoder.table.count)
      for _ in 0..<decoder.table.count { none.append(nil) }
      return none
    } write: { owner, text in
      let velocities = velocities(owner)
      guard velocities.contains(where: { $0 != nil }) else { return }
      text.name(.velocity)
      Forms.velocities.write(velocities, &text)
    }
  }

  /// The number of cycles: a whole number or `forever`.
  private static let cycles = Form<PhaseAnimation.Run>(
    .oneOf([.integer(from: 0), .const(.text(Word.forever.text))])
  ) {
    $0.cycles(at: $1)
  } write: { run, text in
    if case .cycles(let count) = run {
      text.json.append(count)
    } else {
      text.json.append(Word.forever.text)
    }
  }

  private static let triggers = Form<[Double]>.list(
    of: .amount("A time").rising("The times of triggers"), "triggers is a list of times"
  ).countingFirst { $0.checkSteps($2, at: $1) }

  /// The members that say what drives tracks or phases: cycles or triggers; by default one cycle.
  fileprivate static func run(
    _ meaningOfCycles: String, _ meaningOfTriggers: String
  ) -> ObjectForm<PhaseAnimation.Run> {
    ObjectForm<PhaseAnimation.Run>(
      "", "", nil,
      Member(.cycles, optional: cycles, meaningOfCycles) { run in
        if case .triggers = run { nil } else { run == .cycles(1) ? nil : run }
      },
      Member(.triggers, optional: triggers, meaningOfTriggers) { run in
        if case .triggers(let times) = run { times } else { nil }
      },
      rules: [.atMostOne(.cycles, .triggers)],
      make: { cycles, triggers in triggers.map { .triggers($0) } ?? cycles ?? .cycles(1) })
  }
}

extension ObjectForm {
  /// The same object form with the members `cycles` and `triggers`, which say when the animation
  /// runs.
  fileprivate func running(
    _ meaningOfCycles: String, _ meaningOfTriggers: String,
    _ run: @escaping @Sendable (Value) -> PhaseAnimation.Run,
    _ drive: @escaping @Sendable (inout Value, PhaseAnimation.Run) -> Void
  ) -> ObjectForm {
    followed(by: Forms.run(meaningOfCycles, meaningOfTriggers)).mapped(
      { value, given in
        var value = value
        drive(&value, given)
        return value
      }, { ($0, run($0)) })
  }
}

extension DocumentDecoder {
  fileprivate mutating func cycles(at node: Int) -> PhaseAnimation.Run? {
    if word(at: node) == .forever { return .forever }
    guard tape[node].kind == .number else {
      reportNoNumber(at: node, "cycles is a whole number or \"forever\"", or: .forever)
      return nil
    }
    guard let count = wholeNumber(at: node, atLeast: 0, "cycles"), checkSteps(count, at: node)
    else { return nil }
    return .cycles(count)
  }

  /// Whether a number of cycles stays within the limit on steps. A cycle of phases takes a step
  /// per phase, one of keyframe tracks a single step.
  fileprivate mutating func checkSteps(_ cycles: Int, at node: Int) -> Bool {
    let (steps, overflow) = cycles.multipliedReportingOverflow(by: phaseCount)
    return check(
      overflow ? .max : steps, of: .events,
      phaseCount > 1 ? "steps from phase to phase" : "cycles", at: node)
  }
}
