import Logging
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
  var maxBody: Int
  var maxBatchBody: Int
  var maxBatchLines: Int
  var maxBodiesTotal: Int
  var maxMemory: Int
  var maxDepth: Int
  var maxTracks: Int
  var maxKeyframes: Int
  var maxEvents: Int
  var maxValues: Int
  /// Units of work of one request.
  var maxWork: Int
  /// Bytes that one request may hold beside eight times its body.
  var maxRequestMemory: Int
  var maxHeader: Int
  var maxConnections: Int
  /// 0 when any number may come from one address.
  var maxConnectionsPerAddress: Int
  var maxStreams: Int
  var queueTimeout: Double
  var headTimeout: Double
  var bodyTimeout: Double
  var idleTimeout: Double
  var writeTimeout: Double
  var drainDelay: Double
  var shutdownTimeout: Double
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
  var accessLog: Bool
  /// Whether answers tell how long their stages took.
  var serverTiming: Bool
  var logFormat: LogFormat
  var logLevel: Logger.Level
  var entityTagSalt: String

  /// The configuration that `layers` spells out; all its faults are reported, not the first.
  init(_ layers: SettingLayers) throws(ConfigurationError) {
    var reader = SettingReader(layers: layers)
    self.layers = layers
    listen = reader.address(.listen)
    admin = reader.address(.admin)
    unixSocketMode = reader.fileMode(.unixSocketMode)
    library = reader.library()
    threads = reader.threads()
    maxBody = reader.bytes(.maxBody, in: 1...(1 << 40))
    maxBatchBody = reader.bytes(.maxBatchBody, in: 1...(1 << 40))
    maxBatchLines = reader.count(.maxBatchLines, in: 1...Int(UInt32.max))
    maxBodiesTotal = reader.bytes(.maxBodiesTotal, in: 1...(1 << 50))
    maxMemory = reader.bytes(.maxMemory, in: (16 << 20)...(1 << 50))
    maxDepth = reader.count(.maxDepth, in: 1...1000)
    maxTracks = reader.count(.maxTracks, in: 1...Int(UInt32.max))
    maxKeyframes = reader.count(.maxKeyframes, in: 1...Int(UInt32.max))
    maxEvents = reader.count(.maxEvents, in: 1...Int(UInt32.max))
    maxValues = reader.count(.maxValues, in: 1...(1 << 50))
    maxWork = reader.count(.maxWork, in: 1...(1 << 50))
    maxRequestMemory = reader.bytes(.maxRequestMemory, in: (1 << 20)...(1 << 50))
    maxHeader = reader.bytes(.maxHeader, in: 1024...(1 << 24))
    maxConnections = reader.count(.maxConnections, in: 1...1_000_000)
    maxConnectionsPerAddress = reader.optionalCount(.maxConnectionsPerAddress, in: 1...1_000_000)
    maxStreams = reader.count(.maxStreams, in: 1...1_000_000)
    queueTimeout = reader.seconds(.queueTimeout, in: 0...3600)
    headTimeout = reader.seconds(.headTimeout, in: Self.deadlines)
    bodyTimeout = reader.seconds(.bodyTimeout, in: Self.deadlines)
    idleTimeout = reader.seconds(.idleTimeout, in: Self.deadlines)
    writeTimeout = reader.seconds(.writeTimeout, in: Self.deadlines)
    drainDelay = reader.seconds(.drainDelay, in: 0...3600)
    shutdownTimeout = reader.seconds(.shutdownTimeout, in: 0...3600)
    rate = reader.rate()
    trustedProxies = reader.proxies()
    corsOrigins = reader.origins()
    tokensFile = reader.path(.tokensFile)
    certificate = reader.certificate()
    insecure = reader.truth(.insecure)
    accessLog = reader.truth(.accessLog)
    serverTiming = reader.truth(.serverTiming)
    logFormat = reader.logFormat()
    logLevel = reader.logLevel()
    entityTagSalt = layers[.entityTagSalt].text
    guard reader.problems.isEmpty else { throw ConfigurationError(problems: reader.problems) }
  }

  /// A deadline of zero would refuse every request.
  private static let deadlines = 0.001...86400.0
}

/// Everything that is wrong with a configuration, one sentence each.
struct ConfigurationError: Error, Hashable, CustomStringConvertible {
  var problems: [String]

  var description: String { problems.joined(separator: "\n") }
}
