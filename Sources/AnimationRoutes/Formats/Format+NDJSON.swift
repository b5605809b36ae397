import AnimationDocuments

extension Format {
  /// A line of JSON for each time.
  static let ndjson = Format(
    "ndjson", mediaType: "application/x-ndjson", idle: ["layout"],
    cost: { _ in WritingCost(workPerValue: 8, naming: .eachRow) }, sink: { SampleRows($0, $1) })
}

extension SampleRows: SampleSink {}
