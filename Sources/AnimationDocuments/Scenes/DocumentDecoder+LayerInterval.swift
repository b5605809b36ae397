internal import AnimationEngine

// Animations of layers from one value to another: {"from":0,"to":20,"duration":0.3}, and by a spring.

extension DocumentDecoder {
  /// Reads the animation `basic`; nil, reported, when something is wrong with it.
  mutating func basicAnimation(at node: Int, of target: LayerTarget) -> LayerAnimation? {
    var members = Members(of: node)
    guard gather(&members, "basic is an object") else { return nil }
    check(&members, allowed: .basicAnimation, "A basic animation")
    let before = problems.total
    let interval = interval(members, of: target)
    let property = layerProperty(members, target)
    let curve = members[.timingFunction].flatMap { timingFunction(at: $0) }
    let frame = layerFrame(members, lasting: MediaTiming.defaultDuration)
    guard let property, problems.total == before else { return nil }
    return frame.animation(.basic(property, interval, timingFunction: curve))
  }

  /// Reads the animation `spring`; nil, reported, when something is wrong with it.
  mutating func springAnimation(at node: Int, of target: LayerTarget) -> LayerAnimation? {
    var members = Members(of: node)
    guard gather(&members, "spring is an object") else { return nil }
    check(&members, allowed: .springAnimation, "A spring animation")
    let before = problems.total
    let interval = interval(members, of: target)
    let property = layerProperty(members, target)
    let spring = layerSpring(members)
    let velocity = number(.initialVelocity, of: members, default: 0)
    var duration: Double?
    if let spring, let velocity { duration = settling(of: spring, velocity, members) }
    let frame = layerFrame(members, lasting: duration ?? MediaTiming.defaultDuration)
    guard let property, let spring, let velocity, problems.total == before else { return nil }
    return frame.animation(.spring(property, interval, spring, initialVelocity: velocity))
  }

  /// How an animation goes together with what is below; nil where the property is not known.
  mutating func layerProperty(_ members: Members, _ target: LayerTarget) -> LayerProperty? {
    let isAdditive = members[.additive].flatMap { bool(at: $0) } ?? false
    let isCumulative = members[.cumulative].flatMap { bool(at: $0) } ?? false
    guard let part = target.part else { return nil }
    if isDiscrete(part) {
      for word in [Word.additive, .cumulative] {
        guard let node = members[word], tape[node].kind == .bool, tape[node].flag else { continue }
        report(.typeMismatch, at: node, "Nothing can be added to a discrete value.")
      }
    }
    return LayerProperty(
      property: part.property, components: part.components, isAdditive: isAdditive,
      isCumulative: isCumulative)
  }
}

// MARK: - Ends

extension DocumentDecoder {
  /// Reads the ends of an animation and the difference between them, at most two of which may be
  /// given.
  private mutating func interval(_ members: Members, of target: LayerTarget) -> LayerInterval {
    let part = target.part ?? .unknown
    if let name = target.name, isDiscrete(part) {
      reportDiscrete(at: name)
      return LayerInterval()
    }
    if WordSet.interval.isSubset(of: members.words) {
      report(
        .conflictingMembers, at: members.object,
        "Two of from, to and by are enough; this has all three.")
    }
    return LayerInterval(
      from: members[.from].flatMap { value(at: $0, of: part) },
      to: members[.to].flatMap { value(at: $0, of: part) },
      by: members[.by].flatMap { difference(at: $0, of: part) })
  }

  /// Reports a discrete property that is not moved by jumps from key time to key time.
  mutating func reportDiscrete(at node: Int) {
    report(
      .typeMismatch, at: node,
      "\(quoted(node)) is a discrete value: a layer shows it by keyframes that jump.",
      hint: #""keyframe":{"values":[…],"calculationMode":"discrete"}"#)
  }

  /// Reads the difference between two values, where values can be added up.
  private mutating func difference(at node: Int, of part: PropertyPart) -> Components? {
    guard table.canRead(part) else { return nil }
    let type = table.properties[part.property].type
    switch type {
    case .transform, .path, .discrete, .color(.oklch), .color(.css):
      report(
        .typeMismatch, at: node, "No value says how far \(type.sentence) goes.",
        hint: #""from" and "to""#)
      return nil
    default: return value(at: node, of: part)
    }
  }
}

// MARK: - Springs

extension DocumentDecoder {
  /// Reads a spring by its physical parameters, or by a perceptual duration and a bounce.
  private mutating func layerSpring(_ members: Members) -> Spring? {
    let perceptual = members.words.intersection(.perceptualSpring)
    let physical = members.words.intersection(.physicalSpring)
    guard perceptual.isEmpty || physical.isEmpty else {
      report(
        .mixedSpring, at: members.object, about: perceptual.words.first,
        """
        A spring has one set of members; this mixes \(physical.text) of the set \
        (mass, stiffness, damping) with \(perceptual.text) of (perceptualDuration, bounce).
        """)
      return nil
    }
    return perceptual.isEmpty ? physicalSpring(members) : perceptualSpring(members)
  }

  private mutating func physicalSpring(_ members: Members) -> Spring? {
    let mass = number(.mass, of: members, default: 1)
    let stiffness = number(.stiffness, of: members, default: 100)
    let damping = number(.damping, of: members, default: 10)
    guard let mass, let stiffness, let damping else { return nil }
    let wrong = Spring.problems(mass: mass, stiffness: stiffness, damping: damping)
    for problem in wrong { report(problem, in: members) }
    guard wrong.isEmpty else { return nil }
    return Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
  }

  private mutating func perceptualSpring(_ members: Members) -> Spring? {
    let duration = number(.perceptualDuration, of: members, default: 0.5)
    let bounce = number(.bounce, of: members, default: 0)
    guard let duration, let bounce else { return nil }
    let wrong = Spring.problems(duration: duration, bounce: bounce)
    for problem in wrong {
      report(problem.renamed(["duration": Word.perceptualDuration.text]), in: members)
    }
    return wrong.isEmpty ? Spring(duration: duration, bounce: bounce) : nil
  }

  /// How long a spring runs that states no duration: until it has settled. One that never does has
  /// to state one.
  private mutating func settling(
    of spring: Spring, _ velocity: Double, _ members: Members
  ) -> Double? {
    if members[.duration] != nil { return nil }
    if let duration = spring.layerDuration(initialVelocity: velocity) { return duration }
    let cause = [Word.damping, .bounce, .initialVelocity].first { members[$0] != nil }
    report(
      .outOfRange, at: cause.flatMap { members[$0] } ?? members.object,
      "A spring that does not settle needs a duration.")
    return nil
  }
}

extension Spring {
  /// How long an animation of a layer by this spring lasts where it does not say so; nil when it never
  /// settles.
  func layerDuration(initialVelocity: Double) -> Double? {
    settlingDuration(by: .coreAnimation, initialVelocity: initialVelocity).flatMap {
      $0.isFinite ? $0 : nil
    }
  }
}

extension WordSet {
  fileprivate static let interval: WordSet = [.from, .to, .by]
  /// How an animation of a layer goes together with what is below.
  static let blending: WordSet = [.additive, .cumulative]
  fileprivate static let basicAnimation =
    layerFrame.union(interval).union(blending).union([.timingFunction])
  fileprivate static let physicalSpring: WordSet = [.mass, .stiffness, .damping]
  fileprivate static let perceptualSpring: WordSet = [.perceptualDuration, .bounce]
  fileprivate static let springAnimation =
    layerFrame.union(interval).union(blending).union(physicalSpring).union(perceptualSpring)
    .union([.initialVelocity])
}
