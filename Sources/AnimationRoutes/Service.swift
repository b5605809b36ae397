public import AnimationDocuments

/// What the routes have to know of the service that they answer for.
public struct Service: Sendable {
  /// The limits of documents and answers.
  public var limits: Limits
  /// Every limit and deadline of the service in the order in which `GET /v1/limits` lists them;
  /// bytes, counts and seconds. Nil is a limit that is switched off.
  public var settings: [(name: String, value: Double?)]
  /// The version of the product.
  public var version: String
  /// The versions of what the product is built on, such as `libmicrohttpd`.
  public var components: [(name: String, version: String)]
  /// The origins whose pages may call, such as `https://example.com`.
  public var origins: [String]
  /// Text that becomes part of every entity tag: another text invalidates what clients have kept.
  public var entityTagSalt: String
  /// The library of named animations; nil where there is none. Computing never needs it.
  public var library: ServedLibrary?
  /// Whom the library is open to.
  public var access: AccessPolicy

  /// A service; without arguments one with the standard limits and no name.
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

  /// The limits of documents and answers as `GET /v1/limits` lists them.
  public static func settings(of limits: Limits) -> [(name: String, value: Double?)] {
    Limits.settings.map { ($0.name, Double(limits[keyPath: $0.path])) }
  }
}
