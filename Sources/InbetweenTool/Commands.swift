import ArgumentParser
import Foundation

/// The document that a command works on.
struct DocumentOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A file with a document, or - for standard input.", valueName: "file"))
  var file = "-"

  @OptionGroup var service: ServiceOptions

  func input() throws -> Input { try Input(file, atMost: service.maxInput) }
}

/// How a timeline is sampled: the query parameters of `/v1/sample`.
struct SamplingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Samples a second (default: 60).", valueName: "number"))
  var fps: String?
  @Option(help: ArgumentHelp("Seconds between samples.", valueName: "seconds"))
  var step: String?
  @Option(help: ArgumentHelp("How many samples, evenly.", valueName: "number"))
  var count: String?
  @Option(help: ArgumentHelp("These times, with commas between them.", valueName: "seconds"))
  var times: String?
  @Option(help: ArgumentHelp("The same as shares of the duration.", valueName: "shares"))
  var progress: String?
  @Option(help: ArgumentHelp("As few as keep within this error.", valueName: "error"))
  var tolerance: String?
  @Option(help: ArgumentHelp("Where to begin (default: 0).", valueName: "seconds"))
  var start: String?
  @Option(help: ArgumentHelp("Where to end (default: the end).", valueName: "seconds"))
  var end: String?
  @Option(help: ArgumentHelp("Only these properties or members.", valueName: "names"))
  var property: String?
  @Option(help: ArgumentHelp("velocity, model, or both with a comma.", valueName: "names"))
  var include: String?
  @Option(help: ArgumentHelp("analytic or swiftui.", valueName: "model"))
  var springs: String?

  var query: [(String, String?)] {
    [
      ("fps", fps), ("step", step), ("count", count), ("times", times), ("progress", progress),
      ("tolerance", tolerance), ("start", start), ("end", end), ("property", property),
      ("include", include), ("springs", springs),
    ]
  }
}

/// `inbetween sample`
struct SampleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample", abstract: "Write a document's values over time.",
    discussion: "Example: inbetween sample bounce.json --fps 24 --format csv")

  @OptionGroup var document: DocumentOptions
  @OptionGroup var sampling: SamplingOptions
  @Option(help: ArgumentHelp("json, ndjson, csv, cbor, f64, f32 or svg.", valueName: "name"))
  var format: String?
  @Option(help: ArgumentHelp("columns or frames.", valueName: "name"))
  var layout: String?
  @Option(help: ArgumentHelp("Decimals of the values, 0 to 15.", valueName: "number"))
  var precision: String?
  @Option(help: ArgumentHelp("css: values as texts of CSS.", valueName: "name"))
  var values: String?

  func run() async throws {
    let more = [
      ("format", format), ("layout", layout), ("precision", precision), ("values", values),
    ]
    try await document.service.write(
      "/v1/sample", sampling.query + more, document.input())
  }
}

/// `inbetween validate`
struct ValidateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", abstract: "Check a document and say what is probably not meant.",
    discussion: "Example: inbetween validate bounce.json")

  @OptionGroup var document: DocumentOptions

  func run() async throws {
    try await document.service.write("/v1/validate", [], document.input())
    Standard.output.write(Data("\n".utf8))
  }
}

/// `inbetween plot`
struct PlotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot", abstract: "Draw a document as SVG.",
    discussion: "Example: inbetween plot bounce.json --theme dark > bounce.svg")

  @OptionGroup var document: DocumentOptions
  @OptionGroup var sampling: SamplingOptions
  @Option(help: ArgumentHelp("The width in pixels.", valueName: "pixels"))
  var width: String?
  @Option(help: ArgumentHelp("About the height in pixels.", valueName: "pixels"))
  var height: String?
  @Option(help: ArgumentHelp("auto, light or dark.", valueName: "name"))
  var theme: String?
  @Flag(help: "All numbers in one panel.")
  var overlay = false

  func run() async throws {
    let more = [
      ("width", width), ("height", height), ("theme", theme), ("overlay", overlay ? "true" : nil),
    ]
    try await document.service.write("/v1/plot", sampling.query + more, document.input())
  }
}

/// `inbetween export`
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a document in the language of another platform.",
    discussion: """
      Formats: css-linear, csv, css-keyframes, waapi, lottie, svg, motion, gsap, swiftui, compose, \
      core-animation, android, dtcg.
      Example: inbetween export css-keyframes bounce.json --tolerance 0.1
      """)

  @Argument(help: ArgumentHelp("The format.", valueName: "format"))
  var format: String
  @OptionGroup var document: DocumentOptions
  @Option(
    help: ArgumentHelp("The greatest error, in the unit of each component.", valueName: "error"))
  var tolerance: String?
  @Option(help: ArgumentHelp("What properties are there: lift:y,glow:opacity.", valueName: "names"))
  var map: String?
  @Option(help: ArgumentHelp("analytic or swiftui.", valueName: "model"))
  var springs: String?

  func run() async throws {
    try await document.service.write(
      "/v1/export/\(format)", [("tolerance", tolerance), ("map", map), ("springs", springs)],
      document.input())
  }
}

/// `inbetween compare`
struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Say how far two documents are apart.",
    discussion: "Example: inbetween compare old.json new.json --tolerance 0.5")

  @Argument(help: ArgumentHelp("A file with a document.", valueName: "left"))
  var left: String
  @Argument(help: ArgumentHelp("A file with the other.", valueName: "right"))
  var right: String
  @OptionGroup var service: ServiceOptions
  @Option(
    help: ArgumentHelp(
      "The greatest distance that passes; beyond it the exit code is 4.", valueName: "distance"))
  var tolerance: Double?
  @Option(help: ArgumentHelp("analytic or swiftui.", valueName: "model"))
  var springs: String?

  func run() async throws {
    let both = try [left, right].map { try Input($0, atMost: service.maxInput) }
    // Each is read by itself first, so that a problem is told with the file that has it.
    for input in both { try await service.answer("/v1/validate", [], input) { _ in } }
    let body =
      Array("{\"left\":".utf8) + both[0].bytes + Array(",\"right\":".utf8) + both[1].bytes
      + Array("}".utf8)
    var answer: [UInt8] = []
    try await service.answer(
      "/v1/compare", [("tolerance", tolerance.map { "\($0)" }), ("springs", springs)],
      Input(name: "\(left) and \(right)", bytes: body)
    ) { answer += $0 }
    Standard.output.write(Data(answer + [0x0A]))
    guard let verdict = try? JSONDecoder().decode(Verdict.self, from: Data(answer)),
      verdict.pass == false
    else { return }
    throw ToolFailure(
      code: .difference,
      message: "The documents are \(verdict.worst) apart, or differ in properties.")
  }

  private struct Verdict: Decodable {
    var pass: Bool?
    var worst: Double
  }
}
