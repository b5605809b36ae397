import CMicroHTTPD

/// A certificate with those that vouch for it, and its key, both as PEM.
///
/// What TLS listeners show is one for the whole process, since the library says to nobody for which
/// listener it asks. ``show()`` makes a certificate the one that handshakes from then on get.
public struct ServerCertificate: Sendable {
  private let chain: [UInt8]
  private let key: [UInt8]
  /// When the certificate ends, in seconds since 1970.
  public let end: Int64

  /// Why a certificate cannot be shown.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String
  }

  /// Reads a certificate and its key; fails where one of them cannot be read, or they are not a pair.
  public init(chain: [UInt8], key: [UInt8]) throws(Failure) {
    self.chain = chain
    self.key = key
    end = try Self.use(chain, key, isTrial: true)
  }

  /// Shows the certificate in every handshake from now on; those under way keep the earlier one.
  public func show() throws(Failure) { _ = try Self.use(chain, key, isTrial: false) }

  /// Whether this is the same certificate with the same key.
  public func isSame(as other: ServerCertificate) -> Bool {
    chain == other.chain && key == other.key
  }

  private static func use(
    _ chain: [UInt8], _ key: [UInt8], isTrial: Bool
  ) throws(Failure) -> Int64 {
    var end: Int64 = 0
    let problem = unsafe microhttp_tls_use(
      chain, chain.count, key, key.count, isTrial ? 1 : 0, &end)
    if let problem = unsafe problem {
      throw Failure(description: unsafe String(cString: problem))
    }
    return end
  }
}

/// The version of GnuTLS that is running, as `3.7.9`.
public var cryptographyVersion: String { unsafe String(cString: microhttp_tls_version()) }
