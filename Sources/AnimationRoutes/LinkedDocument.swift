import AnimationDocuments
import AnimationEngine

/// The document in a link: the query parameter `document`, base64url of its JSON, which may be
/// compressed by zlib.
enum LinkedDocument {
  /// The JSON of the linked document.
  ///
  /// - Throws: A refusal with the code `malformed` if it is missing or cannot be decoded; with
  ///   `too-large` if it is larger than a body may be; what the meter throws.
  static func bytes(
    of text: String?, within limits: Limits, _ routes: Routes, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> [UInt8] {
    guard let text else {
      throw refusal(
        .missingParameter, "document is missing: it is base64url of a document's JSON.")
    }
    guard let bytes = decoded(text.utf8) else {
      throw refusal(.wrongType, "document is base64url: letters, digits, - and _.")
    }
    guard ZlibText.begins(bytes) else { return bytes }
    let most = min(limits.maxBody, ZlibText.mostBytes(from: bytes.count))
    try routes.metered(&meter) { meter throws(TimelineRefusal) in
      try meter.charge(WorkMeter.sum(bytes.count, most / 8))
      try meter.keep(bytes: WorkMeter.sum(most, ZlibText.memory))
    }
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
        .tooLarge,
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

  /// The bytes of a base64url text (RFC 4648, 5), with or without `=` at the end; nil if it is
  /// malformed.
  static func decoded(_ text: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3 + 3)
    var (bits, count, digits) = (UInt32(0), 0, 0)
    for byte in text.prefix(while: { $0 != UInt8(ascii: "=") }) {
      guard let digit = digit(byte) else { return nil }
      (bits, count, digits) = (bits << 6 | digit, count + 6, digits + 1)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    let padding = text.dropFirst(digits)
    let isPadded = padding.isEmpty || padding.count == (4 - digits % 4) % 4
    return digits % 4 != 1 && isPadded && padding.allSatisfy { $0 == UInt8(ascii: "=") }
      ? bytes : nil
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
