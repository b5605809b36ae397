import Logging

/// What SIGHUP reads anew. What cannot be read stays as it was, and the log says why.
struct Reloading: Sendable {
  var keyring: Keyring?
  var log: Logger

  /// Reads everything anew.
  func reload() {
    guard let keyring else {
      log.notice("SIGHUP: there is nothing to read anew")
      return
    }
    attempt("the tokens") { "\(try keyring.reload()) tokens are known" }
  }

  private func attempt(_ what: String, _ work: () throws -> String) {
    do {
      let outcome = try work()
      log.notice("SIGHUP: \(outcome)")
    } catch {
      log.error("SIGHUP: \(what) stay as they were: \(error)")
    }
  }
}
