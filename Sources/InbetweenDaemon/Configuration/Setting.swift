import AnimationDocuments
import ArgumentParser

/// A setting of the daemon: a flag, an environment variable and a key of the configuration file.
///
/// The raw value is the key; `max-body` is the flag `--max-body` and the variable
/// `INBETWEEN_MAX_BODY`.
enum Setting: String, CaseIterable, Hashable, Sendable {
  case listen
  case admin
  case unixSocketMode = "unix-socket-mode"
  case library
  case threads
  case maxBody = "max-body"
  case maxBatchBody = "max-batch-body"
  case maxBatchLines = "max-batch-lines"
  case maxBodiesTotal = "max-bodies-total"
  case maxMemory = "max-memory"
  case maxDepth = "max-depth"
  case maxTracks = "max-tracks"
  case maxKeyframes = "max-keyframes"
  case maxEvents = "max-events"
  case maxValues = "max-values"
  case maxWork = "max-work"
  case maxRequestMemory = "max-request-memory"
  case maxHeader = "max-header"
  case maxConnections = "max-connections"
  case maxConnectionsPerAddress = "max-connections-per-address"
  case maxStreams = "max-streams"
  case queueTimeout = "queue-timeout"
  case headTimeout = "head-timeout"
  case bodyTimeout = "body-timeout"
  case idleTimeout = "idle-timeout"
  case writeTimeout = "write-timeout"
  case drainDelay = "drain-delay"
  case shutdownTimeout = "shutdown-timeout"
  case rate
  case trustedProxies = "trusted-proxies"
  case corsOrigin = "cors-origin"
  case tokensFile = "tokens-file"
  case tlsCertificate = "tls-certificate"
  case tlsKey = "tls-key"
  case insecure
  case accessLog = "access-log"
  case serverTiming = "server-timing"
  case logFormat = "log-format"
  case logLevel = "log-level"
  case entityTagSalt = "entity-tag-salt"

  var key: String { rawValue }

  var flag: String { "--" + rawValue }

  var environmentName: String {
    Self.environmentPrefix + rawValue.uppercased().map { $0 == "-" ? "_" : $0 }
  }

  static let environmentPrefix = "INBETWEEN_"

  /// The variable that names the configuration file.
  static let fileVariable = environmentPrefix + "CONFIG"
}

/// The descriptions and defaults of the settings.
extension Setting {
  /// The description of a setting: its meaning, the name of its value, and its default.
  private struct Row {
    let meaning: String
    let valueName: String
    let standard: String
    let isLimit: Bool

    init(_ meaning: String, _ valueName: String, _ standard: String, isLimit: Bool = false) {
      (self.meaning, self.valueName) = (meaning, valueName)
      (self.standard, self.isLimit) = (standard, isLimit)
    }

    /// The description of one of ``Limits/settings``.
    init(limit name: String) {
      guard let limit = Limits.settings.first(where: { $0.name == name }) else {
        preconditionFailure("no limit is called \(name)")
      }
      self.init(limit.meaning, limit.unit, limit.standardText, isLimit: true)
    }
  }

  /// The default, as a user would write it.
  var defaultText: String { row.standard }

  /// The meaning of the setting, in a sentence or two.
  var meaning: String { row.meaning }

  /// Whether the setting limits what clients may do, so that `GET /v1/limits` lists it.
  var isLimit: Bool { row.isLimit }

  /// Whether the setting is a list, so that it may be given several times.
  var isList: Bool { self == .corsOrigin || self == .trustedProxies }

  /// The help text of the setting's flag, with the setting's default.
  var help: ArgumentHelp {
    let isSwitch = row.valueName.isEmpty
    let standard = isSwitch || row.standard.isEmpty ? "" : " Default \(row.standard)."
    return ArgumentHelp("\(row.meaning)\(standard)", valueName: isSwitch ? nil : row.valueName)
  }

  private var row: Row {
    switch self {
    case .listen:
      Row(
        "Where to listen: host:port, [address]:port or unix:PATH. A socket of systemd goes before.",
        "address", "127.0.0.1:8080")
    case .admin: Row("Where health and metrics answer.", "address", "127.0.0.1:8081")
    case .unixSocketMode:
      Row("Permissions of the file of a Unix socket, in octal digits.", "mode", "0600")
    case .library:
      Row(
        "Where animations are kept: \(LibraryLocation.forms); without it the file "
          + "inbetween/library.sqlite in $XDG_DATA_HOME or ~/.local/share.", "place", "")
    case .threads:
      Row(
        "Heavy requests that compute at one time; auto is two per processor.", "count", "auto",
        isLimit: true)
    case .maxBody, .maxBatchBody, .maxBatchLines, .maxDepth, .maxTracks, .maxKeyframes, .maxEvents,
      .maxValues, .maxWork, .maxRequestMemory:
      Row(limit: rawValue)
    case .maxBodiesTotal:
      Row("Bytes of all request bodies held at one time.", "bytes", "320MiB", isLimit: true)
    case .maxMemory:
      Row(
        "Bytes that all requests and a library in memory hold at one time, the library at most a "
          + "quarter.", "bytes", "1GiB", isLimit: true)
    case .maxHeader: Row("Bytes of a request's header block.", "bytes", "16KiB", isLimit: true)
    case .maxConnections: Row("Connections at one time.", "count", "512", isLimit: true)
    case .maxConnectionsPerAddress:
      Row("Connections from one address, or off.", "count", "off", isLimit: true)
    case .maxStreams:
      Row("Large answers and streams of events at one time.", "count", "256", isLimit: true)
    case .queueTimeout:
      Row("Time that a heavy request waits for its turn.", "time", "2s", isLimit: true)
    case .headTimeout: Row("Time to send a request's header.", "time", "10s", isLimit: true)
    case .bodyTimeout: Row("Time to send a request's body.", "time", "30s", isLimit: true)
    case .idleTimeout: Row("Time a kept connection may rest.", "time", "75s", isLimit: true)
    case .writeTimeout: Row("Time without progress of an answer.", "time", "120s", isLimit: true)
    case .drainDelay: Row("Time to go on serving after SIGTERM.", "time", "5s", isLimit: true)
    case .shutdownTimeout:
      Row("Time for requests to end after the delay.", "time", "25s", isLimit: true)
    case .rate:
      Row("Requests per second and token or address, or off.", "per second", "off", isLimit: true)
    case .trustedProxies:
      Row(
        """
        Address or range of proxies that are believed when Forwarded or X-Forwarded-For \
        says who the client is, such as 10.0.0.0/8; unix is whoever comes over a Unix \
        socket. May be repeated.
        """, "range", "")
    case .corsOrigin:
      Row(
        """
        Origin whose pages may call, such as https://example.com; * is every page, null \
        a page without an origin (a sandboxed frame). May be repeated.
        """, "origin", "")
    case .tokensFile:
      Row(
        """
        File of the tokens that may use the library, a line NAME SCOPES SHA256HEX each; \
        inbetweend token makes one.
        """, "file", "")
    case .tlsCertificate:
      Row("PEM file of the certificate and its chain; with it requests come by TLS.", "file", "")
    case .tlsKey: Row("PEM file of the certificate's key.", "file", "")
    case .insecure: Row("Open everything without tokens on any address.", "", "false")
    case .accessLog: Row("One line per request on standard output.", "true|false", "true")
    case .serverTiming:
      Row("Tell in each answer how long its stages took.", "true|false", "false")
    case .logFormat: Row("Form of the log lines; text is for people.", "json|text", "json")
    case .logLevel: Row("trace, debug, info, notice, warning, error or critical.", "level", "info")
    case .entityTagSalt: Row("Text that makes the entity tags of this daemon its own.", "text", "")
    }
  }
}

extension Setting {
  /// How SIGHUP changes a setting in a running daemon.
  enum Renewal: String {
    /// The contents of the file that the setting names are read again.
    case content = "reads the file anew"
    /// The value of the setting is read again from the configuration file.
    case value = "takes the new value"
  }

  /// How SIGHUP changes the setting in a running daemon; nil if it needs a restart.
  var renewal: Renewal? {
    switch self {
    case .tokensFile, .tlsCertificate, .tlsKey: .content
    // The stacks of threads are made for `maxDepth`, so that it takes a restart.
    case .maxBody, .maxBatchBody, .maxBatchLines, .maxTracks, .maxKeyframes,
      .maxEvents, .maxValues, .maxWork, .maxRequestMemory, .logLevel:
      .value
    default: nil
    }
  }
}
