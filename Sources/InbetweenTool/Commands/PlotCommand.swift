import ArgumentParser

/// `inbetween plot`
struct PlotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot", abstract: "Draw a document.",
    discussion: """
      A terminal gets a drawing in block characters, anything else gets SVG.
      Example: inbetween plot bounce.json --theme dark > bounce.svg
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

  func run() async throws {
    guard (format ?? (Standard.isTerminal ? .text : .svg)) == .svg else {
      return try await document.service.draw(document.inputOrName(), sampling)
    }
    let more = [
      ("width", width), ("height", height), ("theme", theme), ("overlay", overlay ? "true" : nil),
    ]
    try await document.service.write("/v1/plot", sampling.query + more, document.inputOrName())
  }
}
