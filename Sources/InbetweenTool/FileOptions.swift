import ArgumentParser

/// The option for the text file that a command works on.
struct FileOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A file, or - for standard input.", valueName: "file"), completion: .file())
  var file = "-"

  @OptionGroup var service: ServiceOptions

  func input() throws -> Input { try Input(file, atMost: service.maxInput) }
}
