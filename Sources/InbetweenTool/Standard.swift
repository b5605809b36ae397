import Foundation

/// The standard streams of the program.
enum Standard {
  static var input: FileHandle { .standardInput }
  static var output: FileHandle { .standardOutput }
  static var error: FileHandle { .standardError }

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  /// Whether standard error is a terminal.
  static var hasTerminalForErrors: Bool { isatty(STDERR_FILENO) == 1 }

  /// The width of the terminal in columns, from `COLUMNS`; 80 if that is not set.
  static var columns: Int {
    let said = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
    return min(max(said ?? 80, 40), 240)
  }
}
