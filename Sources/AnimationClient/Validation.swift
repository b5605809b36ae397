/// The service's description of a valid document.
public struct Validation: Hashable, Sendable, Decodable {
  /// The duration of the document in seconds; nil when it has no end.
  public var duration: Double?
  /// The properties in the order of the document.
  public var properties: [Property]
  /// Warnings about what is probably a mistake.
  public var warnings: [Warning]

  /// A property and the type of its values.
  public struct Property: Hashable, Sendable, Decodable {
    /// The name of the property.
    public var name: String
    /// The type, such as `point`.
    public var type: String
  }

  /// A warning about a valid document.
  public struct Warning: Hashable, Sendable, Decodable {
    /// The JSON Pointer to the place in the document (RFC 6901); nil if there is none.
    public var pointer: String?
    /// The code for the sort of warning.
    public var code: String
    /// The warning for people, and what to do.
    public var message: String
  }
}
