import ArgumentParser
import Foundation

/// The subcommand `inbetween validate`, which checks documents.
struct ValidateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", abstract: "Check a document and say what is probably not meant.",
    discussion: "Example: inbetween validate bounce.json")

  @OptionGroup var document: DocumentOptions

  func run() async throws {
    try await document.service.write(
      "/v1/validate", [], document.inputOrName(), endsLine: true)
  }
}
