import ArgumentParser
import Foundation

/// The subcommand `inbetween batch`, which samples many documents.
struct BatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch", abstract: "Sample many documents, a line of JSON each.",
    discussion: """
      A line is {"id":1,"document":{...},"fps":24}; the flags hold where a line says nothing. The \
      exit code is 1 if a line is bad; the others are answered all the same.
      Example: inbetween batch all.ndjson --fps 24 > samples.ndjson
      """)

  @OptionGroup var document: FileOptions
  @OptionGroup var sampling: SamplingOptions
  @OptionGroup var writing: ValueOptions

  func run() async throws {
    var tally = BatchTally()
    try await document.service.answer("/v1/batch", sampling.query + writing.query, document.input())
    {
      try Standard.write($0)
      tally.add($0)
    }
    tally.end()
    guard tally.bad > 0 else { return }
    throw ToolFailure(
      code: .document,
      message: "\(tally.bad) of \(tally.lines) lines are bad; their answers say why.")
  }
}
