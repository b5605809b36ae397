import AnimationRoutes
import ArgumentParser
import Foundation
import HTTPTypes

/// The subcommand `inbetween sample`, which samples a document.
struct SampleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample", abstract: "Write a document's values over time.",
    discussion: """
      f64 and f32 are little-endian floats, one column after the other: the times, then the columns of csv. \
      What has no numbers has no column there, which is told on standard error.
      Example: inbetween sample bounce.json --fps 24 --format csv
      """)

  @OptionGroup var document: DocumentOptions
  @OptionGroup var sampling: SamplingOptions
  @Option(
    help: ArgumentHelp("json, ndjson, csv, cbor, f64, f32 or svg.", valueName: "name"),
    completion: .list(Routes.sampleFormats))
  var format: String?
  @OptionGroup var writing: ValueOptions

  func validate() throws {
    guard Standard.isTerminal, let format, Routes.binarySampleFormats.contains(format) else {
      return
    }
    throw ValidationError(
      "\(format) is no text, and a terminal shows nothing else: write it into a file.")
  }

  func run() async throws {
    let query = sampling.query + writing.query + [("format", format)]
    let input = try document.inputOrName()
    try await document.service.write("/v1/sample", query, input) { fields in
      let omitted = fields[.omitted].map { $0.split(separator: ",") } ?? []
      for name in omitted.map({ $0.removingPercentEncoding ?? String($0) }) {
        Standard.complain("\(input.name): \"\(name)\" has no numbers, and so no column.\n")
      }
    }
  }
}
