import AnimationDocuments
import AnimationEngine
import Foundation

/// The parts of an answer to an import.
struct ImportAnswer {
  /// The document as JSON text.
  let document: String
  private let ignored: [JSONText]
  private let maximumError: Double

  /// Reads an answer.
  ///
  /// - Throws: A failure if it is no answer to an import.
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

  /// Lines for people on what the document leaves out, and on its error.
  func lines(named name: String) -> [String] {
    let notes = ignored.map { note in
      let place =
        note["line"]?.number.map { ":\(Int(saturating: $0))" }
        ?? note["pointer"]?.text.map { " \($0)" }
      return "\(name)\(place ?? ""): \(note["message"]?.text ?? "")"
    }
    return notes + (maximumError > 0 ? ["The document is within \(Self.shown(maximumError))."] : [])
  }

  /// An error with four digits; as a bound it is rounded up.
  private static func shown(_ error: Double) -> Double {
    let places = 3 - log10(error).rounded(.down)
    // Not a negative power, which is not exact: a number of four digits divided by it may have seventeen.
    let unit = pow(10, places.magnitude)
    guard unit.isFinite else { return error }
    let digits = places < 0 ? error / unit : error * unit
    // A number of four digits is not rounded up by the noise of the product.
    let whole = (digits - 2 * digits.ulp).rounded(.up)
    return places < 0 ? whole * unit : whole / unit
  }
}
