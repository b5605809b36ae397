internal import AnimationEngine

/// A spring as a document describes it: by one of the sets of members that there are.
///
///     "bouncy"    {"duration":0.5,"bounce":0.2}    {"mass":1,"stiffness":100,"damping":10}
enum SpringDocument {
  /// A preset's own bounce and what comes on top of it.
  case preset(baseBounce: Double, duration: Double, extraBounce: Double)
  /// A perceptual duration and a bounce.
  case perceptual(duration: Double, bounce: Double)
  /// The period of the undamped swing and the part of critical damping.
  case response(Double, dampingRatio: Double)
  /// The physical parameters.
  case physical(mass: Double, stiffness: Double, damping: Double, allowOverDamping: Bool?)
  /// The time to come within epsilon of the target.
  case settling(duration: Double, dampingRatio: Double, epsilon: Double)

  /// The spring that is described. `overDamps` is whether physical parameters may over-damp when
  /// they do not say so themselves.
  func spring(overDamps: Bool = false) -> Spring {
    switch self {
    case .preset(let base, let duration, let extra):
      Spring(duration: duration, bounce: base + extra)
    case .perceptual(let duration, let bounce): Spring(duration: duration, bounce: bounce)
    case .response(let response, let ratio): Spring(response: response, dampingRatio: ratio)
    case .physical(let mass, let stiffness, let damping, let allows):
      Spring(
        mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allows ?? overDamps)
    case .settling(let duration, let ratio, let epsilon):
      Spring(settlingDuration: duration, dampingRatio: ratio, epsilon: epsilon)
    }
  }

  /// What the engine finds wrong with the parameters.
  fileprivate var problems: [ParameterProblem] {
    switch self {
    case .preset(let base, let duration, let extra):
      Spring.problems(duration: duration, extraBounce: extra, baseBounce: base)
    case .perceptual(let duration, let bounce):
      Spring.problems(duration: duration, bounce: bounce)
    case .response(let response, let ratio):
      Spring.problems(response: response, dampingRatio: ratio)
    case .physical(let mass, let stiffness, let damping, _):
      Spring.problems(mass: mass, stiffness: stiffness, damping: damping)
    case .settling(let duration, let ratio, let epsilon):
      Spring.problems(settlingDuration: duration, dampingRatio: ratio, epsilon: epsilon)
    }
  }
}

/// What a description of a spring takes where its members are silent.
struct SpringDefaults {
  /// The response when only a damping ratio is given; nil where it has to be given.
  var response: Double?
  /// The damping ratio when only a response is given; nil where it has to be given.
  var dampingRatio: Double?

  /// Springs by themselves: response and ratio come together.
  static let spring = SpringDefaults()
}

// MARK: - Reading

extension DocumentDecoder {
  /// Reads a spring that stands by itself; nil, reported, when there is none.
  mutating func spring(at node: Int) -> Spring? {
    if tape[node].kind == .string {
      let name = name(at: node, among: .springPresets, "spring")
      return name?.baseBounce.map { Spring(duration: 0.5, bounce: $0) }
    }
    var members = Members(of: node)
    guard gather(&members, "A spring is the name of a preset or an object") else {
      return nil
    }
    check(&members, allowed: .springMembers, "A spring")
    return spring(members, .spring)?.spring()
  }

  /// Reads the description of a spring among the members of an object; the members of other
  /// purposes do not matter. nil, reported, when there is none.
  mutating func spring(_ members: Members, _ defaults: SpringDefaults) -> SpringDocument? {
    guard let form = springForm(members) else { return nil }
    let before = problems.total
    let description = describe(members, as: form, defaults)
    guard let description, problems.total == before else { return nil }
    for problem in description.problems { report(problem, in: members) }
    return problems.total == before ? description : nil
  }

  /// Reports what the engine finds wrong with a parameter, at the member of its name.
  mutating func report(_ problem: ParameterProblem, in members: Members) {
    let word = WordTable.shared.word(ArraySlice(problem.parameter.utf8))
    report(
      .outOfRange, at: word.flatMap { members[$0] } ?? members.object, problem.message)
  }

  private mutating func describe(
    _ members: Members, as form: SpringForm, _ defaults: SpringDefaults
  ) -> SpringDocument? {
    switch form {
    case .preset:
      let named = require(.preset, of: members, "A spring with an extra bounce")
      let preset = named.flatMap { name(at: $0, among: .springPresets, "preset") }
      let duration = number(.duration, of: members, default: 0.5)
      let extra = number(.extraBounce, of: members, default: 0)
      guard let base = preset?.baseBounce, let duration, let extra else { return nil }
      return .preset(baseBounce: base, duration: duration, extraBounce: extra)
    case .perceptual:
      let duration = number(.duration, of: members, default: 0.5)
      let bounce = number(.bounce, of: members, default: 0)
      guard let duration, let bounce else { return nil }
      return .perceptual(duration: duration, bounce: bounce)
    case .response:
      let response = number(.response, of: members, default: defaults.response)
      let ratio = number(.dampingRatio, of: members, default: defaults.dampingRatio)
      guard let response, let ratio else { return nil }
      return .response(response, dampingRatio: ratio)
    case .physical: return physical(members)
    case .settling:
      let duration = number(.settlingDuration, of: members)
      let ratio = number(.dampingRatio, of: members)
      let epsilon = number(.epsilon, of: members, default: 0.001)
      guard let duration, let ratio, let epsilon else { return nil }
      return .settling(duration: duration, dampingRatio: ratio, epsilon: epsilon)
    }
  }

  private mutating func physical(_ members: Members) -> SpringDocument? {
    let mass = number(.mass, of: members, default: 1)
    let stiffness = number(.stiffness, of: members)
    let damping = number(.damping, of: members)
    let allows = members[.allowOverDamping].flatMap { bool(at: $0) }
    guard let mass, let stiffness, let damping else { return nil }
    return .physical(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allows)
  }

  /// Reads a number that has a default; one without has to be given.
  mutating func number(
    _ word: Word, of members: Members, default standard: Double? = nil
  ) -> Double? {
    if let node = members[word] { return number(at: node) }
    if let standard, !members.guessed.contains(word) { return standard }
    _ = require(word, of: members, "This spring")
    return nil
  }
}

// MARK: - The sets of members

/// The sets of members that describe a spring.
enum SpringForm: CaseIterable {
  case preset, perceptual, response, physical, settling

  /// The members of the set.
  var members: WordSet {
    switch self {
    case .preset: .presetSpring
    case .perceptual: .perceptualSpring
    case .response: .responseSpring
    case .physical: .physicalSpring
    case .settling: .settlingSpring
    }
  }

  /// The members of the set in a sentence.
  var text: String {
    switch self {
    case .preset: "(preset, duration, extraBounce)"
    case .perceptual: "(duration, bounce)"
    case .response: "(response, dampingRatio)"
    case .physical: "(mass, stiffness, damping, allowOverDamping)"
    case .settling: "(settlingDuration, dampingRatio, epsilon)"
    }
  }

  /// The members that only this set has.
  var own: WordSet {
    SpringForm.allCases.reduce(members) { $1 == self ? $0 : $0.subtracting($1.members) }
  }
}

extension WordSet {
  fileprivate static let presetSpring: WordSet = [.preset, .duration, .extraBounce]
  fileprivate static let perceptualSpring: WordSet = [.duration, .bounce]
  fileprivate static let responseSpring: WordSet = [.response, .dampingRatio]
  fileprivate static let physicalSpring: WordSet = [
    .mass, .stiffness, .damping, .allowOverDamping,
  ]
  fileprivate static let settlingSpring: WordSet = [.settlingDuration, .dampingRatio, .epsilon]
}

extension DocumentDecoder {
  /// The set that the members belong to; nil, reported, when they belong to two.
  private mutating func springForm(_ members: Members) -> SpringForm? {
    let given = members.words.intersection(.springMembers)
    if given.isEmpty { return .perceptual }
    if let form = SpringForm.allCases.first(where: { given.isSubset(of: $0.members) }) {
      return form.completed(given)
    }
    reportMixture(members, given)
    return nil
  }

  /// Names both sets: the first that has a member of its own there, and the one of the first
  /// member that it lacks.
  private mutating func reportMixture(_ members: Members, _ given: WordSet) {
    let forms: [SpringForm] = [.preset, .perceptual, .response, .physical, .settling]
    let owners = forms.filter { !given.isDisjoint(with: $0.own) }
    let first = owners.first ?? .perceptual
    let rest = given.subtracting(first.members)
    let second =
      owners.dropFirst().first { !rest.isDisjoint(with: $0.members) }
      ?? [.perceptual, .response].first { !rest.isDisjoint(with: $0.members) } ?? .settling
    report(
      .mixedSpring, at: members.object, about: rest.words.first,
      """
      A spring has one set of members; this mixes \(given.intersection(first.members).text) \
      of the set \(first.text) with \(given.subtracting(first.members).text) of \(second.text).
      """)
  }
}

extension SpringForm {
  /// The set that was meant by members which are all in this one: an extra bounce alone belongs
  /// to a preset, a damping ratio with an epsilon to a settling time.
  fileprivate func completed(_ given: WordSet) -> SpringForm {
    if self == .preset, !given.contains(.preset), !given.contains(.extraBounce) {
      return .perceptual
    }
    return self
  }
}

extension WordSet {
  /// All members that describe springs.
  static let springMembers = SpringForm.allCases.reduce(WordSet()) { $0.union($1.members) }

  /// The names of springs.
  static let springPresets: WordSet = [.smooth, .snappy, .bouncy]
}

extension Word {
  /// The bounce that a preset has by itself.
  var baseBounce: Double? {
    switch self {
    case .smooth: 0
    case .snappy: 0.15
    case .bouncy: 0.3
    default: nil
    }
  }
}
