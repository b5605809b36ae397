import AnimationRoutes
import HTTPTypes
import MicroHTTP

/// The tokens of the tokens file, which can be read anew while the daemon serves.
final class Keyring: Sendable {
  private let path: String
  private let table: Lock<TokenTable>

  /// The tokens of a file; fails where it cannot be read.
  init(path: String) throws {
    self.path = path
    table = Lock(try Self.read(path))
  }

  /// Reads the file anew and answers how many tokens there are. One that cannot be read leaves the
  /// tokens as they were.
  func reload() throws -> Int {
    let fresh = try Self.read(path)
    table.withLock { $0 = fresh }
    return fresh.count
  }

  /// Who sends these fields.
  func caller(sending fields: HTTPFields) -> Caller {
    table.withLock { $0 }.caller(sending: fields)
  }

  private static func read(_ path: String) throws -> TokenTable {
    let text = String(decoding: try OperatingSystem.contents(ofFile: path), as: UTF8.self)
    return try TokenTable(reading: text, path: path)
  }
}
