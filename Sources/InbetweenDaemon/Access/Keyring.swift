import AnimationRoutes
import HTTPTypes
import MicroHTTP

/// The known tokens of the tokens file, which can be reloaded while the daemon runs.
final class Keyring: Sendable {
  private let path: String
  private let table: Lock<TokenTable>

  /// Reads the tokens of a file; throws if it cannot be read.
  init(path: String) throws {
    self.path = path
    table = Lock(try Self.read(path))
  }

  /// Reloads the file and returns the number of tokens. If the file cannot be read, the old
  /// tokens stay in force.
  func reload() throws -> Int {
    let fresh = try Self.read(path)
    table.withLock { $0 = fresh }
    return fresh.count
  }

  /// The number of tokens.
  var count: Int { table.withLock { $0.count } }

  /// The caller that sends these header fields.
  func caller(sending fields: HTTPFields) -> Caller {
    table.withLock { $0 }.caller(sending: fields)
  }

  private static func read(_ path: String) throws -> TokenTable {
    let text = String(decoding: try OperatingSystem.contents(ofFile: path), as: UTF8.self)
    return try TokenTable(reading: text, path: path)
  }
}
