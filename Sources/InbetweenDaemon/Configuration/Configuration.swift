import AnimationDocuments
import MicroHTTP

/// The settings of a daemon, read and checked.
struct Configuration: Sendable {
  var layers: SettingLayers
  var listen: ListenerAddress
  var admin: ListenerAddress
  /// The permissions of the file of a Unix socket.
  var unixSocketMode: UInt32
  /// Where named animations are kept.
  var library: LibraryLocation
  /// Heavy requests that compute at one time.
  var threads: Int
  /// The limits of documents and answers.
  var limits: Limits
  var maxBodiesTotal: Int
  var maxMemory: Int
  var maxHeader: Int
  var maxConnections: Int
  /// 0 when any number may come from one address.
  var maxConnectionsPerAddress: Int
  var maxStreams: Int
  var queueTimeout: Double
  var deadlines: Deadlines
  var drain: DrainSettings
  /// Requests per second and client; nil when there is no such bound.
  var rate: Double?
  var trustedProxies: TrustedProxies
  var corsOrigins: [String]
  /// The file of tokens; nil when there is none.
  var tokensFile: String?
  /// The files of the certificate and its key; nil where requests come without TLS.
  var certificate: (chain: String, key: String)?
  /// The sockets that were handed down.
  var mainSocket: InheritedSocket?
  var adminSocket: InheritedSocket?
  var insecure: Bool
  /// Whether answers tell how long their stages took.
  var serverTiming: Bool
  var logging: LogSettings

  /// What goes into entity tags, so that those of two services differ.
  var entityTagSalt: String { layers[.entityTagSalt].text }

  /// The configuration that `layers` spells out; all its faults are reported, not the first.
  init(_ layers: SettingLayers) throws(ConfigurationError) {
    var reader = SettingReader(layers: layers)
    self.layers = layers
    listen = reader.address(.listen)
    admin = reader.address(.admin)
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
    guard reader.problems.isEmpty else { throw ConfigurationError(problems: reader.problems) }
  }
}

/// Everything that is wrong with a configuration, one sentence each.
struct ConfigurationError: Error, Hashable, CustomStringConvertible {
  var problems: [String]

  var description: String { problems.joined(separator: "\n") }
}
