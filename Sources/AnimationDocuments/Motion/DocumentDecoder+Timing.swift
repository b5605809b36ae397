internal import AnimationEngine

// How a document is laid on the time axis: {"delay":0.5,"iterations":3,"direction":"alternate",…}.

extension DocumentDecoder {
  /// Reads a timing; nil, reported, when something is wrong with it.
  mutating func timing(at node: Int) -> WebTiming? {
    var members = Members(of: node)
    guard gather(&members, "timing is an object") else { return nil }
    check(&members, allowed: .timingMembers, "timing")
    let before = problems.total
    let standard = WebTiming()
    let timing = (
      delay: number(.delay, of: members), endDelay: number(.endDelay, of: members),
      iterations: iterations(of: members), start: iterationStart(of: members),
      duration: members[.iterationDuration].flatMap { duration(at: $0) },
      direction: name(.direction, of: members, "direction", standard.direction),
      fill: name(.fill, of: members, "fill mode", standard.fill),
      easing: members[.easing].map { curve(at: $0) } ?? standard.easing,
      rate: number(.playbackRate, of: members),
      composite: name(
        .iterationComposite, of: members, "iterationComposite", standard.iterationComposite)
    )
    guard problems.total == before, let easing = timing.easing else { return nil }
    return WebTiming(
      delay: timing.delay ?? standard.delay, endDelay: timing.endDelay ?? standard.endDelay,
      iterations: timing.iterations ?? standard.iterations,
      iterationStart: timing.start ?? standard.iterationStart, iterationDuration: timing.duration,
      direction: timing.direction, fill: timing.fill, easing: easing,
      playbackRate: timing.rate ?? standard.playbackRate, iterationComposite: timing.composite)
  }

  private mutating func number(_ word: Word, of members: Members) -> Double? {
    members[word].flatMap { number(at: $0) }
  }

  private mutating func iterations(of members: Members) -> Double? {
    guard let node = members[.iterations] else { return nil }
    if tape[node].kind == .string {
      if word(at: node) == .infinite { return .infinity }
      reportUnknownName(at: node, among: [Word.infinite.text], "number of iterations")
      return nil
    }
    guard tape[node].kind == .number else {
      wrongType(at: node, "iterations is a number or \"infinite\"")
      return nil
    }
    return number(at: node).flatMap {
      allowed($0, at: node, WebTiming.problems(iterations: $0))
    }
  }

  private mutating func iterationStart(of members: Members) -> Double? {
    guard let node = members[.iterationStart] else { return nil }
    return number(at: node).flatMap {
      allowed($0, at: node, WebTiming.problems(iterationStart: $0))
    }
  }

  /// A number without problems; nil, reported, when there are some.
  private mutating func allowed(
    _ number: Double, at node: Int, _ problems: [ParameterProblem]
  ) -> Double? {
    for problem in problems { report(.outOfRange, at: node, problem.message) }
    return problems.isEmpty ? number : nil
  }

  /// One of the names of a setting; `other` where there is none, or a wrong one, reported.
  private mutating func name<Setting: RawRepresentable<String> & CaseIterable>(
    _ word: Word, of members: Members, _ noun: String, _ other: Setting
  ) -> Setting {
    guard let node = members[word], let text = string(at: node) else { return other }
    if let setting = Setting(rawValue: text) { return setting }
    reportUnknownName(at: node, among: Setting.allCases.map(\.rawValue), noun)
    return other
  }

  /// Reports a timing that cannot be played: one around what has no end, or that runs backwards
  /// from an end that it does not have.
  mutating func checkEnd(of animation: ResolvedAnimation, timing node: Int) {
    let bounds = ResolvedAnimation.CompilationLimits(steps: limits.maxEvents)
    let kept = meter.bytes
    defer { meter.release(bytes: meter.bytes - kept) }
    do {
      _ = try animation.compiled(within: bounds, meter: &meter)
    } catch .endlessIteration {
      report(
        .unbounded, at: node, about: .iterationDuration,
        "What has no end needs an iterationDuration, which cuts it.",
        hint: Word.iterationDuration.text)
    } catch .endlessReversal {
      var members = Members(of: node)
      _ = gather(&members, "timing is an object")
      report(
        .unbounded, at: members[.playbackRate] ?? node,
        "A negative playbackRate needs an end to run from; here is none.")
    } catch {
      // Too much work is a matter of how far the document is asked for.
    }
  }
}

extension WordSet {
  fileprivate static let timingMembers: WordSet = [
    .delay, .endDelay, .iterations, .iterationStart, .iterationDuration, .direction, .fill, .easing,
    .playbackRate, .iterationComposite,
  ]
}

// MARK: - Writing

extension JSONWriter {
  /// Writes a timing: what differs from the standard's defaults.
  mutating func append(_ timing: WebTiming) {
    let standard = WebTiming()
    object { text in
      text.member(.delay, timing.delay, unless: standard.delay)
      text.member(.endDelay, timing.endDelay, unless: standard.endDelay)
      if timing.iterations == .infinity {
        text.member(.iterations, Word.infinite.text)
      } else {
        text.member(.iterations, timing.iterations, unless: standard.iterations)
      }
      text.member(.iterationStart, timing.iterationStart, unless: standard.iterationStart)
      if let duration = timing.iterationDuration { text.member(.iterationDuration, duration) }
      text.member(.direction, timing.direction, unless: standard.direction)
      text.member(.fill, timing.fill, unless: standard.fill)
      if timing.easing != standard.easing {
        text.name(Word.easing.text)
        text.append(timing.easing)
      }
      text.member(.playbackRate, timing.playbackRate, unless: standard.playbackRate)
      text.member(
        .iterationComposite, timing.iterationComposite, unless: standard.iterationComposite)
    }
  }

  private mutating func member(_ word: Word, _ number: Double, unless standard: Double) {
    if number != standard { member(word, number) }
  }

  private mutating func member<Setting: RawRepresentable<String> & Equatable>(
    _ word: Word, _ setting: Setting, unless standard: Setting
  ) {
    if setting != standard { member(word, setting.rawValue) }
  }
}
