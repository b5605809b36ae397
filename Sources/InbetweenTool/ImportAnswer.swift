import AnimationDocuments
import AnimationEngine

/// The answer to an import, apart.
struct ImportAnswer {
  /// The document as it was answered.
  let document: String
  private let ignored: [JSONText]
  private let maximumError: Double

  /// Takes an answer apart.
  ///
  /// - Throws: A failure where it is not an answer to an import.
  init(_ bytes: [UInt8]) throws {
    var meter = WorkMeter(WorkMeter.Limits(work: .max, bytes: .max))
    let answer = try? JSONText(reading: bytes, within: .standard, meter: &meter)
    guard let answer, let document = answer["document"] else {
      throw ToolFailure(code: .unreachable, message: "The answer holds no document.")
    }
    self.document = document.written
    ignored = answer["ignored"]?.elements ?? []
    maximumError = answer["maxError"]?.number ?? 0
  }

  /// What the document does not say, and how far it is off.
  func lines(named name: String) -> [String] {
    let notes = ignored.map { note in
      let place =
        note["line"]?.number.map { ":\(Int(saturating: $0))" }
        ?? note["pointer"]?.text.map { " \($0)" }
      return "\(name)\(place ?? ""): \(note["message"]?.text ?? "")"
    }
    return notes + (maximumError > 0 ? ["The document is within \(maximumError)."] : [])
  }
}
