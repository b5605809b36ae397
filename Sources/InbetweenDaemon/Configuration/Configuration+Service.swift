import AnimationDocuments
import AnimationLibrary
import AnimationRoutes

extension Configuration {
  /// The configuration of the routes, with a store for the library.
  func service(_ store: any AnimationStore) -> Service {
    Service(
      limits: limits, settings: listed, version: Version.product, components: Version.components,
      origins: corsOrigins, entityTagSalt: entityTagSalt, access: access,
      library: ServedLibrary(store: store) { OperatingSystem.now / 1000 })
  }

  /// Who may use the library. With a tokens file this holds for local addresses too, because
  /// behind a proxy on the same machine every client looks local.
  var access: AccessPolicy {
    if tokensFile != nil { return .tokens }
    return listen.isLocal || insecure ? .open : .closed
  }

  /// All limits and deadlines as numbers: bytes, counts and seconds; nil for one that is off.
  var listed: [(name: String, value: Double?)] {
    Setting.allCases.filter(\.isLimit).map { ($0.key, number(of: $0)) }
  }

  private func number(of setting: Setting) -> Double? {
    switch setting {
    case .threads: Double(threads)
    case .maxConnectionsPerAddress:
      maxConnectionsPerAddress == 0 ? nil : Double(maxConnectionsPerAddress)
    case .rate: rate
    case .maxBody, .maxBatchBody, .maxBodiesTotal, .maxMemory, .maxRequestMemory, .maxHeader:
      Units.bytes(layers[setting].text).map(Double.init)
    default: Units.seconds(layers[setting].text)
    }
  }
}
