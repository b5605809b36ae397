import AnimationDocuments

extension Format {
  /// The format of one JSON document, by columns or by frames.
  static let json = Format(
    "json", mediaType: "application/json", .samples,
    cost: { layout in
      layout == .columns
        ? WritingCost(workPerValue: 2) : WritingCost(workPerValue: 8, naming: .eachRow)
    }, sink: { SampleDocument($0, $1) })
}

extension SampleDocument: SampleSink {}
