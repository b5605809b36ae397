/// What the service says of a valid document.
public struct Validation: Hashable, Sendable, Decodable {
  /// How long the document lasts, in seconds; nil when it has no end.
  public var duration: Double?
  /// The properties in the order of the document.
  public var properties: [Property]
  /// Advice: what is probably not meant as it is written.
  public var warnings: [Warning]

  /// A property and the type of its values.
  public struct Property: Hashable, Sendable, Decodable {
    /// The name of the property.
    public var name: String
    /// The type, such as `point`.
    public var type: String
  }

  /// A piece of advice.
  public struct Warning: Hashable, Sendable, Decodable {
    /// The place in the document (RFC 6901), if there is one.
    public var pointer: String?
    /// What sort of advice.
    public var code: String
    /// What is wrong or suspicious, in one sentence.
    public var message: String
  }
}
