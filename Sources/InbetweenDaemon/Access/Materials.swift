import AnimationRoutes
import MicroHTTP

/// The contents of files that settings name, read and checked: tokens, certificate and key.
struct Materials: Sendable {
  let keyring: Keyring?
  let identity: ServerIdentity?

  /// Reads all files. If several are faulty, the error lists all faults.
  init(_ configuration: Configuration) throws(ConfigurationError) {
    var problems: [String] = []
    keyring = Self.attempt("tokens-file", &problems) {
      try configuration.tokensFile.map(Keyring.init)
    }
    identity = Self.attempt("tls-certificate", &problems) {
      try configuration.certificate.map { try ServerIdentity(chain: $0.chain, key: $0.key) }
    }
    guard problems.isEmpty else { throw ConfigurationError(problems: problems) }
  }

  private static func attempt<Result>(
    _ setting: String, _ problems: inout [String], _ work: () throws -> Result?
  ) -> Result? {
    do {
      return try work()
    } catch {
      problems.append("\(setting): \(error)")
      return nil
    }
  }

  /// Warnings about settings that are valid but probably a mistake, a sentence each.
  func warnings(about configuration: Configuration) -> [String] {
    [
      libraryWarning(configuration), certificateWarning,
      configuration.listen.isLocal || !libraryVersion.precedes(version: "1.0.10")
        ? nil
        : "libmicrohttpd \(libraryVersion) is exposed; from 1.0.10 on it reads more strictly",
    ].compactMap(\.self)
  }

  private func libraryWarning(_ configuration: Configuration) -> String? {
    switch configuration.access {
    case .closed:
      "the library is closed: others can reach \(configuration.listen), and there is no tokens-file"
    case .open where !configuration.listen.isLocal:
      "insecure is set: whoever can reach \(configuration.listen) may change the library"
    case .tokens where keyring?.count == 0:
      "the tokens-file holds no token: nobody may use the library"
    case .open, .tokens: nil
    }
  }

  private var certificateWarning: String? {
    guard let identity, identity.end < OperatingSystem.now / 1_000_000_000 else { return nil }
    return "the certificate has ended: clients will refuse it"
  }
}

extension String {
  /// Whether this version precedes another one; parts are compared as numbers.
  fileprivate func precedes(version other: String) -> Bool {
    let parts = split(separator: ".").map { Int($0) ?? 0 }
    return parts.lexicographicallyPrecedes(other.split(separator: ".").map { Int($0) ?? 0 })
  }
}
