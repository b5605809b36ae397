import AnimationLibrary
import LibrarySQLite
import MicroHTTP

#if PostgreSQL
  import LibraryPostgreSQL
#endif

/// The location of the library of stored animations, from the setting `library`.
enum LibraryLocation: Hashable, Sendable {
  /// In memory; the library is empty at each start.
  case memory
  /// The library is in an SQLite file.
  case sqlite(path: String)
  /// In a PostgreSQL database, named by its URI.
  case postgreSQL(uri: String)

  /// The location in a text: `memory`, `sqlite:PATH`, `postgres://…` or `postgresql://…`. Nil for
  /// any other text.
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

  /// The forms of a location, for messages.
  static let forms = "memory, sqlite:PATH or postgres://…"

  /// The default location: `inbetween/library.sqlite` in the user's data folder. Nil if the
  /// environment names no such folder; a relative `XDG_DATA_HOME` is ignored.
  static func standard(environment: [String: String]) -> LibraryLocation? {
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.local/share" }
    return (data ?? home).map { .sqlite(path: $0 + "/inbetween/library.sqlite") }
  }

  /// The default location; in memory if the environment names no folder for it.
  static var standard: LibraryLocation {
    standard(environment: OperatingSystem.environment()) ?? .memory
  }

  /// Opens the library. A new library numbers its changes from the present time on.
  ///
  /// - Parameter memory: Where a library in memory counts what it keeps: at most a quarter, so that
  ///   requests find room beside it.
  func open(in memory: MemoryBudget) throws(StoreError) -> any AnimationStore {
    let now = OperatingSystem.now / 1000
    switch self {
    case .memory:
      return InMemoryStore(now: now, maxBytes: memory.limit / 4) { change in
        change > 0 ? memory.takeAnyway(change) : memory.give(-change)
      }
    case .sqlite(let path):
      try checkFolder()
      return try SQLiteStore(path: path, now: now)
    case .postgreSQL(let uri):
      #if PostgreSQL
        return try PostgreSQLStore(uri: uri, now: now)
      #else
        throw .unavailable(obstacle ?? uri)
      #endif
    }
  }

  /// Throws where the path of a file cannot be that of a library.
  func checkPlace() throws(StoreError) {
    try checkFolder()
    if case .sqlite(let path) = self { try SQLiteStore.checkPlace(path) }
  }

  /// Throws where the folder of a file that the setting names is not there: its name may be mistyped,
  /// and the library of before would seem to be empty. The default folder is made.
  func checkFolder() throws(StoreError) {
    guard case .sqlite(let path) = self, self != .standard else { return }
    try Self.checkFolder(of: "the library", in: path)
  }

  /// Throws where the folder of a file that somebody names is not there.
  static func checkFolder(of content: String, in path: String) throws(StoreError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = path[..<slash]
    guard OperatingSystem.isFree(String(folder)) else { return }
    throw .unavailable(
      "The folder \(folder) of \(content) is not there. Make it, or name another file.")
  }

  /// Why this program can never open the library, whatever is there; nil if it may.
  var obstacle: String? {
    #if PostgreSQL
      return nil
    #else
      guard case .postgreSQL(let uri) = self else { return nil }
      return
        "This inbetweend cannot open \(Self.masked(uri)): it was built without --traits PostgreSQL."
    #endif
  }
}

extension LibraryLocation: CustomStringConvertible {
  /// The location as the setting writes it, without a password.
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

  /// Masks a `password=…` in the query of a URI.
  private static func maskedQuery(_ uri: String) -> String {
    uri.replacing(/([?&]password=)[^&]*/) { "\($0.output.1)***" }
  }
}
