/// Parts bytes that arrive in pieces into lines.
struct LineReader {
  /// The beginning of a line whose end has not arrived.
  private var open: [UInt8] = []

  /// Takes the next bytes and returns the lines that are complete, without their ends.
  mutating func add(_ bytes: [UInt8]) -> [[UInt8]] {
    var parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rest = parts.removeLast()
    var lines: [[UInt8]] = []
    for part in parts {
      lines.append(open + part)
      open = []
    }
    open += rest
    return lines
  }
}
