import ArgumentParser
import Foundation

/// The subcommand `inbetween completions`, which prints a shell's completion script.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Write what a shell needs to complete commands.",
    discussion: "Example: inbetween completions bash > ~/.bash_completion.d/inbetween")

  enum Shell: String, ExpressibleByArgument, CaseIterable {
    case bash, zsh, fish

    var parserShell: CompletionShell {
      switch self {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    }
  }

  @Argument(help: "The shell.")
  var shell: Shell

  func run() throws {
    try Standard.write(Tool.completionScript(for: shell.parserShell) + "\n")
  }
}
