import AnimationRoutes
import MicroHTTP

/// The certificate that the daemon shows, out of its two files, which can be read anew while it serves.
final class ServerIdentity: Sendable {
  private let chainPath: String
  private let keyPath: String
  private let shown: Lock<ServerCertificate>

  /// The certificate of two files, not shown yet; fails where it cannot be.
  init(chain: String, key: String) throws {
    chainPath = chain
    keyPath = key
    shown = Lock(try Self.read(chain, key))
  }

  /// Shows the certificate in handshakes.
  func show() throws { try shown.withLock { $0 }.show() }

  /// Reads the files anew, shows what they hold and answers its last day. A pair that cannot be
  /// shown leaves the earlier one; the same pair changes nothing.
  func reload() throws -> String {
    let fresh = try Self.read(chainPath, keyPath)
    if !fresh.isSame(as: shown.withLock { $0 }) {
      try fresh.show()
      shown.withLock { $0 = fresh }
    }
    let (year, month, day) = UTCTime.date(ofDay: Int(fresh.end / 86_400))
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  /// When the certificate ends, in seconds since 1970.
  var end: Int64 { shown.withLock { $0 }.end }

  private static func read(_ chain: String, _ key: String) throws -> ServerCertificate {
    let bytes = (
      try OperatingSystem.contents(ofFile: chain), try OperatingSystem.contents(ofFile: key)
    )
    do {
      return try ServerCertificate(chain: bytes.0, key: bytes.1)
    } catch {
      throw ConfigurationError(problems: ["\(chain) and \(key): \(error)"])
    }
  }
}
