import AnimationDocuments
import ArgumentParser
import Foundation

/// The subcommand `inbetween fmt`, which formats documents.
struct FormatCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt", abstract: "Write a document in its canonical form.",
    discussion: "Example: inbetween fmt bounce.json --write")

  @OptionGroup var document: DocumentOptions
  @Flag(help: "Replace the file in place of writing to standard output.")
  var write = false

  func run() async throws {
    let input = try await document.input()
    let limits = document.service.limits
    let bytes: [UInt8]
    do {
      bytes = try AnimationDocument(decoding: input.bytes, within: limits).encoded() + [0x0A]
    } catch {
      throw ProblemReport(error, input).failure
    }
    guard write, document.file != "-" else { return Standard.output.write(Data(bytes)) }
    guard !document.service.isName(document.file) else {
      throw ToolFailure(
        code: .usage, message: "--write replaces a file: push \(document.file) to replace it there."
      )
    }
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: document.file), options: .atomic)
    } catch {
      throw ToolFailure(code: .usage, message: "\(document.file) cannot be written.")
    }
  }
}
