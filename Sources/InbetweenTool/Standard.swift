import Foundation

/// The streams of the program.
enum Standard {
  static var input: FileHandle { .standardInput }
  static var output: FileHandle { .standardOutput }
  static var error: FileHandle { .standardError }

  /// Whether a person reads the output.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  /// Whether a person reads the errors.
  static var hasTerminalForErrors: Bool { isatty(STDERR_FILENO) == 1 }

  /// The columns of the terminal, as its shell says them; 80 where it does not.
  static var columns: Int {
    let said = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
    return min(max(said ?? 80, 40), 240)
  }
}
