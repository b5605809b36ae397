import AnimationRoutes
import ArgumentParser
import Foundation

/// `inbetween import`
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Make a document of a text of another tool.",
    discussion: """
      Formats: \(Routes.importFormats.joined(separator: ", ")); auto recognises the text.
      The document is written to standard output, what it does not say and its error to standard error.
      For example: inbetween import lottie hero.json > hero.inbetween.json
      """)

  @Argument(help: ArgumentHelp("The format, or auto.", valueName: "format"))
  var format: String
  @OptionGroup var document: DocumentOptions

  func run() async throws {
    let input = try document.input()
    var bytes: [UInt8] = []
    try await document.service.answer("/v1/import/\(format)", [], input) { bytes += $0 }
    let answer = ImportAnswer(bytes)
    Standard.output.write(Data(answer.document + [0x0A]))
    let lines = answer.lines(named: input.name)
    if !lines.isEmpty {
      Standard.error.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    }
  }
}

/// The answer to an import, apart.
private struct ImportAnswer {
  /// The document as it was answered.
  let document: [UInt8]
  private let report: Report?

  private struct Report: Decodable {
    struct Note: Decodable {
      var pointer: String?
      var line: Int?
      var message: String
    }

    var ignored: [Note]
    var maxError: Double
  }

  init(_ bytes: [UInt8]) {
    let text = bytes.dropFirst("{\"document\":".utf8.count)
    document = Array(text.prefix(Self.length(ofObject: text)))
    report = try? JSONDecoder().decode(Report.self, from: Data(bytes))
  }

  /// How many bytes an object takes at the beginning of a text.
  private static func length(ofObject text: ArraySlice<UInt8>) -> Int {
    var (depth, isText, isEscaped) = (0, false, false)
    for (index, byte) in text.enumerated() {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isText: isEscaped = true
      case UInt8(ascii: "\""): isText.toggle()
      case _ where isText: break
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
    }
    return text.count
  }

  /// What the document does not say, and how far it is off.
  func lines(named name: String) -> [String] {
    guard let report else { return [] }
    let notes = report.ignored.map { note in
      "\(name)\(note.line.map { ":\($0)" } ?? note.pointer.map { " \($0)" } ?? ""): \(note.message)"
    }
    return notes + (report.maxError > 0 ? ["The document is within \(report.maxError)."] : [])
  }
}
