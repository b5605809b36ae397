import Logging

/// Reloads on SIGHUP what may change while the daemon runs: tokens, the certificate, limits of
/// documents and answers, and the log level. If something cannot be read, it stays as it was, and
/// the log says why.
struct Reloading {
  /// The configuration as of the start or the last reload.
  var configuration: Configuration
  var materials: Materials
  var log: Logger

  /// Reloads everything.
  ///
  /// - Returns: the new settings if a value in them has changed; nil otherwise.
  mutating func reload(_ reading: () throws -> Configuration) -> Configuration? {
    if let keyring = materials.keyring {
      attempt("the tokens stay as they were") { "tokens known: \(try keyring.reload())" }
    }
    if let identity = materials.identity {
      attempt("the certificate stays as it was") {
        "the last day of the certificate is \(try identity.reload())"
      }
    }
    return renew(reading)
  }

  private mutating func renew(_ reading: () throws -> Configuration) -> Configuration? {
    do {
      let fresh = try reading()
      let changed = Setting.allCases.filter {
        configuration.layers[$0].text != fresh.layers[$0].text
      }
      tell(changed, fresh)
      configuration.take(fresh)
      log.logLevel = configuration.logging.level
      return changed.contains { $0.renewal == .value } ? configuration : nil
    } catch {
      log.error("SIGHUP: the settings stay as they were: \(error)")
      return nil
    }
  }

  private func tell(_ changed: [Setting], _ fresh: Configuration) {
    for setting in changed {
      let text =
        setting.renewal == .value
        ? "is \(fresh.layers[setting].text) now"
        : "takes a restart to change"
      log.notice("SIGHUP: \(setting.key) \(text)")
    }
    if changed.isEmpty, materials.keyring == nil, materials.identity == nil {
      log.notice("SIGHUP: there is nothing new")
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
