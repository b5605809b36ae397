import AnimationDocuments

extension Format {
  /// One CBOR data item. A column is looked through once before it is written.
  static let cbor = Format(
    "cbor", mediaType: "application/cbor", idle: ["precision"],
    cost: { layout in
      WritingCost(bytesPerValue: 8, passes: 2, naming: layout == .frames ? .eachRow : .once)
    }, sink: { SampleCBOR($0, $1) })
}

extension SampleCBOR: SampleSink {}
