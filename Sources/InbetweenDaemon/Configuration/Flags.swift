import ArgumentParser

/// The command-line flags for all settings, as texts. A flag is a property with the name of its setting.
///
/// ``Configuration`` reads their values, in the same way for flags, environment and file.
struct Flags: ParsableArguments {
  @Option(help: .configurationFile) var config: String?
  @Option(help: Setting.listen.help) var listen: String?
  @Option(help: Setting.admin.help) var admin: String?
  @Option(help: Setting.unixSocketMode.help) var unixSocketMode: String?
  @Option(help: Setting.library.help) var library: String?
  @Option(help: Setting.threads.help) var threads: String?
  @Option(help: Setting.maxBody.help) var maxBody: String?
  @Option(help: Setting.maxBatchBody.help) var maxBatchBody: String?
  @Option(help: Setting.maxBatchLines.help) var maxBatchLines: String?
  @Option(help: Setting.maxBodiesTotal.help) var maxBodiesTotal: String?
  @Option(help: Setting.maxMemory.help) var maxMemory: String?
  @Option(help: Setting.maxDepth.help) var maxDepth: String?
  @Option(help: Setting.maxTracks.help) var maxTracks: String?
  @Option(help: Setting.maxKeyframes.help) var maxKeyframes: String?
  @Option(help: Setting.maxEvents.help) var maxEvents: String?
  @Option(help: Setting.maxValues.help) var maxValues: String?
  @Option(help: Setting.maxWork.help) var maxWork: String?
  @Option(help: Setting.maxRequestMemory.help) var maxRequestMemory: String?
  @Option(help: Setting.maxHeader.help) var maxHeader: String?
  @Option(help: Setting.maxConnections.help) var maxConnections: String?
  @Option(help: Setting.maxConnectionsPerAddress.help) var maxConnectionsPerAddress: String?
  @Option(help: Setting.maxStreams.help) var maxStreams: String?
  @Option(help: Setting.queueTimeout.help) var queueTimeout: String?
  @Option(help: Setting.headTimeout.help) var headTimeout: String?
  @Option(help: Setting.bodyTimeout.help) var bodyTimeout: String?
  @Option(help: Setting.idleTimeout.help) var idleTimeout: String?
  @Option(help: Setting.writeTimeout.help) var writeTimeout: String?
  @Option(help: Setting.drainDelay.help) var drainDelay: String?
  @Option(help: Setting.shutdownTimeout.help) var shutdownTimeout: String?
  @Option(help: Setting.rate.help) var rate: String?
  @Option(help: Setting.trustedProxies.help) var trustedProxies: [String] = []
  @Option(help: Setting.corsOrigin.help) var corsOrigin: [String] = []
  @Option(help: Setting.tokensFile.help) var tokensFile: String?
  @Option(help: Setting.tlsCertificate.help) var tlsCertificate: String?
  @Option(help: Setting.tlsKey.help) var tlsKey: String?
  @Flag(help: Setting.insecure.help) var insecure = false
  @Option(help: Setting.accessLog.help) var accessLog: String?
  @Option(help: Setting.serverTiming.help) var serverTiming: String?
  @Option(help: Setting.logFormat.help) var logFormat: String?
  @Option(help: Setting.logLevel.help) var logLevel: String?
  @Option(help: Setting.entityTagSalt.help) var entityTagSalt: String?

  /// The settings by the names that reflection gives to their flags.
  private static let settings = Dictionary(
    uniqueKeysWithValues: Setting.allCases.map { ("_\($0)", $0) })

  /// The settings for which flags are given, with their texts. Flags are found by reflection, so that
  /// none can be forgotten here.
  var given: [Setting: String] {
    var given: [Setting: String] = [:]
    for (name, flag) in Mirror(reflecting: self).children {
      guard let setting = name.flatMap({ Self.settings[$0] }) else { continue }
      switch flag {
      case let option as Option<String?>: given[setting] = option.wrappedValue
      case let list as Option<[String]> where !list.wrappedValue.isEmpty:
        given[setting] = list.wrappedValue.joined(separator: ",")
      case let flag as Flag<Bool> where flag.wrappedValue: given[setting] = "true"
      default: continue
      }
    }
    return given
  }
}

extension Flags {
  /// The configuration from flags, environment and file together.
  func configuration() throws -> Configuration {
    try Configuration(SettingLayers(config: config, flags: given))
  }
}

extension ArgumentHelp {
  /// The help of the flag that names the configuration file.
  static var configurationFile: ArgumentHelp {
    ArgumentHelp("Configuration file, key = value a line.", valueName: "file")
  }
}
