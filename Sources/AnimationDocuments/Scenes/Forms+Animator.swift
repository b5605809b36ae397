internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// A command to a property animator; whether it is allowed is checked with the whole script.
  static let animator = Form<AnimatorCommand>(
    animatorAction.joined(
      with: animatorHead, { AnimatorCommand($0, $1) }, from: { ($0.name, $0.action) }),
    "animator is an object with a name and an action")

  private static let animatorHead = ObjectForm<String>(
    "AnimatorHead", "animator", nil, Member(.name, .text, "The animator's name."))

  private static let animatorAction = TaggedForm<AnimatorCommand.Action>(
    title: "AnimatorCommand",
    meaning: "An animator that comes to its end reports `completed`, with its `position`.",
    tag: .do, owner: "animator", noun: "animator action",
    cases: [
      TaggedCase(
        "create", animatorCreation,
        { .create($0.settings, $0.values.changes, layout: $0.values.inputs) }
      ) {
        guard case .create(let settings, let changes, let inputs) = $0 else { return nil }
        return AnimatorCreation(
          values: LayoutChange(changes: changes, inputs: inputs), settings: settings)
      },
      TaggedCase(
        "animate", animate,
        {
          .animate($0.values.changes, layout: $0.values.inputs, delayFactor: $0.delayFactor)
        }
      ) {
        guard case .animate(let changes, let inputs, let factor) = $0 else { return nil }
        return (LayoutChange(changes: changes, inputs: inputs), factor)
      },
      TaggedCase("start", start, { .start(afterDelay: $0) }) {
        if case .start(let delay) = $0 { delay } else { nil }
      },
      TaggedCase(
        "pause", "AnimatorPause", "The action pause of an animator",
        """
        Freezes what shows; one that is inactive is active from now on, at fraction 0. Where it scrubs \
        linearly its fraction is then the share of the change that shows.
        """, .pause),
      TaggedCase("scrub", scrub, { .scrub(fraction: $0) }) {
        if case .scrub(let fraction) = $0 { fraction } else { nil }
      },
      TaggedCase("reverse", reverse, { .reverse(isReversed: $0) }) {
        if case .reverse(let isReversed) = $0 { .some(isReversed) } else { nil }
      },
      TaggedCase("continue", proceed, { .continue($0.timing, durationFactor: $0.factor) }) {
        if case .continue(let timing, let factor) = $0 { (timing, factor) } else { nil }
      },
      TaggedCase("stop", stop, { .stop(withoutFinishing: $0) }) {
        if case .stop(let withoutFinishing) = $0 { withoutFinishing } else { nil }
      },
      TaggedCase("finish", finish, { .finish(at: $0) }) {
        if case .finish(let position) = $0 { position } else { nil }
      },
    ], shared: [SharedMember(.name, .text), SharedMember(.set, changes)])

  // MARK: - The actions

  private static let animate = ObjectForm<(values: LayoutChange, delayFactor: Double)>(
    "AnimatorAnimate", "The action animate of an animator",
    """
    Gives an animator something more to animate. One that is active moves it from what shows over what \
    remains of its duration.
    """, Member(.set, layoutValues, animatorValues) { $0.values },
    Member(
      .delayFactor, .fraction("delayFactor"), orElse: 0,
      "In an active animator, the share of what remains that passes before it begins."
    ) { $0.delayFactor },
    make: { ($0, $1) })

  private static let start = ObjectForm<Double>(
    "AnimatorStart", "The action start of an animator",
    "Starts it, or lets one that is paused run on.",
    Member(.afterDelay, .amount("afterDelay"), orElse: 0, "Seconds until it starts."))

  private static let scrub = ObjectForm<Double>(
    "AnimatorScrub", "The action scrub of an animator", "Pauses it at a fraction.",
    Member(.fraction, .fraction("fraction"), "Which part of the animation."))

  private static let reverse = ObjectForm<Bool?>(
    "AnimatorReverse", "The action reverse of an animator",
    "Turns the direction round, from where it is.",
    Member(.isReversed, optional: .bool, "Gives the direction, in place of turning it round."))

  private static let proceed = ObjectForm<(timing: TimingParameters?, factor: Double)>(
    "AnimatorContinue", "The action continue of an animator",
    """
    Lets an active animator run on from what shows, which never jumps: after a linear scrub from the \
    place where its curve or spring shows that share of the change, the one nearest to where it was \
    paused. With a curve or a spring of its own it covers what is left of the change.
    """,
    Member(.curve, optional: curve) { $0.timing?.unitCurve },
    Member(.spring, optional: animatorSpring) { $0.timing?.spring },
    animatorVelocity { $0.timing?.spring },
    Member(
      .durationFactor, .amount("durationFactor"), orElse: 0,
      """
      How long the rest takes, as a share of the animator's duration; 0 is as long as is left of it.
      """
    ) { $0.factor },
    rules: animatorRules,
    make: { curve, spring, velocity, factor in
      (TimingParameters(curve, spring, velocity), factor)
    })

  private static let stop = ObjectForm<Bool>(
    "AnimatorStop", "The action stop of an animator",
    "Freezes an active animator where it is; `finish` brings it to rest.",
    Member(
      .withoutFinishing, .bool, orElse: false,
      "Whether it is inactive at once and stays where it is, without a report."))

  static let animatorPosition = Form<AnimatingPosition>.name(
    "AnimatorPosition", "position", "Where an animator comes to rest.")

  private static let finish = ObjectForm<AnimatingPosition>(
    "AnimatorFinish", "The action finish of an animator",
    "Brings a stopped animator to rest, and reports it.",
    Member(.at, animatorPosition, orElse: .end, "Where."))

  static let animatorVerb = Verb(
    .animator, animator, SceneVerb.animator,
    """
    A property animator is told what to do. An action that its state forbids (`inactive`, \
    `active` or `stopped`) is an error of the document (`invalid-state`) that names the state \
    and what is allowed in it.
    """,
    taking: noTransaction,
    examples: [
      """
      {"at": 0, "animator": {"name": "lift", "do": "create", "set": {"y": -40}, "duration": 1, \
      "curve": "easeInOut"}}
      """,
      #"{"at": 0.2, "animator": {"name": "lift", "do": "scrub", "fraction": 0.4}}"#,
    ]
  ) {
    if case .animator(let command) = $0 { command } else { nil }
  }
}
