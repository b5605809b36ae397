import ArgumentParser
import Foundation

/// The subcommand `inbetween completions`, which prints a shell's completion script.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Write what a shell needs to complete commands.",
    discussion: """
      Where bash-completion is installed, a file called inbetween in \
      ~/.local/share/bash-completion/completions is read when it is needed.
      Example: source <(inbetween completions bash)
      """)

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
