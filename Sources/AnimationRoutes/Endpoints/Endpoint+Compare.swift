import AnimationDocuments
import AnimationEngine
import HTTPTypes

extension Endpoint {
  /// `POST /v1/compare`: how far two documents are apart, property by property, and when.
  static let compare = Endpoint(
    "/v1/compare", [.post], reads: .comparison, parameters: CompareQuery.parameters,
    says: .documents(
      .post(
        "compare", "Says how far two documents are apart",
        about: """
          The worst and the mean distance of each property, and when the worst is, over the longer \
          of both; the shorter one holds its end. They are seen at 240 times a second, 1,001 at \
          least; the worst also wherever one of the two jumps, bends or swings back, and more \
          closely around the greatest distances, so that it is right to a millionth where nothing \
          swings more than 30 times a second. What lasts less than 0.1 ms does not count: jumps at \
          times that differ by rounding are alike. Where one of two colours has an opacity of 0, only \
          the opacities count. `tolerance` answers whether they pass: the same properties, none \
          farther off.
          """,
        answers: .good("The distances.", .json(.comparison))))
  ) { routes, call, match, meter throws(DocumentRefusal) in
    let query = try CompareQuery(decoding: call.target.query)
    let documents = try ComparedDocuments(
      decoding: call.body, within: routes.limits, meter: &meter)
    let left = try routes.compared(documents.left, "/left", query, &meter)
    let right = try routes.compared(documents.right, "/right", query, &meter)
    try routes.checkEnds(left, right)
    let times = try routes.comparisonTimes(left, right, &meter)
    let comparison = TimelineComparison(left, right, at: times)
    let text = ComparisonText.text(comparison, left, right, tolerance: query.tolerance)
    return Reply(
      json: text, at: match.endpoint,
      valueCount: times.count * (left.columnCount + right.columnCount))
  }
}

extension Routes {
  /// The timeline of one of the two documents.
  fileprivate func compared(
    _ document: AnimationDocument, _ pointer: String, _ query: CompareQuery,
    _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Timeline {
    do {
      let animation = try document.resolved(within: limits)
      return try compiled(animation, springs: query.springs, horizon: 0, &meter)
    } catch { throw error.moved(below: pointer) }
  }

  /// Refuses timelines without end, each with its pointer.
  fileprivate func checkEnds(_ left: Timeline, _ right: Timeline) throws(DocumentRefusal) {
    let endless = [(left, "/left"), (right, "/right")].filter { $0.0.duration == nil }
    if endless.isEmpty { return }
    let problems = endless.map { _, pointer in
      DocumentProblem(
        .unbounded, "This animation has no end: give it cycles or iterations to compare it.",
        pointer: pointer)
    }
    throw DocumentRefusal(.unbounded, problems)
  }
}

extension Routes {
  /// The times at which two timelines are compared, once the work and memory of that are charged.
  fileprivate func comparisonTimes(
    _ left: Timeline, _ right: Timeline, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> ComparisonTimes {
    let costPerRow = WorkMeter.sum(left.costPerRow, right.costPerRow)
    let count = ComparisonText.count(left, right)
    try limits.checkValues(rows: count, components: costPerRow)
    return try metered(&meter) { meter throws(TimelineRefusal) in
      let times = try ComparisonTimes(left, right, count: count, meter: &meter)
      let work = WorkMeter.sum(left.workPerRow, right.workPerRow)
      try meter.charge(WorkMeter.product(times.count, max(work, 16 * costPerRow)))
      try meter.keep(bytes: WorkMeter.product(times.count, MemoryLayout<Double>.stride))
      return times
    }
  }
}

/// The JSON of the answer to a comparison.
enum ComparisonText {
  /// The number of times at which two timelines are compared: 240 a second and one, at least 1001.
  static func count(_ left: Timeline, _ right: Timeline) -> Int {
    let seconds = max(left.duration ?? 0, right.duration ?? 0)
    return Int(saturating: max(seconds * 240, 1000) + 1)
  }

  static func text(
    _ comparison: TimelineComparison, _ left: Timeline, _ right: Timeline, tolerance: Double?
  ) -> String {
    let entries = comparison.entries.map { entry in
      let component = entry.component.isEmpty ? "null" : entry.component.quotedJSON
      return
        "{\"property\":\(entry.name.quotedJSON),\"worst\":\(entry.worst.json),"
        + "\"time\":\(entry.time.json),\"component\":\(component),"
        + "\"mean\":\(entry.mean.json)}"
    }
    let verdict = tolerance.map { tolerance in
      "\"tolerance\":\(tolerance.json),\"pass\":\(comparison.isWithin(tolerance)),"
    }
    return "{\(verdict ?? "")\"worst\":\(comparison.worst.json),"
      + "\"durations\":{\"left\":\((left.duration ?? 0).json),"
      + "\"right\":\((right.duration ?? 0).json)},"
      + "\"properties\":[\(entries.joined(separator: ","))],"
      + "\"onlyLeft\":[\(comparison.onlyLeft.map(\.quotedJSON).joined(separator: ","))],"
      + "\"onlyRight\":[\(comparison.onlyRight.map(\.quotedJSON).joined(separator: ","))]}"
  }
}

extension SchemaNode {
  /// The schema of the answer to a comparison.
  static let comparison = SchemaNode.answer(
    "Comparison",
    "How far two documents are apart.",
    [
      .optional("tolerance", .type("number"), "The tolerance that was asked for."),
      .optional(
        "pass", .type("boolean"),
        "Whether both have the same properties and none is farther off than the tolerance."),
      .required("worst", .type("number"), "The largest distance of all."),
      .required("durations", .comparedDurations),
      .required("properties", .array(of: .comparedProperty)),
      .required(
        "onlyLeft", .array(of: .type("string")),
        "Properties that the right one lacks, or has with another type."),
      .required(
        "onlyRight", .array(of: .type("string")),
        "Properties that the left one lacks, or has with another type."),
    ])

  /// The schema of the durations of the two compared timelines.
  static let comparedDurations = SchemaNode.answer(
    "ComparedDurations",
    "How long both last, in seconds.",
    [
      .required("left", .type("number")),
      .required("right", .type("number")),
    ])

  /// The schema of one property's distance.
  static let comparedProperty = SchemaNode.answer(
    "ComparedProperty",
    "How far one property is apart.",
    [
      .required("property", .type("string")),
      .required(
        "worst", .type("number"),
        "The largest distance of a component; 1 where labels differ."),
      .required("time", .type("number"), "When that is, in seconds."),
      .required(
        "component", .typeOrNull("string"),
        "The component that is farthest off; null where there is only one."),
      .required("mean", .type("number"), "The mean distance over all components and times."),
    ])
}
