internal import AnimationEngine

// Animations of layers through values: {"values":[0,20,10],"keyTimes":[0,0.25,1],"duration":1}.

extension DocumentDecoder {
  /// Reads the animation `keyframe`; nil, reported, when something is wrong with it.
  mutating func keyframeAnimation(at node: Int, of target: LayerTarget) -> LayerAnimation? {
    var members = Members(of: node)
    guard gather(&members, "keyframe is an object with values") else { return nil }
    check(&members, allowed: .keyframeAnimation, "A keyframe animation")
    let before = problems.total
    let mode = choice(
      .calculationMode, of: members, "calculation mode", default: CalculationMode.linear)
    if let mode { checkDiscrete(target, mode) }
    let list = require(.values, of: members, "A keyframe animation")
    let values = list.flatMap { layerValues(at: $0, of: target.part ?? .unknown) }
    let count = list.flatMap { tape[$0].kind == .array ? tape[$0].count : nil }
    let property = layerProperty(members, target)
    let times = members[.keyTimes].flatMap { keyTimes(at: $0, count, mode) }
    let curves = members[.timingFunctions].flatMap { timingFunctions(at: $0, count) }
    let shape = splineValues(members, count)
    let curve = members[.timingFunction].flatMap { timingFunction(at: $0) }
    let frame = layerFrame(members, lasting: MediaTiming.defaultDuration)
    guard let property, let values, let mode, problems.total == before else { return nil }
    let keyframes = LayerKeyframes(
      values: values, keyTimes: times ?? [], timingFunctions: curves ?? [], mode: mode,
      tension: shape.tension, continuity: shape.continuity, bias: shape.bias)
    return frame.animation(.keyframe(property, keyframes, timingFunction: curve))
  }

  /// Reports a discrete property that is to move otherwise than by jumps.
  private mutating func checkDiscrete(_ target: LayerTarget, _ mode: CalculationMode) {
    guard let part = target.part, isDiscrete(part), mode != .discrete, let name = target.name else {
      return
    }
    reportDiscrete(at: name)
  }

  private mutating func layerValues(at node: Int, of part: PropertyPart) -> [Components]? {
    guard let elements = list(at: node, "values is a list of values") else { return nil }
    guard tape[node].count > 0 else {
      report(.empty, at: node, "A keyframe animation has at least one value.")
      return nil
    }
    return elements.compactMap { value(at: $0, of: part) }
  }

  // MARK: - Times

  /// Reads when each value is reached. `count` is how many values there are, if that is known.
  private mutating func keyTimes(
    at node: Int, _ count: Int?, _ mode: CalculationMode?
  ) -> [Double]? {
    guard let elements = list(at: node, "keyTimes is a list of numbers") else { return nil }
    let given = tape[node].count
    if let count, let mode, given != count, mode != .discrete || given != count + 1 {
      let last = mode == .discrete ? ", or one more, the end of the last" : ""
      report(
        .outOfRange, at: node,
        "There is a key time for each value\(last): for \(count.things("value")) this has "
          + "\(given.things("time")).")
    }
    var times: [Double] = []
    for element in elements {
      if let time = keyTime(at: element, after: times.last) { times.append(time) }
    }
    return times
  }

  private mutating func keyTime(at node: Int, after last: Double?) -> Double? {
    guard let time = fraction(at: node, "A key time") else { return nil }
    if let last, time < last {
      report(
        .notRising, at: node,
        "Key times do not fall; this is \(quoted(node)) after \(last.sentence).")
      return nil
    }
    return time
  }

  private mutating func timingFunctions(at node: Int, _ count: Int?) -> [UnitCurve]? {
    guard let elements = list(at: node, "timingFunctions is a list of curves") else { return nil }
    let given = tape[node].count
    if let count, given != count - 1 {
      report(
        .outOfRange, at: node,
        "There is a timing function between each value and the next: for \(count.things("value")) "
          + "there are \(count - 1), and this has \(given).")
    }
    return elements.compactMap { timingFunction(at: $0) }
  }

  // MARK: - Splines

  /// Reads how a spline runs through each value.
  private mutating func splineValues(
    _ members: Members, _ count: Int?
  ) -> (tension: [Double], continuity: [Double], bias: [Double]) {
    (
      splineValues(.tensionValues, of: members, count),
      splineValues(.continuityValues, of: members, count),
      splineValues(.biasValues, of: members, count)
    )
  }

  private mutating func splineValues(
    _ word: Word, of members: Members, _ count: Int?
  ) -> [Double] {
    guard let node = members[word],
      let elements = list(at: node, "\(word.text) is a list of numbers")
    else { return [] }
    if let count, tape[node].count > count {
      report(
        .outOfRange, at: node,
        "\(word.text) has a number for each value at most: for \(count.things("value")) this has "
          + "\(tape[node].count.things("number")).")
    }
    return elements.compactMap { number(at: $0) }
  }
}

extension Int {
  /// So many things of a kind: `1 value`, `2 values`.
  fileprivate func things(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension WordSet {
  fileprivate static let keyframeAnimation = layerFrame.union(blending).union([
    .values, .keyTimes, .timingFunctions, .timingFunction, .calculationMode, .tensionValues,
    .continuityValues, .biasValues,
  ])
}
