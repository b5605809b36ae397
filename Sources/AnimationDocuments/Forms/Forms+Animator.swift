internal import AnimationEngine

extension Forms {
  /// What a property animator is told. Whether its state allows it is for the whole script to say.
  static let animator = Form<AnimatorCommand>(
    animatorAction.joined(
      with: animatorHead, { AnimatorCommand($0, $1) }, from: { ($0.name, $0.action) }),
    "animator is an object with a name and an action")

  private static let animatorHead = ObjectForm<String>(
    "AnimatorHead", "animator", nil, Member(.name, .text, "The animator's name.") { $0 },
    make: { $0 })

  private static let animatorAction = TaggedForm<AnimatorCommand.Action>(
    title: "AnimatorCommand",
    meaning: "An animator that comes to its end reports `completed`, with its `position`.",
    tag: .do, owner: "animator", noun: "action of an animator",
    cases: [
      TaggedCase("create", create, { .create($0.settings, $0.changes) }) {
        if case .create(let settings, let changes) = $0 { (changes, settings) } else { nil }
      },
      TaggedCase("animate", animate, { .animate($0) }) {
        if case .animate(let changes) = $0 { changes } else { nil }
      },
      TaggedCase("start", start, { .start(afterDelay: $0) }) {
        if case .start(let delay) = $0 { delay } else { nil }
      },
      TaggedCase(
        "pause", "AnimatorPause", "The action pause of an animator",
        "Freezes what shows; one that is inactive is active from now on, at fraction 0.", .pause),
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
}

// MARK: - The actions

extension Forms {
  private static let animate = ObjectForm<[PropertyChange]>(
    "AnimatorAnimate", "The action animate of an animator",
    "Gives an inactive animator something to animate.", Member(.set, changes) { $0 },
    make: { $0 })

  private static let start = ObjectForm<Double>(
    "AnimatorStart", "The action start of an animator",
    "Starts it, or lets one that is paused run on.",
    Member(.afterDelay, .amount("afterDelay"), orElse: 0, "Seconds until it starts.") { $0 },
    make: { $0 })

  private static let scrub = ObjectForm<Double>(
    "AnimatorScrub", "The action scrub of an animator", "Pauses it at a fraction.",
    Member(.fraction, .fraction("fraction"), "Which part of the way.") { $0 },
    make: { $0 })

  private static let reverse = ObjectForm<Bool?>(
    "AnimatorReverse", "The action reverse of an animator",
    "Turns the direction round, from where it is.",
    Member(.isReversed, optional: .bool, "Gives the direction, in place of turning it round.") {
      $0
    },
    make: { $0 })

  private static let proceed = ObjectForm<(timing: TimingParameters?, factor: Double)>(
    "AnimatorContinue", "The action continue of an animator",
    "Lets an active animator run on; with a curve or a spring from what shows over what is left.",
    Member(.curve, optional: curve) { $0.timing?.unitCurve },
    Member(.spring, optional: animatorSpring) { $0.timing?.spring },
    Member(
      .velocity, .number, orElse: 0, "With a spring; 1 covers what is left in one second."
    ) { $0.timing?.spring?.initialVelocity ?? 0 },
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
      "Whether it is inactive at once and stays where it is, without a report."
    ) { $0 },
    make: { $0 })

  private static let finish = ObjectForm<AnimatingPosition>(
    "AnimatorFinish", "The action finish of an animator",
    "Brings a stopped animator to rest, and reports it.",
    Member(
      .at, .name("AnimatorPosition", "position", "Where an animator comes to rest."),
      orElse: .end, "Where."
    ) { $0 },
    make: { $0 })
}

// MARK: - Creating

extension Forms {
  static let animatorRules: [ObjectRule] = [
    .atMostOne(.curve, .spring), .needs(.velocity, .spring),
  ]

  private static let create = ObjectForm<(changes: [PropertyChange], settings: AnimatorSettings)>(
    "AnimatorCreate", "The action create of an animator",
    """
    Makes an animator, inactive, under a name that is not in use by an active or stopped one.
    """,
    Member(.set, changes) { $0.changes },
    Member(
      .duration, optional: .duration,
      """
      Seconds of the whole way. Needed with a curve and with a damping ratio alone; any other spring \
      knows its own.
      """
    ) { $0.settings.writtenDuration },
    Member(.curve, optional: curve, "Default `easeInOut`.") {
      let curve = $0.settings.timing.unitCurve
      return curve == .easeInOut ? nil : curve
    },
    Member(.spring, optional: animatorSpring) { $0.settings.timing.spring },
    Member(
      .velocity, .number, orElse: 0, "With a spring; 1 covers the whole way in one second."
    ) { $0.settings.timing.spring?.initialVelocity ?? 0 },
    Member(
      .scrubsLinearly, .bool, orElse: true,
      "Whether a fraction that is scrubbed to is one of the way, whatever the curve."
    ) { $0.settings.scrubsLinearly },
    Member(
      .pausesOnCompletion, .bool, orElse: false,
      "Whether it stays active, paused, when it comes to an end by itself."
    ) { $0.settings.pausesOnCompletion },
    rules: animatorRules + [.atLeastOne(.spring, .duration)],
    make: { changes, duration, curve, spring, velocity, isLinear, pauses in
      let timing = TimingParameters(curve, spring, velocity) ?? .curve(.easeInOut)
      let settings = AnimatorSettings(
        duration: duration ?? 0, timing: timing, scrubsLinearly: isLinear,
        pausesOnCompletion: pauses)
      return (changes, settings)
    }
  ).checked { $0.checkDuration(of: $2.settings, $1) }

  /// Any spring, or a damping ratio alone. The velocity is another member's.
  private static let animatorSpring = Form<SpringTimingParameters>(
    .component(
      "AnimatorSpring",
      "Any spring, or a damping ratio alone, which settles in the animator's duration."
    ) { [("oneOf", .list([spring.schema, dampingRatio.schema()]))] }
  ) {
    $0.animatorSpring(at: $1)
  } write: { parameters, text in
    if let spring = parameters.spring {
      springObject.write(.description(of: spring, overDamps: true), &text)
    } else if let ratio = parameters.dampingRatio {
      text.object { dampingRatio.writeMembers(ratio, &$0) }
    }
  }

  fileprivate static let dampingRatio = ObjectForm<Double>(
    "DampingRatioSpring", "A spring", "A spring that settles in the duration of its animator.",
    Member(.dampingRatio, .number(.positiveNumber)) { $0 },
    make: { $0 }
  ).checked { $0.checkSettling(in: 1, .duration, $2, .dampingRatio, $1) }
}

extension DocumentDecoder {
  fileprivate mutating func animatorSpring(at node: Int) -> SpringTimingParameters? {
    if tape[node].kind == .string {
      return spring(at: node).map { SpringTimingParameters($0) }
    }
    var members = Members(of: node)
    guard gather(&members, "A spring is the name of a preset or an object") else { return nil }
    check(&members, allowed: .springMembers, "A spring")
    if members.words.intersection(.springMembers) == [.dampingRatio] {
      return Forms.dampingRatio.readMembers(&self, members).map {
        SpringTimingParameters(dampingRatio: $0)
      }
    }
    // The bare physical form is UIKit's, which never takes a spring as critical.
    return Forms.springParameters.readMembers(&self, members).map {
      SpringTimingParameters($0.spring(overDamps: true))
    }
  }

  /// Whether the duration of an animator is one that its timing can have; if not, that is reported.
  fileprivate mutating func checkDuration(
    of settings: AnimatorSettings, _ members: Members
  ) -> Bool {
    guard settings.timing.isTimed else { return true }
    let owner = "An animator whose timing has no duration of its own"
    guard let node = require(.duration, of: members, owner) else { return false }
    guard settings.duration == 0, settings.timing.spring != nil else { return true }
    report(
      .outOfRange, at: node,
      "A spring settles in a duration greater than 0; this is 0.")
    return false
  }
}

extension TimingParameters {
  /// What the members of an animator say; nil where they say nothing.
  fileprivate init?(_ curve: UnitCurve?, _ spring: SpringTimingParameters?, _ velocity: Double) {
    if var spring {
      spring.initialVelocity = velocity
      self = .spring(spring)
    } else if let curve {
      self = .curve(curve)
    } else {
      return nil
    }
  }

  /// The curve, of one that is no spring.
  fileprivate var unitCurve: UnitCurve? {
    if case .cubic(let cubic) = self { cubic.curve } else { nil }
  }

  fileprivate var spring: SpringTimingParameters? {
    if case .spring(let spring) = self { spring } else { nil }
  }

  /// Whether the timing takes the duration of the animator.
  fileprivate var isTimed: Bool { spring.map { $0.dampingRatio != nil } ?? true }
}

extension AnimatorSettings {
  /// The duration, where it says something.
  fileprivate var writtenDuration: Double? {
    duration != 0 || timing.isTimed ? duration : nil
  }
}
