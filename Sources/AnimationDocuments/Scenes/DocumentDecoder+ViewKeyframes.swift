internal import AnimationEngine

// Keyframes of views: {"duration":2,"keyframes":[{"relativeStartTime":0,…,"set":{…}},…]}.

extension DocumentDecoder {
  /// Reads a block of keyframes; nil, reported, when something is wrong with it.
  mutating func viewKeyframes(at node: Int) -> ViewKeyframes? {
    var members = Members(of: node)
    guard gather(&members, "keyframes is an object with a duration and a list of keyframes") else {
      return nil
    }
    let owner = "A block of keyframes"
    check(&members, allowed: .keyframeBlock, owner)
    let before = problems.total
    let duration = require(.duration, of: members, owner).flatMap { self.duration(at: $0) }
    let delay = members[.delay].flatMap { amount(at: $0, "The delay") } ?? 0
    let mode: CalculationMode? = members[.calculationMode].flatMap {
      choice(at: $0, "calculation mode")
    }
    let options = members[.options].flatMap { blockOptions(at: $0, takesCurve: false) }
    let keyframes = require(.keyframes, of: members, owner).flatMap { relativeKeyframes(at: $0) }
    guard let duration, let keyframes, problems.total == before else { return nil }
    return ViewKeyframes(
      duration: duration, delay: delay, mode: mode ?? .linear, options: options?.options ?? [],
      keyframes: keyframes)
  }

  private mutating func relativeKeyframes(at node: Int) -> [ViewKeyframes.Keyframe]? {
    guard let elements = list(at: node, "keyframes is a list of objects") else { return nil }
    let before = problems.total
    var keyframes: [ViewKeyframes.Keyframe] = []
    var start = 0.0
    for element in elements {
      if let keyframe = relativeKeyframe(at: element, after: &start) { keyframes.append(keyframe) }
    }
    return problems.total == before ? keyframes : nil
  }

  private mutating func relativeKeyframe(
    at node: Int, after last: inout Double
  ) -> ViewKeyframes.Keyframe? {
    var members = Members(of: node)
    guard gather(&members, "A keyframe is an object") else { return nil }
    let owner = "A keyframe of views"
    check(&members, allowed: [.relativeStartTime, .relativeDuration, .set], owner)
    let start = require(.relativeStartTime, of: members, owner).flatMap {
      relativeStart(at: $0, after: last)
    }
    let length = require(.relativeDuration, of: members, owner).flatMap {
      fraction(at: $0, Word.relativeDuration.text)
    }
    last = start ?? last
    let changes = requiredChanges(members, owner)
    guard let start, let length, checkEnd(of: members, start + length), let changes else {
      return nil
    }
    return ViewKeyframes.Keyframe(
      relativeStart: start, relativeDuration: length, changes: changes)
  }

  private mutating func relativeStart(at node: Int, after last: Double) -> Double? {
    guard let start = fraction(at: node, Word.relativeStartTime.text) else { return nil }
    guard start >= last else {
      report(
        .notRising, at: node,
        "The starts of keyframes do not fall; this is \(quoted(node)) after \(last.sentence).")
      return nil
    }
    return start
  }

  /// Whether a keyframe ends with its block at the latest; if not, that is reported. Sums of decimal
  /// fractions are 1 but for their last digits.
  private mutating func checkEnd(of members: Members, _ end: Double) -> Bool {
    guard end > 1 + 0x1p-40, let node = members[.relativeDuration] else { return true }
    report(
      .outOfRange, at: node,
      "A keyframe ends within its block: start and duration are at most 1 together.")
    return false
  }
}

extension WordSet {
  fileprivate static let keyframeBlock: WordSet = [
    .duration, .delay, .calculationMode, .options, .keyframes,
  ]
}
