import HTTPNames
import HTTPTypes

/// Facts from the header fields of a request that the guard needs: about framing and other matters
/// of the listener.
struct FieldFacts: Equatable {
  var hosts = 0
  var host: String?
  var contentLengths = 0
  /// The declared length of the body in bytes; the greatest integer if it does not fit.
  var contentLength = 0
  var transferEncodings = 0
  /// Whether every transfer coding was `chunked` and nothing else.
  var isChunked = true
  var expectsContinue = false
  var expectsSomethingElse = false
  var codedContent = false
  var requestID: String?
  /// Whether a field's name is empty or has an invalid byte.
  var malformedName = false
  /// Whether a field's value has a control character.
  var malformedValue = false

  /// Whether a body follows; without one the fields that describe it mean nothing.
  var hasContent: Bool { contentLength > 0 || transferEncodings > 0 }
}

/// Reads the fields of one request, one after the other.
struct RequestReader {
  private(set) var fields = HTTPFields()
  private(set) var facts = FieldFacts()

  private static let chunked = Array("chunked".utf8)
  private static let proceed = Array("100-continue".utf8)
  private static let identity = Array("identity".utf8)

  init(expecting count: Int) { fields.reserveCapacity(count) }

  /// Reads the next field as it was sent.
  mutating func add(name: Span<UInt8>, value: Span<UInt8>) {
    let sent = value
    let value = sent.extracting(0..<Self.end(of: sent))
    let known = KnownField.named(name)
    guard let name = known?.name ?? Self.fieldName(name) else {
      facts.malformedName = true
      return
    }
    guard let field = Self.field(name, value) else {
      facts.malformedValue = true
      return
    }
    fields.append(field)
    // The library recognises `chunked` only without trailing spaces; with them it would wait for
    // ever.
    if known?.role == .transferEncoding { noteCoding(sent) }
    if let known, known.role != .other { note(known.role, value, field) }
  }

  private mutating func note(_ role: KnownField.Role, _ value: Span<UInt8>, _ field: HTTPField) {
    switch role {
    case .host:
      facts.hosts += 1
      facts.host = field.value
    case .contentLength:
      facts.contentLengths += 1
      facts.contentLength = Self.length(value)
    case .expect:
      if value.isCaseless(Self.proceed) {
        facts.expectsContinue = true
      } else {
        facts.expectsSomethingElse = true
      }
    case .contentEncoding:
      if !value.isEmpty && !value.isCaseless(Self.identity) { facts.codedContent = true }
    case .requestID:
      let id = field.value
      if RequestIDs.accepts(id) { facts.requestID = id }
    case .transferEncoding, .other: break
    }
  }

  private mutating func noteCoding(_ value: Span<UInt8>) {
    facts.transferEncodings += 1
    if !value.isCaseless(Self.chunked) { facts.isChunked = false }
  }

  private static func fieldName(_ name: Span<UInt8>) -> HTTPField.Name? {
    if name.isEmpty { return nil }
    for index in name.indices where !name[index].isToken { return nil }
    return HTTPField.Name(name.text)
  }

  private static func field(_ name: HTTPField.Name, _ value: Span<UInt8>) -> HTTPField? {
    var isASCII = true
    for index in value.indices {
      let byte = value[index]
      if byte.isControl && byte != 0x09 { return nil }
      if byte >= 0x80 { isASCII = false }
    }
    return isASCII
      ? HTTPField(name: name, value: value.text)
      : HTTPField(name: name, lenientValue: value.bytes)
  }

  private static func end(of value: Span<UInt8>) -> Int {
    var end = value.count
    while end > 0, value[end - 1].isBlank { end -= 1 }
    return end
  }

  private static func length(_ value: Span<UInt8>) -> Int {
    var length = 0
    for index in value.indices {
      let digit = Int(value[index] &- UInt8(ascii: "0"))
      let (product, tooLarge) = length.multipliedReportingOverflow(by: 10)
      if tooLarge || product > Int.max - 9 { return .max }
      length = product + digit
    }
    return length
  }
}
