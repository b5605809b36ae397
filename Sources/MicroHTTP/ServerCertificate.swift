import CMicroHTTPD

/// A certificate chain and its key, both as PEM.
///
/// All TLS listeners of the process share one certificate, since the library does not say for
/// which listener it asks. ``show()`` makes a certificate the one for new handshakes.
public struct ServerCertificate: Sendable {
  private let chain: [UInt8]
  private let key: [UInt8]
  /// The end of the certificate's validity, in seconds since 1970.
  public let end: Int64

  /// The reason why a certificate cannot be used.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String
  }

  /// Reads a certificate chain and its key; throws if one of them is not readable, or they do not
  /// belong together.
  public init(chain: [UInt8], key: [UInt8]) throws(Failure) {
    self.chain = chain
    self.key = key
    end = try Self.use(chain, key, isTrial: true)
  }

  /// Uses the certificate in every new handshake; those under way keep the previous one.
  ///
  /// - Throws: ``Failure`` where the library does not take it; the previous one then stays in use.
  public func show() throws(Failure) { _ = try Self.use(chain, key, isTrial: false) }

  /// Whether chain and key are the same as another's.
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

/// The version of the running GnuTLS, such as `3.7.9`.
public var cryptographyVersion: String { unsafe String(cString: microhttp_tls_version()) }
