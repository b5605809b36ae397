/// The versions of a service.
public struct ServiceVersion: Hashable, Sendable {
  /// The version of the service itself.
  public var version: String
  /// The versions of the libraries that the service uses, by name.
  public var components: [String: String]
}

extension ServiceVersion: Decodable {
  /// Decodes an object of texts.
  public init(from decoder: any Decoder) throws {
    var members = try decoder.singleValueContainer().decode([String: String].self)
    version = members.removeValue(forKey: "version") ?? ""
    members["name"] = nil
    components = members
  }
}
