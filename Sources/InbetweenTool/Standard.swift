import Foundation

/// The standard streams of the program.
enum Standard {
  static var input: FileHandle { .standardInput }

  /// Writes to standard output.
  ///
  /// - Throws: ``ToolFailure`` where nothing takes the bytes, as on a full disk.
  static func write(_ bytes: some Sequence<UInt8>) throws(ToolFailure) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
      throw ToolFailure(
        code: .usage, message: "Standard output cannot be written: is the disk full?")
    }
  }

  static func write(_ text: String) throws(ToolFailure) { try write(text.utf8) }

  /// Writes to standard error. If nothing takes the text, nobody is left who could be told.
  static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.harmless.utf8))
  }

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  /// Whether standard error is a terminal.
  static var hasTerminalForErrors: Bool { isatty(STDERR_FILENO) == 1 }

  /// The width of a drawing in columns, 24 to 240: what `COLUMNS` says, else the width of the terminal
  /// on standard output, else 80.
  static var columns: Int {
    let said = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
    return min(max(said ?? terminalColumns ?? 80, 24), 240)
  }

  /// The width of the terminal now; nil where standard output is none, or one that does not know it.
  private static var terminalColumns: Int? {
    var size = winsize()
    let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : nil
  }
}

extension String {
  /// The text without control characters other than tabs and line ends, so that what a document
  /// says commands no terminal.
  var harmless: String {
    let kept = unicodeScalars.map { scalar in
      scalar.properties.generalCategory != .control || ["\t", "\n", "\r"].contains(scalar)
        ? scalar : "\u{FFFD}"
    }
    return String(String.UnicodeScalarView(kept))
  }
}
