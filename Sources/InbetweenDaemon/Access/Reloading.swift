import Logging

/// What SIGHUP reads anew. What cannot be read stays as it was, and the log says why.
struct Reloading: Sendable {
  var materials: Materials
  var log: Logger

  /// Reads everything anew.
  func reload() {
    if materials.keyring == nil, materials.identity == nil {
      log.notice("SIGHUP: there is nothing to read anew")
    }
    if let keyring = materials.keyring {
      attempt("the tokens stay as they were") { "tokens known: \(try keyring.reload())" }
    }
    if let identity = materials.identity {
      attempt("the certificate stays as it was") {
        "the last day of the certificate is \(try identity.reload())"
      }
    }
  }

  private func attempt(_ failure: String, _ work: () throws -> String) {
    do {
      let outcome = try work()
      log.notice("SIGHUP: \(outcome)")
    } catch {
      log.error("SIGHUP: \(failure): \(error)")
    }
  }
}
