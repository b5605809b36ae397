internal import AnimationEngine
internal import AnimationScenes

// The timing of an animator: its duration, and a curve or spring.

/// What an animator is made with.
struct AnimatorCreation {
  var values = LayoutChange()
  var settings = AnimatorSettings(duration: 0, timing: .curve(.easeInOut))

  /// The curve where it is not the default.
  fileprivate var curve: UnitCurve? {
    get { settings.timing == .curve(.easeInOut) ? nil : settings.timing.unitCurve }
    set { settings.timing = .curve(newValue ?? .easeInOut) }
  }

  fileprivate var spring: SpringTimingParameters? {
    get { settings.timing.spring }
    set { if let newValue { settings.timing = .spring(newValue) } }
  }
}

extension Forms {
  static let animatorRules: [ObjectRule] = [
    .atMostOne(.curve, .spring), .needs(.velocity, .spring),
  ]

  static let animatorCreation = ObjectForm(
    "AnimatorCreate", "The action create of an animator",
    """
    Makes an animator, inactive, under a name that is not in use by an active or stopped one.
    """,
    changing: AnimatorCreation(),
    [
      .part(.set, required: layoutValues, \.values, animatorValues),
      .part(
        .duration, optional: .duration, \.settings.writtenDuration,
        """
        Seconds of the whole change. Needed with a curve and with a damping ratio alone; any other spring \
        knows its own.
        """),
      .part(.curve, optional: curve, \.curve, "Default `easeInOut`."),
      .part(.spring, optional: animatorSpring, \.spring),
      .part(animatorVelocity { $0.spring }) { $0.settings.timing.begin(at: $1) },
      .part(
        .scrubsLinearly, .bool, \.settings.scrubsLinearly,
        "Whether a fraction that is scrubbed to is one of the change, whatever the curve."),
      .part(
        .pausesOnCompletion, .bool, \.settings.pausesOnCompletion,
        "Whether it stays active, paused, when it comes to an end by itself."),
      .part(
        .isInterruptible, .bool, \.settings.isInterruptible,
        "Whether it can be paused, scrubbed, reversed, continued and stopped on its way."),
    ],
    rules: animatorRules + [.atLeastOne(.spring, .duration)]
  ).checked { $0.checkDuration(of: $2.settings, $1) }

  static let animatorValues = """
    New values; and the inputs `x`, `y`, `width`, `height`, `spacing` and `padding` of a box of the \
    document's layout, such as `header.height`: they change when the animator becomes active, and it leads \
    all frames that follow from them.
    """

  static func animatorVelocity<Owner>(
    _ spring: @escaping @Sendable (Owner) -> SpringTimingParameters?
  ) -> Member<Owner, SpringVelocity> {
    blockVelocity("With a spring. 1 covers what is left in one second.", .velocity) {
      let spring = spring($0)
      return spring?.componentVelocities.map { .components($0) }
        ?? .distance(spring?.initialVelocity ?? 0)
    }
  }

  /// The spring of an animator: any, or a damping ratio alone. Its velocity is a member of its own.
  static let animatorSpring = Form<SpringTimingParameters>(
    .oneOf([spring.schema, dampingRatio.schema()]).named(
      "AnimatorSpring",
      "Any spring, or a damping ratio alone, which settles in the animator's duration.")
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
    Member(.dampingRatio, .positive)
  ).checked { $0.checkSettling(in: 1, .duration, $2, .dampingRatio, $1) }
}

extension DocumentDecoder {
  fileprivate mutating func animatorSpring(at node: Int) -> SpringTimingParameters? {
    if tape[node].kind == .string {
      return value(at: node, as: Forms.spring).map { SpringTimingParameters($0) }
    }
    var members = Members(of: node)
    guard gather(&members, "A spring is the name of a preset or an object") else { return nil }
    check(&members, allowed: Forms.springParameters.words, "A spring")
    if members.words.intersection(Forms.springParameters.words) == [.dampingRatio] {
      return Forms.dampingRatio.readMembers(&self, members).map {
        SpringTimingParameters(dampingRatio: $0)
      }
    }
    // The form by mass, stiffness and damping is UIKit's: none counts as critically damped.
    return Forms.springParameters.readMembers(&self, members).map {
      SpringTimingParameters($0.spring(overDamps: true))
    }
  }

  /// Whether the animator has a duration if its timing needs one. Reports a problem if not.
  fileprivate mutating func checkDuration(
    of settings: AnimatorSettings, _ members: Members
  ) -> Bool {
    guard !settings.timing.hasOwnDuration else { return true }
    let owner = "An animator whose timing has no duration of its own"
    guard let node = require(.duration, of: members, owner) else { return false }
    guard settings.duration == 0, settings.timing.spring != nil else { return true }
    report(.outOfRange, at: node, "A spring settles in a duration greater than 0; this is 0.")
    return false
  }
}

extension TimingParameters {
  /// The timing parameters from the members of an animator; nil without a curve or a spring.
  init?(_ curve: UnitCurve?, _ spring: SpringTimingParameters?, _ velocity: SpringVelocity) {
    if let spring {
      self = .spring(spring)
      begin(at: velocity)
    } else if let curve {
      self = .curve(curve)
    } else {
      return nil
    }
  }

  /// Gives a spring its velocity.
  fileprivate mutating func begin(at velocity: SpringVelocity) {
    guard var spring else { return }
    switch velocity {
    case .distance(let velocity): spring.initialVelocity = velocity
    case .components(let velocities): spring = spring.beginning(at: velocities)
    }
    self = .spring(spring)
  }

  /// The curve of this timing; nil for a spring.
  var unitCurve: UnitCurve? {
    if case .cubic(let cubic) = self { cubic.curve } else { nil }
  }
}

extension AnimatorSettings {
  /// The duration to write; nil if the timing ignores it and it is 0.
  fileprivate var writtenDuration: Double? {
    get { duration == 0 && timing.hasOwnDuration ? nil : duration }
    set { duration = newValue ?? 0 }
  }
}
