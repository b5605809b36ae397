import AnimationDocuments
import AnimationEngine

/// The document in a link: the query parameter `document`, base64url of its JSON, which may be
/// compressed by zlib.
enum LinkedDocument {
  /// The JSON of the linked document.
  ///
  /// - Throws: A refusal with the code `malformed` if it cannot be decoded; with `too-large` if it is
  ///   larger than a body may be. Also the meter's refusal of the work.
  static func bytes(
    of text: String, within limits: Limits, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> [UInt8] {
    guard let bytes = Base64URL.bytes(of: text.utf8) else {
      throw refusal(.wrongType, "document is base64url: letters, digits, - and _.")
    }
    guard ZlibText.begins(bytes) else { return bytes }
    let most = min(limits.maxBody, ZlibText.mostBytes(from: bytes.count))
    try meter.charge(
      work: WorkMeter.sum(bytes.count, most / 8), bytes: WorkMeter.sum(most, ZlibText.memory))
    return try inflated(bytes, within: limits)
  }

  private static func inflated(
    _ bytes: [UInt8], within limits: Limits
  ) throws(DocumentRefusal) -> [UInt8] {
    do {
      return try ZlibText.inflated(bytes, atMost: limits.maxBody)
    } catch {
      guard error == .tooLong else {
        throw refusal(.wrongType, "document begins as a zlib text and is none, or is cut short.")
      }
      throw DocumentRefusal(
        DocumentProblem(
          .tooLarge, "A document has at most \(limits.maxBody) bytes; this has more.",
          parameter: "document",
          excess: .init(limit: limits.maxBody, actual: limits.maxBody + 1, setting: "max-body")))
    }
  }

  /// The refusal of a linked text that is no JSON, as a fault of the parameter; others stay as they
  /// are.
  static func named(_ refusal: DocumentRefusal) -> DocumentRefusal {
    guard refusal.code == .malformed, var problem = refusal.problems.first else { return refusal }
    problem.parameter = "document"
    problem.hint =
      problem.hint ?? "base64url of JSON, as it is or by zlib; neither gzip nor raw deflate"
    return DocumentRefusal(.malformed, problem)
  }

  private static func refusal(_ code: ErrorCode, _ message: String) -> DocumentRefusal {
    DocumentRefusal(.malformed, DocumentProblem(code, message, parameter: "document"))
  }
}
