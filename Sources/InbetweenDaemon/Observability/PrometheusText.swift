import AnimationEngine

/// Writes the Prometheus text format, version 0.0.4.
struct PrometheusText {
  private(set) var bytes: [UInt8] = []
  private var family: String?

  static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

  /// Begins the family of a metric's series; writes nothing if it has begun already.
  mutating func head(_ name: String, type: String, help: String?) {
    guard family != name else { return }
    family = name
    if let help { bytes += "# HELP \(name) \(help)\n".utf8 }
    bytes += "# TYPE \(name) \(type)\n".utf8
  }

  /// Writes a series with its value.
  mutating func sample(_ name: String, _ labels: [PrometheusRegistry.Label], _ value: Double) {
    bytes += name.utf8
    if !labels.isEmpty {
      let pairs = labels.map { "\($0.name)=\"\(Self.escaped($0.value))\"" }
      bytes += "{\(pairs.joined(separator: ","))}".utf8
    }
    bytes += " \(Self.number(value))\n".utf8
  }

  /// A number in Prometheus' notation: whole numbers without a decimal point, infinity as `+Inf`.
  static func number(_ value: Double) -> String {
    if value == .infinity { return "+Inf" }
    if value == -.infinity { return "-Inf" }
    if value.isNaN { return "NaN" }
    return value.plainText
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\\\"
      case "\"": escaped += "\\\""
      case "\n": escaped += "\\n"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
