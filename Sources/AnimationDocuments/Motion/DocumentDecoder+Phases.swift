internal import AnimationEngine

// One phase, {"name":"idle","values":{…},"animation":…}, and what drives the sequence.

extension DocumentDecoder {
  /// Reads the phases of a document. Reports a problem and returns nil when one of them is wrong.
  /// The first one's values declare the properties.
  mutating func phases(at node: Int) -> [PhaseAnimation.Phase]? {
    guard let elements = list(at: node, "phases is a list of objects") else { return nil }
    guard tape[node].count > 0 else {
      report(.empty, at: node, "A document of phases has at least one.")
      return nil
    }
    guard checkPhaseCount(node) else { return nil }
    let before = problems.total
    var phases: [PhaseAnimation.Phase] = []
    for (index, element) in elements.enumerated() {
      let phase = phase(at: element, index: index, after: phases.last?.values)
      if let phase { phases.append(phase) }
    }
    return problems.total == before ? phases : nil
  }

  /// Whether phases times properties are few enough: held before any phase is read.
  private mutating func checkPhaseCount(_ node: Int) -> Bool {
    var properties = 1
    if tape[node + 1].kind == .object {
      for member in tape.children(of: node + 1) where tape[member].kind == .object {
        properties = max(properties, tape[member].count)
      }
    }
    return check(
      tape[node].count * properties, atMost: limits.maxKeyframes, "values of all phases",
      "max-keyframes", at: node)
  }

  private mutating func phase(
    at node: Int, index: Int, after previous: [Components]?
  ) -> PhaseAnimation.Phase? {
    var members = Members(of: node)
    guard gather(&members, "A phase is an object") else { return nil }
    check(&members, allowed: Forms.phase.words, Forms.phase.owner)
    let name = members[.name].map { string(at: $0) } ?? String(index)
    let values = phaseValues(members, isFirst: index == 0, after: previous ?? [])
    var animation: Animation? = .default
    if let node = members[.animation] {
      animation = tape[node].kind == .null ? nil : value(at: node, as: Forms.animation)
    }
    guard let name, let values else { return nil }
    return PhaseAnimation.Phase(name: name, values: values, animation: animation)
  }

  private mutating func phaseValues(
    _ members: Members, isFirst: Bool, after previous: [Components]
  ) -> [Components]? {
    if isFirst {
      return require(.values, of: members, "The first phase").flatMap {
        firstValues(at: $0, "values")
      }
    }
    guard let node = members[.values] else { return previous }
    return values(at: node, changing: previous, "values")
  }
}

// MARK: - What drives the sequence

extension DocumentDecoder {
  /// Reads `cycles` or `triggers`; one cycle when there is neither. Each of them takes a step for each of
  /// the phases; the tracks of keyframes count as one.
  mutating func run(_ members: Members, phases: Int = 1) -> PhaseAnimation.Run? {
    if let cycles = members[.cycles], let triggers = members[.triggers] {
      report(
        .conflictingMembers, at: max(cycles, triggers),
        "cycles and triggers exclude each other; this has both.")
      return nil
    }
    if let node = members[.triggers] { return triggers(at: node, phases: phases) }
    return members[.cycles].map { cycles(at: $0, phases: phases) } ?? .cycles(1)
  }

  private mutating func cycles(at node: Int, phases: Int) -> PhaseAnimation.Run? {
    if tape[node].kind == .string {
      if word(at: node) == .forever { return .forever }
      reportUnknownName(at: node, among: [Word.forever.text], "number of cycles")
      return nil
    }
    guard tape[node].kind == .number else {
      wrongType(at: node, "cycles is a whole number or \"forever\"")
      return nil
    }
    guard let count = wholeNumber(at: node, atLeast: 0, "cycles"),
      checkSteps(count, phases, at: node)
    else { return nil }
    return .cycles(count)
  }

  private mutating func triggers(at node: Int, phases: Int) -> PhaseAnimation.Run? {
    guard let elements = list(at: node, "triggers is a list of times"),
      checkSteps(tape[node].count, phases, at: node)
    else { return nil }
    let before = problems.total
    var times: [Double] = []
    for element in elements {
      if let time = trigger(at: element, after: times.last) { times.append(time) }
    }
    return problems.total == before ? .triggers(times) : nil
  }

  private mutating func trigger(at node: Int, after last: Double?) -> Double? {
    guard let time = number(at: node) else { return nil }
    guard time >= 0 else {
      report(.outOfRange, at: node, "A time is at least 0; this is \(quoted(node)).")
      return nil
    }
    if let last, time < last {
      report(
        .notRising, at: node,
        "The times of triggers do not fall; this is \(quoted(node)) after \(last.sentence).")
      return nil
    }
    return time
  }

  private mutating func checkSteps(_ cycles: Int, _ phases: Int, at node: Int) -> Bool {
    let (steps, overflow) = cycles.multipliedReportingOverflow(by: phases)
    return check(
      overflow ? .max : steps, atMost: limits.maxEvents, "steps from phase to phase", "max-events",
      at: node)
  }
}
