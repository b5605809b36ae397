public import AnimationEngine

extension Limits {
  /// A meter for a request with a body of `bodyBytes` bytes. `owner` is asked from time to time
  /// whether the work may go on.
  public func meter(bodyBytes: Int, owner: WorkMeter.Owner? = nil) -> WorkMeter {
    WorkMeter(
      .init(work: maxWork, bytes: WorkMeter.sum(maxRequestMemory, WorkMeter.product(8, bodyBytes))),
      owner: owner)
  }
}

extension DocumentRefusal {
  /// The refusal of a document whose timeline cannot be made.
  public init(_ refusal: TimelineRefusal) { self.init(refusal.code, refusal.problem) }
}

extension TimelineRefusal {
  /// The code of the refusal: layers and timings are faults of the document, the others of how
  /// much was asked for.
  fileprivate var code: ErrorCode {
    switch self {
    case .tooManyLayers, .tooManyAnimations, .endlessIteration, .endlessReversal: .invalidDocument
    case .tooManyTimes, .tooManySteps: .tooLarge
    case .tooCostly(let excess): excess.resource == .work ? .tooMuchWork : .tooLarge
    case .interrupted: .unavailable
    }
  }

  fileprivate var problem: DocumentProblem {
    switch self {
    case .tooManySteps(let limit):
      DocumentProblem(
        .tooMany,
        "At most \(limit) events are computed, such as the steps from phase to phase; here are more. "
          + "Ask for less time, or for fewer cycles or iterations.",
        pointer: "",
        excess: .init(
          limit: limit, actual: limit + 1, setting: Limits.Count.events.rawValue))
    case .tooManyLayers(let limit): .crowded(limit, "")
    case .tooManyAnimations(let event, let limit): .crowded(limit, "/events/\(event)")
    case .tooManyTimes(let limit):
      DocumentProblem(
        .tooLarge,
        "This tolerance asks for more than \(limit) times to be looked at: take a larger one, or a "
          + "shorter animation or part of it.",
        parameter: "tolerance", excess: .init(limit: limit, actual: limit + 1))
    case .tooCostly(let excess): DocumentProblem(excess)
    case .interrupted: DocumentProblem(.unavailable, "The work was ended before it was done.")
    case .endlessIteration:
      DocumentProblem(
        .unbounded,
        "This animation has no end: give its timing an iterationDuration, which cuts it.",
        pointer: "/timing", hint: "iterationDuration")
    case .endlessReversal:
      DocumentProblem(
        .unbounded,
        "A negative playbackRate plays from the end, and this animation has none: give it cycles or "
          + "iterations.",
        pointer: "/timing/playbackRate")
    }
  }
}

extension DocumentProblem {
  /// The problem of a property with more than `limit` animations at one time.
  fileprivate static func crowded(_ limit: Int, _ pointer: String) -> DocumentProblem {
    DocumentProblem(
      .tooMany,
      "At most \(limit) animations of a property run at one time; here are more. Begin them later, or "
        + "use springs, which take each other over.",
      pointer: pointer, excess: .init(limit: limit, actual: limit + 1))
  }

  /// The problem of a request that takes too much work or memory.
  fileprivate init(_ excess: WorkExcess) {
    let figures = "\(excess.actual) or more; the limit is \(excess.limit)"
    switch excess.resource {
    case .work:
      self.init(
        .tooMuchWork, "This takes too much work: \(figures) (max-work). Ask for less at once.",
        excess: .init(limit: excess.limit, actual: excess.actual, setting: "max-work"))
    case .memory:
      self.init(
        .tooLarge,
        "This takes too much memory: \(figures) bytes (max-request-memory). Ask for less at once.",
        excess: .init(limit: excess.limit, actual: excess.actual, setting: "max-request-memory"))
    }
    pointer = excess.place.map { place in
      switch place {
      case .event(let index): "/events/\(index)"
      case .phase(let index): "/phases/\(index)"
      case .track(let index): "/tracks/\(index)"
      }
    }
  }
}

extension WorkMeter {
  /// Charges work and memory. If the meter refuses them, the reason is thrown as a refusal.
  package mutating func charge(work: Int = 0, bytes: Int = 0) throws(DocumentRefusal) {
    do {
      try charge(work)
      try keep(bytes: bytes)
    } catch {
      throw DocumentRefusal(error)
    }
  }
}

extension DocumentDecoder {
  /// Charges work and memory of reading before it is done. False, with the refusal noted, where the
  /// meter is used up.
  mutating func charge(work: Int = 0, bytes: Int = 0) -> Bool {
    do {
      try meter.charge(work)
      try meter.keep(bytes: bytes)
      return true
    } catch {
      excess = error
      return false
    }
  }
}
