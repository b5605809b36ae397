import AnimationDocuments

extension Format {
  /// The format of one CBOR data item. Each column is sampled once more, to find missing values.
  static let cbor = Format(
    "cbor", mediaType: "application/cbor",
    SchemaNode.object([]).described(
      """
      RFC 8949, deterministic: the structure of the JSON answer with columns as typed arrays of \
      little-endian doubles (RFC 8746, tag 86). A column that lacks a value is a plain array with \
      nulls.
      """),
    cost: { layout in
      WritingCost(bytesPerValue: 8, passes: 2, naming: layout == .frames ? .eachRow : .once)
    }, sink: { SampleCBOR($0, $1) })
}

extension SampleCBOR: SampleSink {}
