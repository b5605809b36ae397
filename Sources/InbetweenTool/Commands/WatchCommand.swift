import AnimationClient
import ArgumentParser
import Foundation

/// `inbetween watch`
struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Draw a document again each time it is saved.",
    discussion: """
      With --server it may be a name of its library, whose revisions are drawn. Ctrl-C ends it.
      Example: inbetween watch bounce.json
      """)

  @Argument(
    help: ArgumentHelp(
      "A file with a document, or with --server a name of its library.", valueName: "file"))
  var file: String
  @OptionGroup var service: ServiceOptions
  @OptionGroup var sampling: SamplingOptions

  func run() async throws {
    _ = try await service.input(file)
    let isStored = service.isName(file)
    var last: Version?
    while true {
      let version = isStored ? await storedVersion() : Version(ofFile: file)
      if version != last {
        last = version
        await draw()
      }
      try await Task.sleep(for: .milliseconds(isStored ? 1000 : 100))
    }
  }

  /// The newest revision; none where the server does not tell.
  private func storedVersion() async -> Version {
    Version(size: try? await service.stored(file).revision)
  }

  /// A document that is bad now may be good after the next save.
  private func draw() async {
    if Standard.isTerminal { Standard.output.write(Data("\u{1B}[H\u{1B}[2J".utf8)) }
    do {
      try await service.draw(service.input(file), sampling)
    } catch {
      let message = (error as? ToolFailure)?.message ?? "\(error)"
      Standard.error.write(Data((message + "\n").utf8))
    }
  }

  /// What tells one save from another.
  private struct Version: Hashable {
    var time: Date?
    /// Of a document of a library its revision.
    var size: Int?

    init(size: Int?) { self.size = size }

    init(ofFile path: String) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      time = attributes?[.modificationDate] as? Date
      size = attributes?[.size] as? Int
    }
  }
}
