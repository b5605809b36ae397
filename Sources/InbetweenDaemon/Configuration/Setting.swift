/// A setting of the daemon: one flag, one environment variable, one key of the file.
///
/// The raw value is the key; `max-body` is the flag `--max-body` and the variable
/// `INBETWEEN_MAX_BODY`.
enum Setting: String, CaseIterable, Hashable, Sendable {
  case listen
  case admin
  case unixSocketMode = "unix-socket-mode"
  case threads
  case maxBody = "max-body"
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
  case insecure
  case accessLog = "access-log"
  case logFormat = "log-format"
  case logLevel = "log-level"
  case entityTagSalt = "entity-tag-salt"

  var key: String { rawValue }

  var flag: String { "--" + rawValue }

  var environmentName: String {
    Self.environmentPrefix + rawValue.uppercased().map { $0 == "-" ? "_" : $0 }
  }

  static let environmentPrefix = "INBETWEEN_"
}

extension Setting {
  /// What holds when nobody sets it, written as a user would write it.
  var defaultText: String {
    switch self {
    case .listen: "127.0.0.1:8080"
    case .admin: "127.0.0.1:8081"
    case .unixSocketMode: "0600"
    case .threads: "auto"
    case .maxBody: "4MiB"
    case .maxBodiesTotal: "64MiB"
    case .maxMemory: "1GiB"
    case .maxDepth: "64"
    case .maxTracks: "10000"
    case .maxKeyframes: "100000"
    case .maxEvents: "10000"
    case .maxValues: "50000000"
    case .maxWork: "200000000"
    case .maxRequestMemory: "64MiB"
    case .maxHeader: "16KiB"
    case .maxConnections: "512"
    case .maxConnectionsPerAddress: "off"
    case .maxStreams: "256"
    case .queueTimeout: "2s"
    case .headTimeout: "10s"
    case .bodyTimeout: "30s"
    case .idleTimeout: "75s"
    case .writeTimeout: "120s"
    case .drainDelay: "5s"
    case .shutdownTimeout: "25s"
    case .rate: "off"
    case .trustedProxies: ""
    case .corsOrigin: ""
    case .insecure: "false"
    case .accessLog: "true"
    case .logFormat: "json"
    case .logLevel: "info"
    case .entityTagSalt: ""
    }
  }

  /// Whether the setting bounds what a client may do, so that `GET /v1/limits` lists it.
  var isLimit: Bool {
    switch self {
    case .listen, .admin, .unixSocketMode, .trustedProxies, .corsOrigin, .insecure, .accessLog,
      .logFormat, .logLevel, .entityTagSalt:
      false
    default: true
    }
  }

  /// Whether the setting is a list, so that it may be given several times.
  var isList: Bool { self == .corsOrigin || self == .trustedProxies }
}
