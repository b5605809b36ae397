internal import AnimationEngine

extension Forms {
  /// A spring: a preset's name, or one set of parameters.
  static let spring = Form<Spring>(
    .oneOf([springPreset.schema, springObject.schema]).named(
      "Spring", "A preset's name, or exactly one set of parameters.",
      examples: [
        #""bouncy""#, #"{"duration": 0.5, "bounce": 0.3}"#,
        #"{"mass": 1, "stiffness": 100, "damping": 10}"#,
      ])
  ) { decoder, node in
    guard decoder.tape[node].kind == .string else {
      return springObject.read(&decoder, node)?.spring()
    }
    return springPreset.read(&decoder, node).map { Spring(duration: 0.5, bounce: $0.bounce) }
  } write: { spring, text in
    springObject.write(.description(of: spring), &text)
  }

  /// The sets of members that describe a spring; an empty object means the default spring.
  static let springParameters = springSets().object(
    "SpringParameters",
    """
    Exactly one of the sets preset; duration and bounce; response and dampingRatio; mass, \
    stiffness and damping; settlingDuration and dampingRatio. Without any member the default \
    spring.
    """)

  static let springObject = Form(springParameters, "A spring is the name of a preset or an object")

  static let springPreset = Form<SpringPreset>.name(
    "SpringPreset", "spring", "A spring by its name.")

  /// The sets of members that describe a spring. `response` and `dampingRatio` are the defaults of one
  /// beside the other; nil where it is required.
  static func springSets(
    response: Double? = nil, dampingRatio: Double? = nil
  ) -> MemberSets<SpringDocument> {
    let responseSet = MemberSet<SpringDocument>(
      self.response(response, dampingRatio), { .response($0.0, dampingRatio: $0.1) },
      from: { if case .response(let response, let ratio) = $0 { (response, ratio) } else { nil } })
    return MemberSets(
      owner: "A spring", mixture: .mixedSpring,
      sets: [perceptualSet, presetSet, responseSet, physicalSet, settlingSet])
  }

  // MARK: - The sets

  private static let perceptualSet = MemberSet<SpringDocument>(
    perceptual, { .perceptual(duration: $0.0, bounce: $0.1) },
    from: {
      guard case .perceptual(let duration, let bounce) = $0 else { return nil }
      return (duration, bounce)
    })

  private static let presetSet = MemberSet<SpringDocument>(
    presetSpring, { .preset($0.0, duration: $0.1, extraBounce: $0.2) },
    from: {
      guard case .preset(let preset, let duration, let extra) = $0 else { return nil }
      return (preset, duration, extra)
    })

  private static let physicalSet = MemberSet<SpringDocument>(
    physical, { .physical($0) },
    from: { if case .physical(let given) = $0 { given } else { nil } })

  private static let settlingSet = MemberSet<SpringDocument>(
    settling, { .settling(duration: $0.0, dampingRatio: $0.1, epsilon: $0.2) },
    from: {
      guard case .settling(let duration, let ratio, let epsilon) = $0 else { return nil }
      return (duration, ratio, epsilon)
    })

  private static let owner = "This spring"

  /// The bounce of a spring; its bounds are checked together with the duration.
  static let bounce = Form<Double>.number(
    .type("number", [("exclusiveMinimum", .number(-1)), ("maximum", .number(1))])
  ).named("Bounce", "0 is critically damped, 1 never comes to rest, below 0 is over-damped.")

  /// The share of the interval at which a spring counts as settled.
  static let epsilon = Form<Double>.number(
    .type("number", [("exclusiveMinimum", .number(0)), ("exclusiveMaximum", .number(1))]))

  private static let nonNegative = Form<Double>.number(.number(from: 0))

  /// What the duration of a spring means that is described by duration and bounce.
  static let perceptualDuration = "The perceptual duration in seconds."

  private static let perceptual = ObjectForm<(duration: Double, bounce: Double)>(
    "PerceptualSpring", owner, nil,
    Member(
      .duration, .positive, orElse: 0.5, isAlwaysWritten: true, perceptualDuration
    ) { $0.duration },
    Member(.bounce, bounce, orElse: 0, isAlwaysWritten: true) { $0.bounce },
    make: { ($0, $1) }
  ).refusing {
    Spring.problems(duration: $0.duration, bounce: $0.bounce)
  } ofOnly: {
    ($0[.duration], $0[.bounce])
  }

  private static let presetSpring = ObjectForm<(SpringPreset, Double, Double)>(
    "PresetSpring", owner, nil,
    Member(.preset, springPreset) { $0.0 },
    Member(.duration, .positive, orElse: 0.5, perceptualDuration) { $0.1 },
    Member(
      .extraBounce, .number, orElse: 0,
      "Added to the bounce of a preset; the sum is above -1 and at most 1."
    ) { $0.2 },
    make: { ($0, $1, $2) }
  ).refusing {
    Spring.problems(duration: $0.1, extraBounce: $0.2, baseBounce: $0.0.bounce)
  } ofOnly: { given in
    // An extra bounce is judged together with the bounce of the preset.
    guard let preset = given.text(.preset).flatMap(SpringPreset.init) else {
      return (.smooth, given[.duration], 0)
    }
    return (preset, given[.duration], given[.extraBounce])
  }

  private static func response(
    _ defaultResponse: Double?, _ defaultRatio: Double?
  ) -> ObjectForm<(Double, Double)> {
    ObjectForm<(Double, Double)>(
      "ResponseSpring", owner, nil,
      Member(
        .response, .positive, defaultsTo: defaultResponse,
        "The period of the undamped oscillation in seconds."
      ) { $0.0 },
      Member(
        .dampingRatio, nonNegative, defaultsTo: defaultRatio,
        """
        The damping as a share of the critical one. Beside a settling duration it is above 0, and \
        counts as 1 above 1.
        """
      ) { $0.1 },
      make: { ($0, $1) }
    ).refusing {
      Spring.problems(response: $0.0, dampingRatio: $0.1)
    } ofOnly: {
      ($0[.response], $0[.dampingRatio])
    }
  }

  private static let physical = ObjectForm<SpringDocument.Parameters>(
    "PhysicalSpring", owner, nil,
    Member(.mass, .positive, orElse: 1, isAlwaysWritten: true) { $0.mass },
    Member(.stiffness, .positive) { $0.stiffness },
    Member(.damping, nonNegative) { $0.damping },
    Member(
      .allowOverDamping, optional: .bool,
      """
      Whether a damping above the critical one is kept; otherwise it becomes critical. Default \
      false.
      """
    ) { $0.allowOverDamping },
    make: { SpringDocument.Parameters(mass: $0, stiffness: $1, damping: $2, allowOverDamping: $3) }
  ).refusing {
    Spring.problems(mass: $0.mass, stiffness: $0.stiffness, damping: $0.damping)
  } ofOnly: {
    SpringDocument.Parameters(mass: $0[.mass], stiffness: $0[.stiffness], damping: $0[.damping])
  }

  private static let settling = ObjectForm<(Double, Double, Double)>(
    "SettlingSpring", owner, nil,
    Member(
      .settlingDuration, .positive, "The time to settle in seconds; taken within 0.01…10."
    ) { $0.0 },
    Member(.dampingRatio, nonNegative) { $0.1 },
    Member(
      .epsilon, epsilon, orElse: 0.001, isAlwaysWritten: true,
      "The share of the interval at which it counts as settled."
    ) { $0.2 },
    make: { ($0, $1, $2) }
  ).refusing {
    Spring.problems(settlingDuration: $0.0, dampingRatio: $0.1, epsilon: $0.2)
  } ofOnly: {
    ($0[.settlingDuration], $0[.dampingRatio], $0[.epsilon])
  }
}
