import ArgumentParser

/// The subcommand `inbetween plot`, which draws a document.
struct PlotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot", abstract: "Draw a document.",
    discussion: """
      A terminal gets a drawing in block characters, anything else gets SVG.
      With --export it is what an export says within --tolerance, over what the document does, and the error.
      Example: inbetween plot bounce.json --theme dark > bounce.svg
      Example: inbetween plot bounce.json --export lottie --tolerance 0.5 > error.svg
      """)

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case svg, text
  }

  @OptionGroup var document: DocumentOptions
  @OptionGroup var sampling: SamplingOptions
  @Option(help: "The form of the drawing; a terminal's own is text.")
  var format: Form?
  @Option(help: ArgumentHelp("The width in pixels.", valueName: "pixels"))
  var width: String?
  @Option(help: ArgumentHelp("About the height in pixels.", valueName: "pixels"))
  var height: String?
  @Option(help: ArgumentHelp("auto, light or dark.", valueName: "name"))
  var theme: String?
  @Flag(help: "All numbers in one panel.")
  var overlay = false
  @Option(help: ArgumentHelp("The export that is drawn over the document.", valueName: "format"))
  var export: String?
  @Option(help: ArgumentHelp("What properties are there: lift:y,glow:opacity.", valueName: "names"))
  var map: String?

  func validate() throws {
    guard export != nil, format == .text else { return }
    throw ValidationError("The picture of an export is SVG: leave --format text out.")
  }

  func run() async throws {
    let isText = Standard.isTerminal && export == nil
    guard (format ?? (isText ? .text : .svg)) == .svg else {
      return try await document.service.draw(document.inputOrName(), sampling)
    }
    let more = [
      ("width", width), ("height", height), ("theme", theme), ("overlay", overlay ? "true" : nil),
      ("export", export), ("map", map),
    ]
    try await document.service.write("/v1/plot", sampling.query + more, document.inputOrName())
  }
}
