import ArgumentParser
import Foundation

/// The command line as a program.
public enum ToolProgram {
  /// Does what the command line says and ends with its exit code: 0 when all went well, 1 where a
  /// document is bad, 2 where the command line is, 3 where no server answers, 4 where a comparison fails.
  public static func main() async {
    do {
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
      Standard.error.write(Data((failure.message + "\n").utf8))
      exit(failure.code.rawValue)
    }
    let code = Tool.exitCode(for: error)
    let text = Tool.fullMessage(for: error)
    let output = code == .success ? Standard.output : Standard.error
    if !text.isEmpty { output.write(Data((text + "\n").utf8)) }
    exit(code == .validationFailure ? ToolFailure.Code.usage.rawValue : code.rawValue)
  }
}
