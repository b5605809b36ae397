import AnimationClient
import ArgumentParser
import Foundation

/// The subcommand `inbetween watch`, which draws a document after every save.
struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Draw a document again each time it is saved.",
    discussion: """
      With --server it may be a name of its library, whose revisions are drawn. Ctrl-C ends it.
      Example: inbetween watch bounce.json
      """)

  @Argument(
    help: ArgumentHelp(
      "A file with a document, or with --server a name of its library.", valueName: "file"),
    completion: .file())
  var file: String
  @OptionGroup var service: ServiceOptions
  @OptionGroup var part: PartOptions

  func validate() throws {
    guard file != "-" else {
      throw ValidationError("Standard input is not saved again: name a file.")
    }
  }

  func run() async throws {
    _ = try await service.input(file)
    let isStored = service.isName(file)
    var last: Version?
    while true {
      let version = isStored ? await storedVersion() : Version(ofFile: file)
      if version != last {
        last = version
        try await draw()
      }
      try await Task.sleep(for: .milliseconds(isStored ? 1000 : 100))
    }
  }

  /// The newest revision of a stored document; empty if the server does not answer.
  private func storedVersion() async -> Version {
    Version(size: try? await service.stored(file).revision)
  }

  /// Draws the document. A problem is only shown, as the next save may correct it.
  ///
  /// - Throws: ``ToolFailure`` where nothing takes the drawing.
  private func draw() async throws {
    var (drawing, problem) = ("", "")
    do {
      drawing = try await service.drawing(of: service.input(file), part)
    } catch {
      problem = ((error as? ToolFailure)?.message ?? "\(error)") + "\n"
    }
    let cleared = Standard.isTerminal ? "\u{1B}[H\u{1B}[2J" : ""
    try Standard.write(cleared + drawing)
    Standard.complain(problem)
  }

  /// What a drawing depends on: the version of the document, which changes with each save, and the
  /// width of the terminal.
  private struct Version: Hashable {
    var columns = Standard.columns
    var time: Date?
    /// The size of a file, or the revision of a stored document; nil if it cannot be found out.
    var size: Int?

    init(size: Int?) { self.size = size }

    init(ofFile path: String) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      time = attributes?[.modificationDate] as? Date
      size = attributes?[.size] as? Int
    }
  }
}
