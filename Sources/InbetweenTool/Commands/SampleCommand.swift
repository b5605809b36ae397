import ArgumentParser

/// `inbetween sample`
struct SampleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample", abstract: "Write a document's values over time.",
    discussion: "Example: inbetween sample bounce.json --fps 24 --format csv")

  @OptionGroup var document: DocumentOptions
  @OptionGroup var sampling: SamplingOptions
  @Option(help: ArgumentHelp("json, ndjson, csv, cbor, f64, f32 or svg.", valueName: "name"))
  var format: String?
  @Option(help: ArgumentHelp("columns or frames.", valueName: "name"))
  var layout: String?
  @Option(help: ArgumentHelp("Decimals of the values, 0 to 15.", valueName: "number"))
  var precision: String?
  @Option(help: ArgumentHelp("css: values as texts of CSS.", valueName: "name"))
  var values: String?

  func run() async throws {
    let more = [
      ("format", format), ("layout", layout), ("precision", precision), ("values", values),
    ]
    try await document.service.write(
      "/v1/sample", sampling.query + more, document.input())
  }
}
