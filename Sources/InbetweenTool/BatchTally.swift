import Foundation

/// Counts the successful answers of a batch, and shows progress on a terminal.
struct BatchTally {
  private(set) var lines = 0
  private(set) var bad = 0
  private var status = StatusReader()
  private var shown = 0
  private let isShown = Standard.hasTerminalForErrors && !Standard.isTerminal

  /// Reads answer bytes and counts the lines that end in them.
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
    Standard.complain("\r\(lines) lines")
  }

  mutating func end() {
    if shown > 0 { Standard.complain("\r\(lines) lines\n") }
  }
}

/// Finds the status in a line of a batch's answer, byte by byte, as lines may be long.
///
/// The id before it is a text or a number. The mark searched for has unescaped quotes, so it
/// cannot occur inside a text.
private struct StatusReader {
  /// The digits of the status, once found.
  private(set) var digits: [UInt8] = []
  /// The number of bytes of the mark that match so far.
  private var matched = 0

  private static let mark = Array(",\"status\":".utf8)

  mutating func read(_ byte: UInt8) {
    if matched == Self.mark.count {
      if digits.count < 3 { digits.append(byte) }
    } else {
      // The mark's first byte occurs in it only once, so a failed match restarts with that byte
      // alone.
      matched = byte == Self.mark[matched] ? matched + 1 : byte == Self.mark[0] ? 1 : 0
    }
  }
}
