import AnimationLibrary
import ArgumentParser
import Foundation

/// The document that a command works on.
struct DocumentOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A file with a document, or - for standard input.", valueName: "file"))
  var file = "-"

  @OptionGroup var service: ServiceOptions

  /// The document; with a server also one of its library, where there is no such file.
  func inputOrName() throws -> Input {
    guard service.server != nil, AnimationName(file) != nil,
      !FileManager.default.fileExists(atPath: file)
    else { return try input() }
    return Input(stored: file)
  }

  func input() throws -> Input { try Input(file, atMost: service.maxInput) }
}
