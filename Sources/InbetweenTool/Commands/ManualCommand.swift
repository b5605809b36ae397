import ArgumentParser
import Foundation

/// The subcommand `inbetween man`, which prints the manual page.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "man", abstract: "Write the manual page.",
    discussion: "Example: inbetween man | man -l -")

  func run() throws { try Standard.write(try ManualPage(of: Tool.self).text) }
}
