import ArgumentParser
import Foundation

/// `inbetween batch`
struct BatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch", abstract: "Sample many documents, a line of JSON each.",
    discussion: """
      A line is {"id":1,"document":{...},"fps":24}; the flags hold where a line says nothing. The \
      exit code is 1 if a line is bad; the others are answered all the same.
      Example: inbetween batch all.ndjson --fps 24 > samples.ndjson
      """)

  @OptionGroup var document: DocumentOptions
  @OptionGroup var sampling: SamplingOptions
  @Option(help: ArgumentHelp("columns or frames.", valueName: "name"))
  var layout: String?
  @Option(help: ArgumentHelp("Decimals of the values, 0 to 15.", valueName: "number"))
  var precision: String?
  @Option(help: ArgumentHelp("css: values as texts of CSS.", valueName: "name"))
  var values: String?

  func run() async throws {
    let more = [("layout", layout), ("precision", precision), ("values", values)]
    var tally = BatchTally()
    try await document.service.answer("/v1/batch", sampling.query + more, document.input()) {
      Standard.output.write(Data($0))
      tally.add($0)
    }
    tally.end()
    guard tally.bad > 0 else { return }
    throw ToolFailure(
      code: .document,
      message: "\(tally.bad) of \(tally.lines) lines are bad; their answers say why.")
  }
}

/// Counts the answers that pass, and shows their number to a person who waits.
private struct BatchTally {
  private(set) var lines = 0
  private(set) var bad = 0
  /// The beginning of a line that is not complete.
  private var head: [UInt8] = []
  private var shown = 0
  private let isShown = Standard.hasTerminalForErrors && !Standard.isTerminal

  /// An answer says its status in its first bytes, after an id that may be long.
  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines += 1
        if !isGood(head) { bad += 1 }
        head.removeAll(keepingCapacity: true)
      } else if head.count < 1 << 10 {
        head.append(byte)
      }
    }
    guard isShown, lines >= shown + 1000 else { return }
    shown = lines
    Standard.error.write(Data("\r\(lines) lines".utf8))
  }

  mutating func end() {
    if shown > 0 { Standard.error.write(Data("\r\(lines) lines\n".utf8)) }
  }

  private func isGood(_ head: [UInt8]) -> Bool {
    String(decoding: head, as: UTF8.self).contains("\"status\":200,")
  }
}
