public import AnimationEngine

extension SampleQuery {
  /// The sample times for a timeline of `duration` seconds; nil if they follow from a tolerance.
  ///
  /// - Throws: As ``range(ofDuration:)`` does, unless the times are listed; a refusal with the code
  ///   `malformed` when doubles cannot tell the times apart.
  public func grid(duration: Double?) throws(DocumentRefusal) -> SampleGrid? {
    guard let layout = try layout(duration: duration) else { return nil }
    guard let problem = SampleGrid.problem(of: layout) else { return SampleGrid(layout) }
    throw DocumentRefusal(.malformed, self.problem(problem))
  }

  private func layout(duration: Double?) throws(DocumentRefusal) -> SampleGrid.Layout? {
    if case .times(let times) = spacing { return .times(times) }
    let range = try range(ofDuration: duration)
    let (start, end) = (range.lowerBound, range.upperBound)
    switch spacing {
    case .frames(let rate): return .frames(perSecond: rate, start: start, end: end)
    case .steps(let step): return .steps(of: step, start: start, end: end)
    case .evenly(let count): return .evenly(count: count, start: start, end: end)
    case .progress(let shares): return .times(try Self.times(at: shares, of: range))
    case .times, .tolerance: return nil
    }
  }

  /// The times at shares of a range.
  private static func times(
    at shares: [Double], of range: ClosedRange<Double>
  ) throws(DocumentRefusal) -> [Double] {
    let (start, end) = (range.lowerBound, range.upperBound)
    let size = max(start.magnitude, end.magnitude)
    let times = shares.map { $0 == 1 ? end : (start + $0 * (end - start)).withoutNoise(of: size) }
    if times.allSatisfy(\.isFinite) { return times }
    throw DocumentRefusal(
      .malformed,
      DocumentProblem(
        .outOfRange, "No double holds the time of such a share: bring the shares closer to 0.",
        parameter: "progress"))
  }

  private func problem(_ problem: SampleGrid.Problem) -> DocumentProblem {
    switch problem {
    case .tooWide: return Self.tooWide(parameter: "end")
    case .tooClose(let step):
      let (name, remedy) = spacingName
      return DocumentProblem(
        .outOfRange,
        "Times \(step.plainText) apart are too close for doubles to tell apart here. \(remedy)",
        parameter: name)
    }
  }

  /// The parameter that chose the times, and how to ask for fewer. If none was given, the start
  /// or end lies too far out.
  private var spacingName: (parameter: String, remedy: String) {
    switch spacing {
    case .frames where !isSpacingGiven:
      (end == nil ? "start" : "end", "Bring start and end closer to 0, or ask with count.")
    case .frames: ("fps", "Ask for fewer a second, or for a part closer to 0.")
    case .steps: ("step", "Ask for a larger step, or for a part closer to 0.")
    default: ("count", "Ask for fewer times, or for a wider part.")
    }
  }

  /// The range, if its length is a finite number.
  ///
  /// - Throws: A refusal with the code `malformed` if the length is not finite. It names
  ///   `parameter`, from which the range was read.
  public static func checked(
    _ range: ClosedRange<Double>, parameter: String
  ) throws(DocumentRefusal) -> ClosedRange<Double> {
    if (range.upperBound - range.lowerBound).isFinite { return range }
    throw DocumentRefusal(.malformed, tooWide(parameter: parameter))
  }

  private static func tooWide(parameter: String) -> DocumentProblem {
    DocumentProblem(
      .outOfRange,
      "No double holds the seconds from the first time to the last: bring them closer.",
      parameter: parameter)
  }
}
