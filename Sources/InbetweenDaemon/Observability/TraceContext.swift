import HTTPNames
import HTTPTypes
import MicroHTTP

/// The trace of a request and the daemon's span in it (W3C Trace Context).
struct TraceContext: Hashable, Sendable {
  /// The trace id: 32 hexadecimal digits that all parts of the trace share.
  let traceID: String
  /// The id of the sender's span: 16 hexadecimal digits.
  let parentID: String
  /// The id of the span for this request: 16 hexadecimal digits.
  let spanID: String

  /// The trace in a request's fields; nil if there is not exactly one valid `traceparent`.
  init?(of fields: HTTPFields) {
    var sent: String?
    for field in fields where field.name == Self.name {
      guard sent == nil else { return nil }
      sent = field.value
    }
    guard let sent else { return nil }
    var generator = SystemRandomNumberGenerator()
    self.init(parsing: sent, using: &generator)
  }

  /// Reads `00-<trace>-<parent>-<flags>`; later versions may have further parts after another
  /// hyphen.
  init?(parsing text: String, using generator: inout some RandomNumberGenerator) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count >= 4, let version = Self.hex(parts[0], count: 2), version != "ff",
      parts.count == 4 || version != "00"
    else { return nil }
    guard let trace = Self.hex(parts[1], count: 32), let parent = Self.hex(parts[2], count: 16),
      Self.hex(parts[3], count: 2) != nil, !Self.isZero(trace), !Self.isZero(parent)
    else { return nil }
    traceID = trace
    parentID = parent
    spanID = Self.text(of: .random(in: 1 ... .max, using: &generator))
  }

  private static func hex(_ text: Substring.UTF8View, count: Int) -> String? {
    let isHex = text.allSatisfy { byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
    }
    return isHex && text.count == count ? String(Substring(text)) : nil
  }

  private static func isZero(_ digits: String) -> Bool { digits.allSatisfy { $0 == "0" } }

  private static func text(of number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static let name = HTTPField.Name(fixed: "traceparent")
}
