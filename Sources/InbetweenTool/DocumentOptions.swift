import ArgumentParser

/// The document that a command works on.
struct DocumentOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A file with a document, or - for standard input.", valueName: "file"))
  var file = "-"

  @OptionGroup var service: ServiceOptions

  func input() throws -> Input { try Input(file, atMost: service.maxInput) }
}
