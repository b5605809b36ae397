import ArgumentParser
import Foundation

/// The program `inbetween`.
public enum ToolProgram {
  /// Runs the command line and exits with its code: 0 for success, 1 for an invalid document, 2
  /// for a wrong command line, 3 if no server answers, 4 if a comparison fails.
  public static func main() async {
    do {
      try CommandNames(CommandLine.arguments.dropFirst()).check()
      var command = try Tool.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      leave(with: error)
    }
  }

  private static func leave(with error: any Error) -> Never {
    if let failure = error as? ToolFailure {
      Standard.complain(failure.message + "\n")
      exit(failure.code.rawValue)
    }
    let code = Tool.exitCode(for: error)
    let message = Tool.fullMessage(for: error)
    let text = message.isEmpty ? "" : message + "\n"
    do {
      if code == .success { try Standard.write(text) } else { Standard.complain(text) }
    } catch {
      leave(with: error)
    }
    exit(code == .validationFailure ? ToolFailure.Code.usage.rawValue : code.rawValue)
  }
}
