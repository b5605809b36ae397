package import AnimationEngine

// Discrete values as JSON: a text in quotes, all others as the JSON they were written in.

extension DiscreteValue {
  /// The discrete value of a compact JSON text.
  package init(json: String) {
    switch json {
    case "null": self = .null
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    case _ where json.utf8.first == UInt8(ascii: "\""): self = .text(Self.text(of: json))
    default: self = .written(json)
    }
  }

  private static func text(of json: String) -> String {
    // Compare bytes, not characters: a quote can form one character with what follows it.
    if !json.utf8.contains(UInt8(ascii: "\\")) {
      return String(decoding: json.utf8.dropFirst().dropLast(), as: UTF8.self)
    }
    guard let tape = try? JSONReader.read(Array(json.utf8), maxDepth: 1) else { return json }
    return tape.string(at: 0)
  }

  /// The value as compact JSON text.
  package var json: String {
    if case .text(let text) = self { text.quotedJSON } else { description }
  }
}

extension AnimatedProperty {
  /// The distinct values of a discrete property as compact JSON texts; empty for all other types.
  package var labels: [String] { discreteValues.map(\.json) }
}
