internal import AnimationEngine

// A block animation of UIKit: {"duration":0.3,"curve":"easeOut"}, {"duration":0.6,"damping":0.7},
// {"springDuration":0.5,"bounce":0.2} or {"animation":…}, each with a delay and options.

extension DocumentDecoder {
  /// Reads a block animation; nil, reported, when something is wrong with it.
  mutating func uikitAnimation(at node: Int) -> UIKitAnimation? {
    var members = Members(of: node)
    guard gather(&members, "uikit is an object") else { return nil }
    check(&members, allowed: WordSet.blockMembers.union([.delay, .options]), "uikit")
    let before = problems.total
    let kind = blockKind(of: members)
    let form = kind.flatMap { blockForm($0, members) }
    let delay = members[.delay].flatMap { amount(at: $0, "The delay") } ?? 0
    let options = members[.options].flatMap { blockOptions(at: $0, takesCurve: kind == .curve) }
    if let options, options.curve != nil, let curve = members[.curve] {
      report(
        .conflictingMembers, at: curve, "The curve of a block is in curve or in options; not both.")
    }
    guard var form, problems.total == before else { return nil }
    if let curve = options?.curve, case .curve(_, let duration) = form {
      form = .curve(curve, duration: duration)
    }
    return UIKitAnimation(form, delay: delay, options: options?.options ?? [])
  }

  /// The form that the members belong to; nil, reported, when they belong to none or to two.
  private mutating func blockKind(of members: Members) -> BlockKind? {
    let given = members.words.intersection(.blockMembers)
    if given.isEmpty {
      guard members.guessed.isDisjoint(with: .blockMembers) else { return nil }
      report(
        .missingMember, at: members.object,
        "uikit has one of the sets of members \(BlockKind.allCases.map(\.text).listed("or")).")
      return nil
    }
    if let kind = BlockKind.allCases.first(where: { given.isSubset(of: $0.members) }) {
      return kind
    }
    reportMixture(members, given)
    return nil
  }

  /// Names the first form that has a member of its own there, and one of the first other member.
  private mutating func reportMixture(_ members: Members, _ given: WordSet) {
    let kinds = BlockKind.allCases
    let first = kinds.first { !given.isDisjoint(with: $0.own) } ?? .curve
    let rest = given.subtracting(first.members)
    let second = kinds.first { $0 != first && !rest.isDisjoint(with: $0.members) } ?? .animation
    report(
      .conflictingMembers, at: members.object,
      """
      uikit has one set of members; this mixes \(given.subtracting(rest).text) of the set \
      \(first.text) with \(rest.text) of \(second.text).
      """)
  }

  private mutating func blockForm(_ kind: BlockKind, _ members: Members) -> UIKitAnimation.Form? {
    switch kind {
    case .curve:
      let duration = require(.duration, of: members, "uikit").flatMap { self.duration(at: $0) }
      var curve: UnitCurve? = .easeInOut
      if let node = members[.curve] { curve = self.curve(at: node) }
      guard let duration, let curve else { return nil }
      return .curve(curve, duration: duration)
    case .damping: return dampingForm(members)
    case .spring: return springForm(members)
    case .animation:
      return members[.animation].flatMap { animation(at: $0) }.map { .animation($0) }
    }
  }

  private mutating func dampingForm(_ members: Members) -> UIKitAnimation.Form? {
    let owner = "A block with a damping"
    let duration = require(.duration, of: members, owner).flatMap { number(at: $0) }
    let ratio = require(.damping, of: members, owner).flatMap { number(at: $0) }
    let velocity = members[.initialVelocity].map { number(at: $0) } ?? 0
    guard let duration, let ratio, let velocity,
      checkSettling(in: duration, .duration, ratio, .damping, members)
    else { return nil }
    return .springDamping(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
  }

  private mutating func springForm(_ members: Members) -> UIKitAnimation.Form? {
    let duration = members[.springDuration].map { number(at: $0) } ?? 0.5
    let bounce = members[.bounce].map { number(at: $0) } ?? 0
    let velocity = members[.initialVelocity].map { number(at: $0) } ?? 0
    guard let duration, let bounce, let velocity else { return nil }
    let wrong = Spring.problems(duration: duration, bounce: bounce)
    for problem in wrong {
      report(problem.renamed(["duration": Word.springDuration.text]), in: members)
    }
    return wrong.isEmpty
      ? .spring(duration: duration, bounce: bounce, initialVelocity: velocity) : nil
  }

  /// Whether there is a spring of a damping ratio that settles in a duration; if not, that is
  /// reported at the members that say so. A ratio is at most 1, as UIKit's are.
  mutating func checkSettling(
    in duration: Double, _ durationWord: Word, _ ratio: Double, _ ratioWord: Word,
    _ members: Members
  ) -> Bool {
    if ratio > 1 {
      report(
        .outOfRange, at: members[ratioWord] ?? members.object,
        "The \(ratioWord.text) is greater than 0 and at most 1; this is \(ratio.sentence).")
      return false
    }
    let wrong = Spring.problems(settlingDuration: duration, dampingRatio: ratio, epsilon: 0.001)
    let names = ["settlingDuration": durationWord.text, "dampingRatio": ratioWord.text]
    for problem in wrong { report(problem.renamed(names), in: members) }
    return wrong.isEmpty
  }
}

// MARK: - Options

extension DocumentDecoder {
  /// Reads options; those that are a curve are told apart. nil, reported, when one is wrong.
  mutating func blockOptions(
    at node: Int, takesCurve: Bool
  ) -> (options: Set<UIKitAnimation.Option>, curve: UnitCurve?)? {
    guard let elements = list(at: node, "options is a list of names") else { return nil }
    let before = problems.total
    var options: Set<UIKitAnimation.Option> = []
    var curve: UnitCurve?
    for element in elements {
      guard let text = string(at: element) else { continue }
      if let option = UIKitAnimation.Option(rawValue: text) {
        options.insert(option)
      } else if let option = CurveOption(rawValue: text) {
        checkCurve(element, takesCurve: takesCurve && curve == nil)
        curve = option.curve
      } else {
        let curves = takesCurve ? CurveOption.allCases.map(\.rawValue) : []
        reportUnknownName(
          at: element, among: UIKitAnimation.Option.allCases.map(\.rawValue) + curves, "option")
      }
    }
    return problems.total == before ? (options, curve) : nil
  }

  private mutating func checkCurve(_ node: Int, takesCurve: Bool) {
    guard !takesCurve else { return }
    report(
      .conflictingMembers, at: node,
      "\(quoted(node)) is the curve of a block with a duration and no other curve.")
  }
}

/// The options of a block that are its curve.
private enum CurveOption: String, CaseIterable {
  case curveEaseInOut, curveEaseIn, curveEaseOut, curveLinear

  var curve: UnitCurve {
    switch self {
    case .curveEaseInOut: .easeInOut
    case .curveEaseIn: .easeIn
    case .curveEaseOut: .easeOut
    case .curveLinear: .linear
    }
  }
}

// MARK: - The sets of members

/// The sets of members that describe a block animation.
private enum BlockKind: CaseIterable {
  case curve, damping, spring, animation

  var members: WordSet {
    switch self {
    case .curve: [.duration, .curve]
    case .damping: [.duration, .damping, .initialVelocity]
    case .spring: [.springDuration, .bounce, .initialVelocity]
    case .animation: [.animation]
    }
  }

  /// The members that only this set has.
  var own: WordSet {
    BlockKind.allCases.reduce(members) { $1 == self ? $0 : $0.subtracting($1.members) }
  }

  /// The members of the set in a sentence.
  var text: String { "(" + members.words.map(\.text).joined(separator: ", ") + ")" }
}

extension WordSet {
  fileprivate static let blockMembers = BlockKind.allCases.reduce(WordSet()) {
    $0.union($1.members)
  }
}

extension ParameterProblem {
  /// The problem under the names that the parameters have elsewhere.
  func renamed(_ names: [String: String]) -> ParameterProblem {
    guard let name = names[parameter] else { return self }
    let beginning = "The \(parameter) "
    guard message.hasPrefix(beginning) else { return ParameterProblem(name, message) }
    return ParameterProblem(name, "The \(name) " + message.dropFirst(beginning.count))
  }
}
