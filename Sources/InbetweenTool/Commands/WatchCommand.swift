import ArgumentParser
import Foundation

/// `inbetween watch`
struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Draw a document again each time it is saved.",
    discussion: """
      Ctrl-C ends it.
      Example: inbetween watch bounce.json
      """)

  @Argument(help: ArgumentHelp("A file with a document.", valueName: "file"))
  var file: String
  @OptionGroup var service: ServiceOptions
  @OptionGroup var sampling: SamplingOptions

  func run() async throws {
    _ = try Input(file, atMost: service.maxInput)
    var last: Version?
    while true {
      let version = Version(ofFile: file)
      if version != last {
        last = version
        await draw()
      }
      try await Task.sleep(for: .milliseconds(100))
    }
  }

  /// A document that is bad now may be good after the next save.
  private func draw() async {
    if Standard.isTerminal { Standard.output.write(Data("\u{1B}[H\u{1B}[2J".utf8)) }
    do {
      try await service.draw(Input(file, atMost: service.maxInput), sampling)
    } catch {
      let message = (error as? ToolFailure)?.message ?? "\(error)"
      Standard.error.write(Data((message + "\n").utf8))
    }
  }

  /// What tells one save from another.
  private struct Version: Hashable {
    var time: Date?
    var size: Int?

    init(ofFile path: String) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      time = attributes?[.modificationDate] as? Date
      size = attributes?[.size] as? Int
    }
  }
}
