import AnimationClient
import AnimationDocuments
import ArgumentParser
import Foundation

/// The subcommand `inbetween compare`, which measures how far two documents are apart.
struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Say how far two documents are apart.",
    discussion: """
      With --server each may be a name of its library.
      Example: inbetween compare old.json new.json --tolerance 0.5
      Example: inbetween compare card.open card.json --server http://127.0.0.1:8080
      """)

  @Argument(
    help: ArgumentHelp("A file with a document.", valueName: "left"), completion: .file())
  var left: String
  @Argument(
    help: ArgumentHelp("A file with the other.", valueName: "right"), completion: .file())
  var right: String
  @OptionGroup var service: ServiceOptions
  @Option(
    help: ArgumentHelp(
      "The greatest distance that passes; beyond it the exit code is 4.", valueName: "distance"))
  var tolerance: Double?
  @OptionGroup var springs: SpringOptions

  func validate() throws {
    guard left == "-", right == "-" else { return }
    throw ValidationError("Standard input is one document: the other one has to be a file.")
  }

  func run() async throws {
    let both = [try await service.input(left), try await service.input(right)]
    try await validate(both)
    var answer: [UInt8] = []
    try await service.answer(
      "/v1/compare", [("tolerance", tolerance.map { "\($0)" }), ("springs", springs.model)],
      Input(
        name: "\(left) and \(right)", bytes: ComparedDocuments.text(both[0].bytes, both[1].bytes),
        parts: ["left": both[0], "right": both[1]])
    ) { answer += $0 }
    try Standard.write(answer + [0x0A])
    guard let verdict = try? JSONDecoder().decode(Comparison.self, from: Data(answer)),
      verdict.pass == false
    else { return }
    throw ToolFailure(
      code: .difference, message: verdict.sentences(left, right, tolerance).joined(separator: "\n"))
  }

  /// Checks each document by itself, so that the problems of both are reported with their files.
  private func validate(_ documents: [Input]) async throws {
    var messages: [String] = []
    for document in documents {
      do {
        try await service.answer("/v1/validate", [], document) { _ in }
      } catch let failure as ToolFailure where failure.code == .document {
        messages.append(failure.message)
      }
    }
    guard !messages.isEmpty else { return }
    throw ToolFailure(code: .document, message: messages.joined(separator: "\n"))
  }
}

extension Comparison {
  /// Why the comparison fails.
  fileprivate func sentences(_ left: String, _ right: String, _ tolerance: Double?) -> [String] {
    let far = properties.filter { $0.worst > tolerance ?? 0 }.map { entry in
      "\"\(entry.property)\" is \(Self.short(entry.worst)) apart at \(Self.short(entry.time)) s; "
        + "\(tolerance ?? 0) is allowed."
    }
    let missing = [(onlyLeft, left), (onlyRight, right)].flatMap { names, file in
      names.map { "\"\($0)\" is in \(file) alone." }
    }
    return far + missing
  }

  private static func short(_ number: Double) -> String { String(format: "%.4g", number) }
}
