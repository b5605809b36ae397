import Foundation

/// Counts the answers that pass, and shows their number to a person who waits.
struct BatchTally {
  private(set) var lines = 0
  private(set) var bad = 0
  private var status = StatusReader()
  private var shown = 0
  private let isShown = Standard.hasTerminalForErrors && !Standard.isTerminal

  /// Counts the lines that end in these bytes.
  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        status.read(byte)
        continue
      }
      lines += 1
      if status.digits != Array("200".utf8) { bad += 1 }
      status = StatusReader()
    }
    guard isShown, lines >= shown + 1000 else { return }
    shown = lines
    Standard.error.write(Data("\r\(lines) lines".utf8))
  }

  mutating func end() {
    if shown > 0 { Standard.error.write(Data("\r\(lines) lines\n".utf8)) }
  }
}

/// Finds the status in a line of answers, which may be long, byte by byte.
///
/// Before it stands an id, a text or a number: what is looked for has quotes without a backslash, so
/// it cannot stand inside a text.
private struct StatusReader {
  /// The status, once it was read.
  private(set) var digits: [UInt8] = []
  /// How much of the mark the last bytes are.
  private var matched = 0

  private static let mark = Array(",\"status\":".utf8)

  mutating func read(_ byte: UInt8) {
    if matched == Self.mark.count {
      if digits.count < 3 { digits.append(byte) }
    } else {
      // Its first byte stands in it once, so a failed match begins anew with that byte alone.
      matched = byte == Self.mark[matched] ? matched + 1 : byte == Self.mark[0] ? 1 : 0
    }
  }
}
