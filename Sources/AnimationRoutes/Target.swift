import HTTPNames

/// The target of a request in origin form, split into its path and its query.
struct Target: Sendable {
  var path: Substring
  /// The text after the first `?`; empty when there is none.
  var query: Substring

  init(_ target: String) {
    let bytes = target.utf8
    guard let mark = bytes.firstIndex(of: UInt8(ascii: "?")) else {
      path = target[...]
      query = ""
      return
    }
    path = target[..<mark]
    query = target[bytes.index(after: mark)...]
  }

  /// Whether the query may have a parameter with one of these names. It allocates nothing; a name
  /// with escapes counts as possible.
  func mayName(anyOf names: [String]) -> Bool {
    let bytes = query.utf8.span
    var start = 0
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : UInt8(ascii: "&")
      if byte == UInt8(ascii: "%") { return true }
      guard byte == UInt8(ascii: "&") || byte == UInt8(ascii: "=") else { continue }
      let name = bytes.extracting(start..<index)
      for known in names where known.utf8Span.span.equals(name) { return true }
      start = index + 1
    }
    return false
  }

  /// The names of the query's parameters, with escapes of unreserved characters resolved.
  var parameterNames: [String] {
    var names: [String] = []
    var rest = query.utf8[...]
    while !rest.isEmpty {
      let pair = rest.prefix { $0 != UInt8(ascii: "&") }
      if !pair.isEmpty {
        names.append(Self.plain(Substring(pair.prefix { $0 != UInt8(ascii: "=") })))
      }
      rest = rest[pair.endIndex...].dropFirst()
    }
    return names
  }

  /// A path with escapes of unreserved characters resolved (RFC 3986, 6.2.2.2): `%76` becomes `v`.
  static func plain(_ path: Substring) -> String {
    guard path.utf8.contains(UInt8(ascii: "%")) else { return String(path) }
    var plain: [UInt8] = []
    var rest = path.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let letter = escaped(rest.prefix(2)), letter.isUnreserved {
        plain.append(letter)
        rest = rest.dropFirst(2)
      } else {
        plain.append(byte)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private static func escaped(_ digits: Substring.UTF8View) -> UInt8? {
    digits.count == 2 ? UInt8(Substring(digits), radix: 16) : nil
  }
}
