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
    if write, document.file == "-" {
      throw ToolFailure(
        code: .usage, message: "--write replaces a file, and standard input is none: leave it out.")
    }
    let input = try await document.input()
    let limits = document.service.limits
    let bytes: [UInt8]
    do {
      bytes = try AnimationDocument(decoding: input.bytes, within: limits).encoded() + [0x0A]
    } catch {
      throw ProblemReport(error, input).failure
    }
    guard write else { return try Standard.write(bytes) }
    guard !document.service.isName(document.file) else {
      throw ToolFailure(
        code: .usage, message: "--write replaces a file: push \(document.file) to replace it there."
      )
    }
    do {
      try Self.replace(document.file, with: Data(bytes))
    } catch {
      throw ToolFailure(code: .usage, message: "\(document.file) cannot be written.")
    }
  }

  /// Replaces a file in one step. It keeps its permissions, and a link to it stays one.
  private static func replace(_ path: String, with data: Data) throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let kept = try FileManager.default.attributesOfItem(atPath: url.path)
      .filter { $0.key == .posixPermissions }
    try data.write(to: url, options: .atomic)
    try FileManager.default.setAttributes(kept, ofItemAtPath: url.path)
  }
}
