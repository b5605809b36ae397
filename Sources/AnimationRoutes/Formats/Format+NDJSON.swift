import AnimationDocuments

extension Format {
  /// The format of one JSON line for each time.
  static let ndjson = Format(
    "ndjson", mediaType: "application/x-ndjson",
    SchemaNode.type("string").described(
      """
      The first line is a header (`kind`, `duration`, `properties`, `events`), then one frame a line, \
      and last `{"end":true,"count":n}`.
      """), idle: ["layout"],
    cost: { _ in WritingCost(workPerValue: 8, naming: .eachRow) }, sink: { SampleRows($0, $1) })
}

extension SampleRows: SampleSink {}
