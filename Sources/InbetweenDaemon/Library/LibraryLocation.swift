import AnimationLibrary
import LibrarySQLite

#if PostgreSQL
  import LibraryPostgreSQL
#endif

/// Where the library of named animations is kept: what `--library` says.
enum LibraryLocation: Hashable, Sendable {
  /// In memory, empty at each start.
  case memory
  /// In a file.
  case sqlite(path: String)
  /// In a PostgreSQL database, named by its URI.
  case postgreSQL(uri: String)

  /// The location that a text names: `memory`, `sqlite:PATH`, `postgres://…` or `postgresql://…`.
  init?(parsing text: String) {
    let path = text.hasPrefix("sqlite:") ? text.dropFirst("sqlite:".count) : ""
    if text == "memory" {
      self = .memory
    } else if !path.isEmpty {
      self = .sqlite(path: String(path))
    } else if Self.schemes.contains(where: { text.hasPrefix($0) && text.count > $0.count }) {
      self = .postgreSQL(uri: text)
    } else {
      return nil
    }
  }

  private static let schemes = ["postgres://", "postgresql://"]

  /// The forms that it has, for messages.
  static let forms = "memory, sqlite:PATH or postgres://…"

  /// The location where nothing else is said: `inbetween/library.sqlite` in the folder of the user's
  /// data; nil where the environment names none. A relative `XDG_DATA_HOME` does not count.
  static func standard(environment: [String: String]) -> LibraryLocation? {
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.local/share" }
    return (data ?? home).map { .sqlite(path: $0 + "/inbetween/library.sqlite") }
  }

  /// The location where nothing else is said; in memory where the environment has no place for files.
  static var standard: LibraryLocation {
    standard(environment: OperatingSystem.environment()) ?? .memory
  }

  /// Opens the library. A new one numbers its changes from this moment on.
  func open() throws(StoreError) -> any AnimationStore {
    let now = OperatingSystem.now / 1000
    switch self {
    case .memory: return InMemoryStore(now: now)
    case .sqlite(let path): return try SQLiteStore(path: path, now: now)
    case .postgreSQL(let uri):
      #if PostgreSQL
        return try PostgreSQLStore(uri: uri, now: now)
      #else
        throw .unavailable(
          "This inbetweend cannot open \(Self.masked(uri)): it was built without --traits PostgreSQL."
        )
      #endif
    }
  }
}

extension LibraryLocation: CustomStringConvertible {
  /// As `--library` says it, without a password.
  var description: String {
    switch self {
    case .memory: "memory"
    case .sqlite(let path): "sqlite:\(path)"
    case .postgreSQL(let uri): Self.masked(uri)
    }
  }

  private static func masked(_ uri: String) -> String {
    guard let start = uri.firstRange(of: "://")?.upperBound else { return uri }
    let authority = uri[start...].prefix { !"/?".contains($0) }
    guard let end = authority.lastIndex(of: "@"), let colon = authority.firstIndex(of: ":"),
      colon < end
    else { return maskedQuery(uri) }
    return maskedQuery(uri[...colon] + "***" + uri[end...])
  }

  /// `password=…` may also stand among the parameters.
  private static func maskedQuery(_ uri: String) -> String {
    uri.replacing(/([?&]password=)[^&]*/) { "\($0.output.1)***" }
  }
}
