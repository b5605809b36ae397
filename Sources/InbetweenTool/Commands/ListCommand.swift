import AnimationClient
import ArgumentParser
import Foundation

/// The subcommand `inbetween list`, which lists a server's stored animations.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the animations of the library of a server.",
    discussion: """
      A line each, with tabs between the columns: name, revision, kind, duration in seconds (forever \
      where it has no end), when it was written.
      Example: inbetween list --prefix button. --server http://127.0.0.1:8080
      """)

  @Option(help: ArgumentHelp("Only names that begin with this.", valueName: "text"))
  var prefix = ""
  @OptionGroup var service: ServiceOptions

  func run() async throws {
    var cursor: String?
    repeat {
      let page = try await service.library(about: Input(name: prefix, bytes: [])) { [cursor] in
        try await $0.list(prefix: prefix, limit: 1000, cursor: cursor)
      }
      for entry in page.animations { try Standard.write(Self.line(of: entry)) }
      cursor = page.cursor
    } while cursor != nil
  }

  private static func line(of entry: AnimationEntry) -> String {
    let duration = entry.duration.map { "\($0)" } ?? "forever"
    return "\(entry.name)\t\(entry.revision)\t\(entry.kind)\t\(duration)\t\(entry.updated)\n"
  }
}
