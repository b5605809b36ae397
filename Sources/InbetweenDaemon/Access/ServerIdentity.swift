import AnimationRoutes
import MicroHTTP

/// The daemon's TLS certificate, read from its two files, which can be reloaded while the daemon
/// runs.
final class ServerIdentity: Sendable {
  private let chainPath: String
  private let keyPath: String
  private let shown: Lock<ServerCertificate>

  /// Reads a certificate and its key without using them yet; throws if they cannot be used.
  init(chain: String, key: String) throws {
    chainPath = chain
    keyPath = key
    shown = Lock(try Self.read(chain, key))
  }

  /// Uses the certificate in TLS handshakes from now on.
  func show() throws { try shown.withLock { $0 }.show() }

  /// Reloads the files, uses the new certificate, and returns its last day. If the new pair
  /// cannot be used, the old one stays.
  func reload() throws -> String {
    let fresh = try Self.read(chainPath, keyPath)
    if !fresh.isSame(as: shown.withLock { $0 }) {
      try fresh.show()
      shown.withLock { $0 = fresh }
    }
    return UTCTime(seconds: fresh.end).text(to: .days)
  }

  /// The end of the certificate's validity, in seconds since 1970.
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
