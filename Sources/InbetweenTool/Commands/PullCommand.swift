import AnimationClient
import ArgumentParser
import Foundation

/// The subcommand `inbetween pull`, which gets a stored document from a server.
struct PullCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pull", abstract: "Write a document of the library of a server, byte by byte.",
    discussion: "Example: inbetween pull button.press --server http://127.0.0.1:8080 > press.json")

  @Argument(help: ArgumentHelp("The name.", valueName: "name"))
  var name: String
  @OptionGroup var service: ServiceOptions
  @Option(help: ArgumentHelp("Not the newest revision but this.", valueName: "number"))
  var revision: Int?

  func run() async throws {
    let stored = try await service.stored(name, revision: revision)
    try Standard.write(stored.document)
  }
}
