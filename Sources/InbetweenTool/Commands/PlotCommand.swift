import AnimationDocuments
import AnimationRoutes
import ArgumentParser

/// The subcommand `inbetween plot`, which draws a document.
struct PlotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot", abstract: "Draw a document.",
    discussion: """
      A terminal gets a drawing in block characters, a sample in each column. Anything else gets SVG, \
      and so does a terminal with --width, --height, --theme, --overlay, --export or --map.
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
  @Option(
    help: ArgumentHelp("auto, light or dark.", valueName: "name"),
    completion: .words(of: PictureQuery.Theme.self))
  var theme: String?
  @Flag(help: "All numbers in one panel.")
  var overlay = false
  @Option(
    help: ArgumentHelp("The export that is drawn over the document.", valueName: "format"),
    completion: .list(Routes.drawnFormats))
  var export: String?
  @Option(help: ArgumentHelp("What properties are there: lift:y,glow:opacity.", valueName: "names"))
  var map: String?

  /// The parameters of a picture, which change nothing in block characters.
  private var picture: [(String, String?)] {
    [
      ("width", width), ("height", height), ("theme", theme), ("overlay", overlay ? "true" : nil),
      ("export", export), ("map", map),
    ]
  }

  /// The first parameter of a picture that is given; nil if there is none.
  private var ofPicture: String? { picture.first { $0.1 != nil }?.0 }

  /// The form that is drawn: a terminal's own where no parameter asks for a picture.
  private var form: Form {
    format ?? (Standard.isTerminal && ofPicture == nil ? .text : .svg)
  }

  func validate() throws {
    guard form == .text else { return }
    if let ofPicture {
      throw ValidationError("--\(ofPicture) is about SVG: leave --format text out.")
    }
    if let name = sampling.grid.first(where: { $0.1 != nil })?.0 {
      throw ValidationError(
        "--\(name) says at what times there are samples, and block characters have one in each column: "
          + "leave it out, or ask for --format svg.")
    }
  }

  func run() async throws {
    guard form == .svg else {
      let drawing = try await document.service.drawing(of: document.inputOrName(), sampling.part)
      return try Standard.write(drawing)
    }
    try await document.service.write("/v1/plot", sampling.query + picture, document.inputOrName())
  }
}
