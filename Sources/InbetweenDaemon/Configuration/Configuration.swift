import AnimationDocuments
import MicroHTTP

/// The settings of a daemon, read and checked.
struct Configuration: Sendable {
  var layers: SettingLayers
  var listen: ListenerAddress
  var admin: ListenerAddress
  /// The permissions of a Unix socket's file.
  var unixSocketMode: UInt32
  /// Where stored animations are kept.
  var library: LibraryLocation
  /// The number of heavy requests that compute at the same time.
  var threads: Int
  /// The limits of documents and answers.
  var limits: Limits
  var maxBodiesTotal: Int
  var maxMemory: Int
  var maxHeader: Int
  var maxConnections: Int
  /// The greatest number of connections from one address; 0 is unlimited.
  var maxConnectionsPerAddress: Int
  var maxStreams: Int
  var queueTimeout: Double
  var deadlines: Deadlines
  var drain: DrainSettings
  /// The requests per second allowed to a client; nil is unlimited.
  var rate: Double?
  var trustedProxies: TrustedProxies
  var corsOrigins: [String]
  /// The path of the tokens file; nil when there is none.
  var tokensFile: String?
  /// The paths of the certificate and its key; nil to serve without TLS.
  var certificate: (chain: String, key: String)?
  /// The sockets inherited from the service manager; nil when there are none.
  var mainSocket: InheritedSocket?
  var adminSocket: InheritedSocket?
  var insecure: Bool
  /// Whether answers report the durations of their stages in `Server-Timing`.
  var serverTiming: Bool
  var logging: LogSettings

  /// A text that enters entity tags, so that those of two services differ.
  var entityTagSalt: String { layers[.entityTagSalt].text }

  /// Reads a configuration from settings. The error lists all faults: those of the configuration
  /// file's lines first, then unknown environment variables, then those of the values.
  init(_ layers: SettingLayers) throws(ConfigurationError) {
    var reader = SettingReader(layers: layers)
    self.layers = layers
    listen = reader.address(.listen)
    admin = reader.address(.admin, besides: listen)
    unixSocketMode = reader.fileMode(.unixSocketMode)
    library = reader.library()
    threads = reader.threads()
    limits = reader.limits()
    maxBodiesTotal = reader.bytes(.maxBodiesTotal, in: 1...(1 << 50))
    maxMemory = reader.bytes(.maxMemory, in: (16 << 20)...(1 << 50))
    maxHeader = reader.bytes(.maxHeader, in: 1024...(1 << 24))
    maxConnections = reader.count(.maxConnections, in: 1...1_000_000)
    maxConnectionsPerAddress = reader.optionalCount(.maxConnectionsPerAddress, in: 1...1_000_000)
    maxStreams = reader.count(.maxStreams, in: 1...1_000_000)
    queueTimeout = reader.seconds(.queueTimeout, in: 0...3600)
    deadlines = reader.deadlines()
    drain = reader.drain()
    rate = reader.rate()
    trustedProxies = reader.proxies()
    corsOrigins = reader.origins()
    tokensFile = reader.path(.tokensFile)
    certificate = reader.certificate()
    insecure = reader.truth(.insecure)
    serverTiming = reader.truth(.serverTiming)
    logging = reader.logging()
    let problems = layers.problems + reader.problems
    guard problems.isEmpty else { throw ConfigurationError(problems: problems) }
  }
}

/// All faults of a configuration, one sentence each.
struct ConfigurationError: Error, Hashable, CustomStringConvertible {
  var problems: [String]

  var description: String { problems.joined(separator: "\n") }
}
