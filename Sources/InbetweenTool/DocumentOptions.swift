import ArgumentParser

/// The option for the document that a command works on.
struct DocumentOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A file with a document, - for standard input, or with --server a name of its library.",
      valueName: "file"), completion: .file())
  var file = "-"

  @OptionGroup var service: ServiceOptions

  /// The document. A stored one is not read here, as the server works on it.
  func inputOrName() throws -> Input {
    service.isName(file) ? Input(stored: file) : try Input(file, atMost: service.maxInput)
  }

  /// The document with its bytes, read if necessary from the server.
  func input() async throws -> Input { try await service.input(file) }
}
