import AnimationDocuments
import HTTPNames
import HTTPTypes

extension Format {
  /// Doubles, column by column.
  static let f64 = binary(
    "f64", .double, bytesPerValue: 8,
    """
    Little-endian 64-bit floats: the column of times, then each component's column. The headers name \
    them. Discrete properties have no column; NaN is no value.
    """)
  /// The same as 32-bit floats.
  static let f32 = binary("f32", .single, bytesPerValue: 4, "The same as 32-bit floats.")

  private static func binary(
    _ name: String, _ width: SampleBinary.Width, bytesPerValue: Int, _ meaning: String
  ) -> Format {
    Format(
      name, mediaType: "application/vnd.inbetween.\(name)",
      SchemaNode.object([]).described(meaning), headers: [.columns, .count, .omitted],
      idle: ["precision", "layout", "values"],
      cost: { _ in
        WritingCost(bytesPerValue: bytesPerValue, workPerValue: 1, naming: .eachColumn)
      }, sink: { SampleBinary($0, $1, width: width) })
  }
}

extension SampleBinary: SampleSink {
  var length: Int? { byteCount }

  /// The names of the columns, which the numbers do not say.
  var fields: HTTPFields {
    var fields: HTTPFields = [.columns: columnsField, .count: countField]
    if let omittedField { fields[.omitted] = omittedField }
    return fields
  }
}

extension HTTPField.Name {
  /// The names of the columns of a binary answer.
  static let columns = HTTPField.Name(fixed: "Inbetween-Columns")
  /// How many numbers each column has.
  static let count = HTTPField.Name(fixed: "Inbetween-Count")
  /// The properties that have no column.
  static let omitted = HTTPField.Name(fixed: "Inbetween-Omitted")
}
