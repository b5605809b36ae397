import AnimationRoutes
import ArgumentParser

/// The subcommand `inbetween sample`, which samples a document.
struct SampleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample", abstract: "Write a document's values over time.",
    discussion: "Example: inbetween sample bounce.json --fps 24 --format csv")

  @OptionGroup var document: DocumentOptions
  @OptionGroup var sampling: SamplingOptions
  @Option(
    help: ArgumentHelp("json, ndjson, csv, cbor, f64, f32 or svg.", valueName: "name"),
    completion: .list(Routes.sampleFormats))
  var format: String?
  @OptionGroup var writing: ValueOptions

  func run() async throws {
    let query = sampling.query + writing.query + [("format", format)]
    try await document.service.write("/v1/sample", query, document.inputOrName())
  }
}
