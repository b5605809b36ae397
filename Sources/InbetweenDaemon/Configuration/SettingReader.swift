import AnimationDocuments
import AnimationEngine
import Logging
import MicroHTTP

/// Reads settings one by one and collects what is wrong with them.
///
/// A setting that cannot be read yields a placeholder, which is never used because the
/// configuration is refused as a whole.
struct SettingReader {
  let layers: SettingLayers
  private(set) var problems: [String] = []

  init(layers: SettingLayers) {
    self.layers = layers
  }

  mutating func bytes(_ setting: Setting, in range: ClosedRange<Int>) -> Int {
    read(setting, "a number of bytes, such as 4MiB", in: range, Units.bytes, Units.text(ofBytes:))
      ?? 1
  }

  mutating func count(_ setting: Setting, in range: ClosedRange<Int>) -> Int {
    read(setting, "a whole number", in: range, Units.count) ?? 1
  }

  mutating func optionalCount(_ setting: Setting, in range: ClosedRange<Int>) -> Int {
    if isOff(setting) { return 0 }
    return read(setting, "a whole number", or: "off", in: range, Units.count) ?? 0
  }

  mutating func seconds(_ setting: Setting, in range: ClosedRange<Double>) -> Double {
    read(
      setting, "a time, such as 10s or 500ms", in: range, Units.seconds, Units.text(ofSeconds:))
      ?? 1
  }

  mutating func truth(_ setting: Setting) -> Bool {
    guard let value = Units.truth(layers[setting].text) else {
      refuse(setting, "true or false")
      return false
    }
    return value
  }

  /// The number of heavy requests at a time. `auto` means two for each processor, so that a
  /// waiting one leaves no processor idle; at most 256.
  mutating func threads() -> Int {
    if layers[.threads].text.lowercased() == "auto" {
      return min(2 * OperatingSystem.processorCount, 256)
    }
    return read(.threads, "a whole number", or: "auto", in: 1...256, Units.count) ?? 1
  }

  mutating func rate() -> Double? {
    if isOff(.rate) { return nil }
    return read(
      .rate, "a number of requests per second", or: "off", in: 0.001...1e9, { Double($0) },
      { $0.plainText })
  }

  mutating func address(_ setting: Setting) -> ListenerAddress {
    guard let address = ListenerAddress(parsing: layers[setting].text) else {
      refuse(setting, ListenerAddress.forms)
      return .placeholder
    }
    return address
  }

  /// An address that is not the `other` one, on which only one can listen.
  mutating func address(_ setting: Setting, besides other: ListenerAddress) -> ListenerAddress {
    let address = address(setting)
    if address == other, !address.isShareable {
      refuse(setting, "another address than that of \(Setting.listen.key)")
    }
    return address
  }

  mutating func library() -> LibraryLocation {
    let text = layers[.library].text
    if text.isEmpty { return .standard }
    guard let location = LibraryLocation(parsing: text) else {
      refuse(.library, LibraryLocation.forms)
      return .memory
    }
    return location
  }

  mutating func fileMode(_ setting: Setting) -> UInt32 {
    let text = layers[setting].text
    let isOctal = (1...4).contains(text.utf8.count) && text.utf8.allSatisfy { 0x30...0x37 ~= $0 }
    guard isOctal, let mode = UInt32(text, radix: 8), mode <= 0o777 else {
      refuse(setting, "permissions in octal digits, such as 0660")
      return 0
    }
    return mode
  }

  mutating func proxies() -> TrustedProxies {
    guard let proxies = TrustedProxies(list(.trustedProxies)) else {
      refuse(.trustedProxies, "addresses or ranges such as 10.0.0.0/8, or unix")
      return TrustedProxies()
    }
    return proxies
  }

  /// A path from a setting; nil if it is not set.
  func path(_ setting: Setting) -> String? {
    let text = layers[setting].text
    return text.isEmpty ? nil : text
  }

  /// The paths of the certificate and its key, which have to be given together.
  mutating func certificate() -> (chain: String, key: String)? {
    let (chain, key) = (path(.tlsCertificate), path(.tlsKey))
    if chain != nil, key == nil { reportMissing(.tlsKey, for: .tlsCertificate) }
    if chain == nil, key != nil { reportMissing(.tlsCertificate, for: .tlsKey) }
    guard let chain, let key else { return nil }
    return (chain, key)
  }

  private mutating func reportMissing(_ setting: Setting, for other: Setting) {
    problems.append(
      "\(setting.key) is missing: \(other.key) (\(layers[other].source)) needs it")
  }

  private func list(_ setting: Setting) -> [String] {
    layers[setting].text.split(separator: ",").map { $0.filter { $0 != " " }.lowercased() }
  }

  mutating func origins() -> [String] {
    var origins: [String] = []
    for text in list(.corsOrigin) {
      guard let origin = ["*", "null"].contains(text) ? text : WebOrigin.text(text) else {
        refuse(
          .corsOrigin,
          "origins such as https://example.com, each named whole and without a path, or * for all, "
            + "or null")
        continue
      }
      origins.append(origin)
    }
    return origins
  }

  mutating func logLevel() -> Logger.Level {
    guard let level = Logger.Level(rawValue: layers[.logLevel].text.lowercased()) else {
      refuse(.logLevel, "one of " + Logger.Level.allCases.map(\.rawValue).joined(separator: ", "))
      return .info
    }
    return level
  }

  mutating func logFormat() -> LogFormat {
    guard let format = LogFormat(rawValue: layers[.logFormat].text.lowercased()) else {
      refuse(.logFormat, LogFormat.allCases.map(\.rawValue).joined(separator: " or "))
      return .json
    }
    return format
  }

  private func isOff(_ setting: Setting) -> Bool { layers[setting].text.lowercased() == "off" }

  /// Reads a value within a range; `word` is what the setting may be in place of one. Notes what is
  /// wrong and returns nil for any other text.
  private mutating func read<Value: Comparable>(
    _ setting: Setting, _ form: String, or word: String? = nil, in range: ClosedRange<Value>,
    _ parse: (String) -> Value?, _ text: (Value) -> String = { "\($0)" }
  ) -> Value? {
    let other = word.map { " or \"\($0)\"" } ?? ""
    guard let value = parse(layers[setting].text) else {
      refuse(setting, form + other)
      return nil
    }
    guard range.contains(value) else {
      refuse(setting, "from \(text(range.lowerBound)) to \(text(range.upperBound))" + other)
      return nil
    }
    return value
  }

  private mutating func refuse(_ setting: Setting, _ form: String) {
    let entry = layers[setting]
    problems.append("\(setting.key) (\(entry.source)) is \(form); this is \"\(entry.text)\"")
  }
}
