import AnimationDocuments
import HTTPNames
package import HTTPTypes

extension Format {
  /// The format of 64-bit floats, column by column.
  static let f64 = binary(
    "f64", .double, bytesPerValue: 8,
    """
    Little-endian 64-bit floats: the column of times, then each component's column. The headers name \
    them. Discrete properties have no column; NaN is no value.
    """)
  /// The format of 32-bit floats, column by column.
  static let f32 = binary("f32", .single, bytesPerValue: 4, "The same as 32-bit floats.")

  private static func binary(
    _ name: String, _ width: SampleBinary.Width, bytesPerValue: Int, _ meaning: String
  ) -> Format {
    Format(
      name, mediaType: "application/vnd.inbetween.\(name)",
      SchemaNode.object([]).described(meaning), headers: [.columns, .count, .omitted],
      idle: ["layout", "values"],
      cost: { _ in
        WritingCost(bytesPerValue: bytesPerValue, workPerValue: 1, naming: .eachColumn)
      }, sink: { SampleBinary($0, $1, width: width) })
  }
}

extension SampleBinary: SampleSink {
  var length: Int? { byteCount }

  /// The header fields that name the columns, which the body cannot.
  var fields: HTTPFields {
    var fields: HTTPFields = [.columns: columnsField, .count: countField]
    if let omittedField { fields[.omitted] = omittedField }
    return fields
  }
}

extension HTTPField.Name {
  /// The header field with the names of the columns in a binary answer.
  static let columns = HTTPField.Name(fixed: "Inbetween-Columns")
  /// The header field with the number of values in each column.
  static let count = HTTPField.Name(fixed: "Inbetween-Count")
  /// The header field with the properties that have no column.
  package static let omitted = HTTPField.Name(fixed: "Inbetween-Omitted")
}
