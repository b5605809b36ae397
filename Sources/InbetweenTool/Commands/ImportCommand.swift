import AnimationRoutes
import ArgumentParser
import Foundation

/// The subcommand `inbetween import`, which makes a document from another tool's file.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Make a document of a text of another tool.",
    discussion: """
      Formats: \(Routes.importFormats.joined(separator: ", ")); auto recognises the text.
      The document is written to standard output, what it does not say and its error to standard error.
      Example: inbetween import lottie hero.json > hero.inbetween.json
      """)

  @Argument(help: ArgumentHelp("The format, or auto.", valueName: "format"))
  var format: ImportName
  @OptionGroup var document: FileOptions

  func run() async throws {
    let input = try document.input()
    var bytes: [UInt8] = []
    try await document.service.answer("/v1/import/\(format.text)", [], input) { bytes += $0 }
    let answer = try ImportAnswer(bytes)
    try Standard.write(answer.document + "\n")
    let lines = answer.lines(named: input.name)
    if !lines.isEmpty { Standard.complain(lines.joined(separator: "\n") + "\n") }
  }
}
