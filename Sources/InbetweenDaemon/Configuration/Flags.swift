import ArgumentParser

/// The flags of `serve`, `health` and `config`: every setting, as text.
///
/// What they hold is read by ``Configuration``, the same way for flags, environment and file.
struct Flags: ParsableArguments {
  @Option(help: "Configuration file, key = value a line.") var config: String?
  @Option(help: "Where to listen: host:port, [address]:port or unix:PATH.") var listen: String?
  @Option(help: "Where health and metrics answer.") var admin: String?
  @Option(help: "Permissions of the file of a Unix socket, in octal digits.")
  var unixSocketMode: String?
  @Option(help: "Heavy requests that compute at one time; auto is two per processor.") var threads:
    String?
  @Option(help: "Bytes of a request's body.") var maxBody: String?
  @Option(help: "Bytes of all request bodies held at one time.") var maxBodiesTotal: String?
  @Option(help: "Bytes that all requests hold at one time.") var maxMemory: String?
  @Option(help: "Nesting of JSON.") var maxDepth: String?
  @Option(help: "Tracks of a document.") var maxTracks: String?
  @Option(help: "Keyframes of a document.") var maxKeyframes: String?
  @Option(help: "Events of a document.") var maxEvents: String?
  @Option(help: "Values of one answer: rows times components.") var maxValues: String?
  @Option(help: "Units of work of one request, each about 10 ns.") var maxWork: String?
  @Option(help: "Bytes that one request holds, beside eight times its body.")
  var maxRequestMemory: String?
  @Option(help: "Bytes of a request's header block.") var maxHeader: String?
  @Option(help: "Connections at one time.") var maxConnections: String?
  @Option(help: "Connections from one address, or off.") var maxConnectionsPerAddress: String?
  @Option(help: "Large answers that stream at one time.") var maxStreams: String?
  @Option(help: "Time that a heavy request waits for its turn.") var queueTimeout: String?
  @Option(help: "Time to send a request's header.") var headTimeout: String?
  @Option(help: "Time to send a request's body.") var bodyTimeout: String?
  @Option(help: "Time a kept connection may rest.") var idleTimeout: String?
  @Option(help: "Time without progress of an answer.") var writeTimeout: String?
  @Option(help: "Time to go on serving after SIGTERM.") var drainDelay: String?
  @Option(help: "Time for requests to end after the delay.") var shutdownTimeout: String?
  @Option(help: "Requests per second and client address, or off.") var rate: String?
  @Option(
    help: """
      Address or range of proxies that are believed when Forwarded or X-Forwarded-For says who the \
      client is, such as 10.0.0.0/8; unix is whoever comes over a Unix socket. May be repeated.
      """)
  var trustedProxies: [String] = []
  @Option(
    help: """
      Origin whose pages may call, such as https://example.com; * is every page, null a page without \
      an origin (a sandboxed frame). May be repeated.
      """)
  var corsOrigin: [String] = []
  @Flag(help: "Open everything without tokens on any address.") var insecure = false
  @Option(help: "One line per request on standard output: true or false.")
  var accessLog: String?
  @Option(help: "Form of the log lines: json, or text for people.") var logFormat: String?
  @Option(help: "trace, debug, info, notice, warning, error or critical.") var logLevel: String?
  @Option(help: "Text that makes the entity tags of this daemon its own.")
  var entityTagSalt: String?

  /// The flags that were given.
  var given: [Setting: String] {
    var given = optional.compactMapValues { $0 }
    for (setting, list) in [(Setting.corsOrigin, corsOrigin), (.trustedProxies, trustedProxies)]
    where !list.isEmpty {
      given[setting] = list.joined(separator: ",")
    }
    if insecure { given[.insecure] = "true" }
    return given
  }

  private var optional: [Setting: String?] {
    [
      .listen: listen, .admin: admin, .unixSocketMode: unixSocketMode, .threads: threads,
      .maxBody: maxBody,
      .maxBodiesTotal: maxBodiesTotal, .maxMemory: maxMemory, .maxWork: maxWork,
      .maxRequestMemory: maxRequestMemory, .queueTimeout: queueTimeout, .maxDepth: maxDepth,
      .maxTracks: maxTracks,
      .maxKeyframes: maxKeyframes, .maxEvents: maxEvents, .maxValues: maxValues,
      .maxHeader: maxHeader, .maxConnections: maxConnections,
      .maxConnectionsPerAddress: maxConnectionsPerAddress, .maxStreams: maxStreams,
      .headTimeout: headTimeout, .bodyTimeout: bodyTimeout, .idleTimeout: idleTimeout,
      .writeTimeout: writeTimeout, .drainDelay: drainDelay, .shutdownTimeout: shutdownTimeout,
      .rate: rate, .accessLog: accessLog, .logFormat: logFormat, .logLevel: logLevel,
      .entityTagSalt: entityTagSalt,
    ]
  }
}

extension Flags {
  /// The configuration that flags, environment and file make together.
  func configuration() throws -> Configuration {
    let environment = OperatingSystem.environment()
    try SettingLayers.checkVariables(of: environment)
    var layers = SettingLayers()
    if let path = config ?? environment["INBETWEEN_CONFIG"], !path.isEmpty {
      layers.lay(try Self.file(at: path))
    }
    layers.lay(environment: environment)
    layers.lay(flags: given)
    return try Configuration(layers)
  }

  private static func file(at path: String) throws -> ConfigurationFile {
    let text = String(decoding: try OperatingSystem.contents(ofFile: path), as: UTF8.self)
    let file = ConfigurationFile(reading: text, path: path)
    guard file.problems.isEmpty else { throw ConfigurationError(problems: file.problems) }
    return file
  }
}
