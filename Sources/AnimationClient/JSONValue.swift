/// Any JSON value, such as a discrete value of a document.
public enum JSONValue: Hashable, Sendable, Decodable {
  /// The JSON value `null`.
  case null
  /// A Boolean.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object.
  case object([String: JSONValue])

  /// Decodes any JSON value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

extension JSONValue {
  /// The number; nil for any other value.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The text; nil for any other value.
  public var text: String? { if case .string(let text) = self { text } else { nil } }
}
