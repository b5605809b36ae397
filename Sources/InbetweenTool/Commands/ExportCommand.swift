import AnimationRoutes
import ArgumentParser

/// The subcommand `inbetween export`, which converts a document to another format.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a document in the language of another platform.",
    discussion: """
      Formats: \(Routes.exportFormats.joined(separator: ", ")).
      Example: inbetween export css-keyframes bounce.json --tolerance 0.1
      """)

  @Argument(help: ArgumentHelp("The format.", valueName: "format"))
  var format: ExportName
  @OptionGroup var document: DocumentOptions
  @Option(
    help: ArgumentHelp("The greatest error, in the unit of each component.", valueName: "error"))
  var tolerance: String?
  @Option(help: ArgumentHelp("What properties are there: lift:y,glow:opacity.", valueName: "names"))
  var map: String?
  @OptionGroup var springs: SpringOptions

  func run() async throws {
    try await document.service.write(
      "/v1/export/\(format.text)",
      [("tolerance", tolerance), ("map", map), ("springs", springs.model)], document.inputOrName())
  }
}
