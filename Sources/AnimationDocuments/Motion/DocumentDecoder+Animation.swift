internal import AnimationEngine

// An animation: the name of a preset, or an object with a type, its members and modifiers.

extension DocumentDecoder {
  /// Reads an animation; nil, reported, when there is none.
  mutating func animation(at node: Int) -> Animation? {
    if tape[node].kind == .string { return namedAnimation(at: node) }
    var members = Members(of: node)
    guard gather(&members, "An animation is the name of a preset or an object") else {
      return nil
    }
    guard let type = animationType(&members) else { return nil }
    check(&members, allowed: type.animationMembers, type.animationName)
    let animation = animation(members, type)
    guard let list = members[.modifiers] else { return animation }
    return modified(animation, by: list)
  }

  private mutating func namedAnimation(at node: Int) -> Animation? {
    guard let name = name(at: node, among: .animationTypes, "animation") else { return nil }
    guard let animation = name.plainAnimation else {
      report(
        .missingMember, at: node,
        "The animation \(name.text) needs more than its name: it is written as an object.",
        hint: #"{"type":"\#(name.text)",…}"#)
      return nil
    }
    return animation
  }

  private mutating func animationType(_ members: inout Members) -> Word? {
    if let node = members[.type] { return name(at: node, among: .animationTypes, "animation") }
    // What the other members are is open without a type; misspelt ones still show.
    let all = WordSet.animationTypes.words.reduce(WordSet()) { $0.union($1.animationMembers) }
    check(&members, allowed: all, "An animation")
    _ = require(.type, of: members, "An animation")
    return nil
  }

  private mutating func animation(_ members: Members, _ type: Word) -> Animation? {
    switch type {
    case .default: return .default
    case .linear, .easeIn, .easeOut, .easeInOut: return easing(members, type)
    case .timingCurve: return timingCurve(members)
    case .custom: return measured(members)
    case .usingSpringWithDamping: return springWithDamping(members)
    case .interpolatingSpring: return interpolatingSpring(members)
    case .smooth, .snappy, .bouncy: return preset(members, type)
    case .interactiveSpring: return interactiveSpring(members)
    default: return fluidSpring(members)
    }
  }
}

// MARK: - Curves

extension DocumentDecoder {
  private mutating func easing(_ members: Members, _ type: Word) -> Animation? {
    var duration = Animation.defaultDuration
    if let node = members[.duration] {
      guard let given = self.duration(at: node) else { return nil }
      duration = given
    }
    switch type {
    case .easeIn: return .easeIn(duration: duration)
    case .easeOut: return .easeOut(duration: duration)
    case .easeInOut: return .easeInOut(duration: duration)
    default: return .linear(duration: duration)
    }
  }

  private mutating func timingCurve(_ members: Members) -> Animation? {
    let curve = require(.curve, of: members, "A timing curve").flatMap { self.curve(at: $0) }
    let duration = require(.duration, of: members, "A timing curve").flatMap {
      self.duration(at: $0)
    }
    guard let curve, let duration else { return nil }
    return .timingCurve(curve, duration: duration)
  }

  /// A measured response: points of time and progress with straight lines between them.
  private mutating func measured(_ members: Members) -> Animation? {
    let owner = "A custom animation"
    guard let node = require(.points, of: members, owner),
      let elements = list(at: node, "points is a list of pairs of a time and a progress")
    else { return nil }
    guard tape[node].count >= 2 else {
      report(.empty, at: node, "\(owner) has at least two points; this has \(tape[node].count).")
      return nil
    }
    let before = problems.total
    var points: [UnitPoint] = []
    for element in elements {
      if let point = point(at: element, after: points.last) { points.append(point) }
    }
    guard problems.total == before, let duration = points.last?.x else { return nil }
    return measured(points, duration, at: node)
  }

  private mutating func measured(
    _ points: [UnitPoint], _ duration: Double, at node: Int
  ) -> Animation? {
    let scaled = points.map { UnitPoint(x: $0.x / duration, y: $0.y) }
    guard duration > 0, let curve = UnitCurve(linearThrough: scaled) else {
      report(.outOfRange, at: node, "The last point of a custom animation has a time above 0.")
      return nil
    }
    return .timingCurve(curve, duration: duration)
  }

  private mutating func point(at node: Int, after last: UnitPoint?) -> UnitPoint? {
    guard tape[node].kind == .array, tape[node].count == 2 else {
      wrongType(at: node, "A point is a list of a time and a progress")
      return nil
    }
    guard let time = number(at: node + 1), let progress = number(at: node + 2) else { return nil }
    guard time >= 0 else {
      report(.outOfRange, at: node + 1, "A time is at least 0; this is \(quoted(node + 1)).")
      return nil
    }
    if let last, time < last.x {
      report(
        .notRising, at: node + 1,
        "Times do not fall; this is \(quoted(node + 1)) after \(last.x.sentence).")
      return nil
    }
    return UnitPoint(x: time, y: progress)
  }
}

// MARK: - Springs

extension DocumentDecoder {
  private mutating func fluidSpring(_ members: Members) -> Animation? {
    let blend = blendDuration(members, default: 0)
    let defaults = SpringDefaults(response: 0.5, dampingRatio: 0.825)
    guard let description = spring(members, defaults), let blend else { return nil }
    return description.animation(blendDuration: blend)
  }

  private mutating func interactiveSpring(_ members: Members) -> Animation? {
    let blend = blendDuration(members, default: 0.25)
    let given = members.words.intersection(.springMembers)
    if !given.isEmpty && given.isSubset(of: [.duration, .extraBounce]) {
      let extended = bounce(members, base: 0.15, duration: 0.15)
      guard let (duration, extra) = extended, let blend else { return nil }
      return .interactiveSpring(duration: duration, extraBounce: extra, blendDuration: blend)
    }
    let defaults = SpringDefaults(response: 0.15, dampingRatio: 0.86)
    guard !given.isEmpty else { return blend.map { .interactiveSpring(blendDuration: $0) } }
    guard let description = spring(members, defaults), let blend else { return nil }
    return description.animation(blendDuration: blend)
  }

  private mutating func preset(_ members: Members, _ type: Word) -> Animation? {
    let base = type.baseBounce ?? 0
    guard let (duration, extra) = bounce(members, base: base, duration: 0.5) else { return nil }
    switch type {
    case .snappy: return .snappy(duration: duration, extraBounce: extra)
    case .bouncy: return .bouncy(duration: duration, extraBounce: extra)
    default: return .smooth(duration: duration, extraBounce: extra)
    }
  }

  /// Reads a duration and an extra bounce on top of `base`.
  private mutating func bounce(
    _ members: Members, base: Double, duration standard: Double
  ) -> (duration: Double, extraBounce: Double)? {
    let duration = number(.duration, of: members, default: standard)
    let extra = number(.extraBounce, of: members, default: 0)
    guard let duration, let extra else { return nil }
    let wrong = Spring.problems(duration: duration, extraBounce: extra, baseBounce: base)
    for problem in wrong { report(problem, in: members) }
    return wrong.isEmpty ? (duration, extra) : nil
  }

  private mutating func interpolatingSpring(_ members: Members) -> Animation? {
    let velocity = number(.initialVelocity, of: members, default: 0)
    guard let description = spring(members, .spring), let velocity else { return nil }
    // The bare physical form is SwiftUI's, which never takes a spring as critical.
    return .interpolatingSpring(description.spring(overDamps: true), initialVelocity: velocity)
  }

  private mutating func springWithDamping(_ members: Members) -> Animation? {
    let owner = "usingSpringWithDamping"
    let duration = require(.duration, of: members, owner).flatMap { number(at: $0) }
    let ratio = require(.damping, of: members, owner).flatMap { number(at: $0) }
    let velocity = number(.initialVelocity, of: members, default: 0)
    guard let duration, let ratio, let velocity else { return nil }
    let wrong = Spring.problems(settlingDuration: duration, dampingRatio: ratio, epsilon: 0.001)
    for problem in wrong { report(problem.renamed, in: members) }
    guard wrong.isEmpty else { return nil }
    return .interpolatingSpring(
      Spring(settlingDuration: duration, dampingRatio: ratio), initialVelocity: velocity)
  }

  private mutating func blendDuration(_ members: Members, default standard: Double) -> Double? {
    guard let node = members[.blendDuration] else { return standard }
    return duration(at: node)
  }
}

extension ParameterProblem {
  /// The problem as UIKit's classic form names its parameters.
  fileprivate var renamed: ParameterProblem {
    let names = ["settlingDuration": "duration", "dampingRatio": "damping"]
    let name = names[parameter] ?? parameter
    let rest = message.components(of: "The \(parameter) ")
    return ParameterProblem(name, rest.map { "The \(name) " + $0 } ?? message)
  }
}

extension String {
  /// The text after `prefix`, or nil when it does not begin so.
  fileprivate func components(of prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

extension Double {
  /// The number in a sentence.
  var sentence: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension SpringDocument {
  /// The animation with a spring that merges.
  fileprivate func animation(blendDuration: Double) -> Animation {
    switch self {
    case .preset(let base, let duration, let extra):
      .spring(duration: duration, bounce: base + extra, blendDuration: blendDuration)
    case .perceptual(let duration, let bounce):
      .spring(duration: duration, bounce: bounce, blendDuration: blendDuration)
    case .response(let response, let ratio):
      .spring(response: response, dampingFraction: ratio, blendDuration: blendDuration)
    case .physical, .settling: .spring(spring(), blendDuration: blendDuration)
    }
  }
}
