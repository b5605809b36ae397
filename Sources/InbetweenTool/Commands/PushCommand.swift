import AnimationClient
import ArgumentParser
import Foundation

/// The subcommand `inbetween push`, which stores a document on a server.
struct PushCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push", abstract: "Keep a document under a name in the library of a server.",
    discussion: """
      The name and its revision are written to standard output.
      Example: inbetween push button.press press.json --server http://127.0.0.1:8080
      """)

  @Argument(help: ArgumentHelp("The name, such as button.press.", valueName: "name"))
  var name: String
  @OptionGroup var document: FileOptions
  @Option(
    help: ArgumentHelp(
      "Only where this is the newest revision; 0 where there is none yet.", valueName: "number"))
  var ifRevision: Int?

  func run() async throws {
    try document.service.check(name: name)
    let input = try document.input()
    let condition = ifRevision.map { $0 == 0 ? PutCondition.absent : .revision($0) } ?? .none
    let entry = try await document.service.library(about: input) { library in
      try await library.put(input.bytes, as: name, if: condition)
    }
    try Standard.write("\(entry.name) \(entry.revision)\n")
  }
}
