internal import AnimationEngine
internal import AnimationScenes

/// A spring of a layer animation and its initial velocity.
typealias LayerSpring = (spring: Spring, velocity: Double)

/// The members of a layer animation's spring, nil where missing.
private struct SpringNumbers {
  var mass: Double?
  var stiffness: Double?
  var damping: Double?
  var perceptualDuration: Double?
  var bounce: Double?
  var velocity = 0.0
}

extension Forms {
  /// A layer animation's spring by its physical parameters, or by perceptual duration and bounce.
  static let layerSpring = ObjectForm(
    "LayerSpring", "A spring animation", changing: SpringNumbers(),
    [
      .part(.mass, optional: .positive, \.mass, "Default 1."),
      .part(.stiffness, optional: .positive, \.stiffness, "Default 100."),
      .part(.damping, optional: .number(.number(from: 0)), \.damping, "Default 10."),
      .part(
        .perceptualDuration, optional: .positive, \.perceptualDuration,
        "Seconds. Default 0.5."),
      .part(.bounce, optional: .number(.bounce), \.bounce, "Default 0."),
      .part(
        .initialVelocity, .number, \.velocity, "1 covers the whole distance in one second."),
    ],
    rules: [.oneDescription]
  )
  .resolved({ $0.spring($2, $1) }, from: { SpringNumbers($0) })
}

extension ObjectRule {
  /// The rule that members of the two descriptions are not mixed.
  fileprivate static let oneDescription = ObjectRule(
    schema: [
      (
        "not",
        .object([
          (
            "allOf",
            .list([
              .anyRequired(.mass, .stiffness, .damping), .anyRequired(.perceptualDuration, .bounce),
            ])
          )
        ])
      )
    ]
  ) { decoder, members, _ in
    let perceptual = members.words.intersection([.perceptualDuration, .bounce])
    let physical = members.words.intersection([.mass, .stiffness, .damping])
    guard !perceptual.isEmpty, !physical.isEmpty else { return true }
    decoder.report(
      .mixedSpring, at: members.object, about: perceptual.words.first,
      """
      A spring has one set of members; this mixes \(physical.text) of the set \
      (mass, stiffness, damping) with \(perceptual.text) of (perceptualDuration, bounce).
      """)
    return false
  }
}

extension SchemaNode {
  fileprivate static func anyRequired(_ words: Word...) -> SchemaNode {
    .object([("anyOf", .list(words.map { .required($0) }))])
  }
}

// MARK: - Reading

extension DocumentDecoder {
  fileprivate mutating func spring(_ numbers: SpringNumbers, _ members: Members) -> LayerSpring? {
    let isPerceptual = numbers.perceptualDuration != nil || numbers.bounce != nil
    let spring = isPerceptual ? perceptual(numbers, members) : physical(numbers, members)
    return spring.map { ($0, numbers.velocity) }
  }

  private mutating func perceptual(_ numbers: SpringNumbers, _ members: Members) -> Spring? {
    let (duration, bounce) = (numbers.perceptualDuration ?? 0.5, numbers.bounce ?? 0)
    guard checkSpring(duration: duration, .perceptualDuration, bounce: bounce, members) else {
      return nil
    }
    return Spring(duration: duration, bounce: bounce)
  }

  private mutating func physical(_ numbers: SpringNumbers, _ members: Members) -> Spring? {
    let (mass, stiffness) = (numbers.mass ?? 1, numbers.stiffness ?? 100)
    let damping = numbers.damping ?? 10
    let wrong = Spring.problems(mass: mass, stiffness: stiffness, damping: damping)
    for problem in wrong { report(problem, in: members) }
    guard wrong.isEmpty else { return nil }
    return Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
  }

  /// Whether the spring settles, if no duration is stated. Reports a problem if not.
  mutating func checkSettling(
    of motion: LayerSpring, lasting duration: Double?, _ members: Members
  ) -> Bool {
    if duration != nil || motion.spring.layerDuration(initialVelocity: motion.velocity) != nil {
      return true
    }
    let cause = [Word.damping, .bounce, .initialVelocity].first { members[$0] != nil }
    report(
      .outOfRange, at: cause.flatMap { members[$0] } ?? members.object,
      "A spring that does not settle needs a duration.")
    return false
  }
}

// MARK: - Writing

extension SpringNumbers {
  /// The shorter of the two descriptions that give exactly this spring; no members for the
  /// default spring. If neither is exact, the physical parameters, which come within a few units
  /// in the last place.
  fileprivate init(_ motion: LayerSpring) {
    velocity = motion.velocity
    guard motion.spring != .coreAnimationDefault,
      case .physical(let given) = SpringDocument.physical(motion.spring)
    else { return }
    let physical: [(Word, Double)] = [
      (.mass, given.mass), (.stiffness, given.stiffness), (.damping, given.damping),
    ]
    if case .perceptual(let duration, let bounce)? = SpringDocument.perceptual(motion.spring) {
      let perceptual: [(Word, Double)] = [(.perceptualDuration, duration), (.bounce, bounce)]
      if perceptual.length <= physical.length {
        (perceptualDuration, self.bounce) = (duration, bounce)
        return
      }
    }
    (mass, stiffness, damping) = (given.mass, given.stiffness, given.damping)
  }
}

extension [(Word, Double)] {
  /// The length of the names and numbers as text, in bytes.
  fileprivate var length: Int {
    reduce(0) { $0 + $1.0.text.utf8.count + NumberWriter().text($1.1).utf8.count }
  }
}
