public import AnimationDocuments

/// The configuration of the service that the routes answer for.
public struct Service: Sendable {
  /// The limits of documents and answers.
  public var limits: Limits
  /// All limits and deadlines in the order of `GET /v1/limits`, in bytes, counts and seconds; nil
  /// for one that is off.
  public var settings: [(name: String, value: Double?)]
  /// The version of the product.
  public var version: String
  /// The versions of the libraries that the product uses, such as `libmicrohttpd`.
  public var components: [(name: String, version: String)]
  /// The origins whose web pages may call, such as `https://example.com`.
  public var origins: [String]
  /// A text that enters every entity tag: changing it invalidates all cached answers.
  public var entityTagSalt: String
  /// The library of stored animations; nil without one. Only the library's endpoints need it.
  public var library: ServedLibrary?
  /// Who may use the library.
  public var access: AccessPolicy

  /// The environment variable in which the command line tool finds the address of a service whose library
  /// it is to use.
  package static let addressVariable = "INBETWEEN_SERVER"

  /// A service; by default with the standard limits and no library.
  public init(
    limits: Limits = .standard, settings: [(name: String, value: Double?)]? = nil,
    version: String = "0", components: [(name: String, version: String)] = [],
    origins: [String] = [], entityTagSalt: String = "", access: AccessPolicy = .open,
    library: ServedLibrary? = nil
  ) {
    self.limits = limits
    self.settings = settings ?? Self.settings(of: limits)
    self.version = version
    self.components = components
    self.origins = origins
    self.entityTagSalt = entityTagSalt
    self.library = library
    self.access = access
  }

  /// The limits on documents and answers, as `GET /v1/limits` lists them.
  public static func settings(of limits: Limits) -> [(name: String, value: Double?)] {
    Limits.settings.map { ($0.name, Double(limits[keyPath: $0.path])) }
  }
}
