internal import AnimationEngine

/// The cells of a table of comma-separated values (RFC 4180).
enum TableCell {
  /// A text as a cell, quoted if it contains commas, quotes or line ends.
  static func bytes(text: String) -> [UInt8] {
    let special = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    guard special else { return Array(text.utf8) }
    let doubled = text.utf8.flatMap { $0 == 0x22 ? [0x22, 0x22] : [$0] }
    return [0x22] + doubled + [0x22]
  }

  /// A discrete value as a cell: a text as it is, anything else as its JSON.
  static func bytes(_ value: DiscreteValue) -> [UInt8] { bytes(text: value.description) }
}
