/// The parameters of a query in the order in which they stand, their escapes undone.
///
/// The text is what follows the `?` of a target: `name=value` pairs apart by `&`. A `+` is a
/// space, `%` begins an escape of two hexadecimal digits, a pair without `=` has an empty value,
/// and empty pairs do not count. An escape that is none and bytes that are not UTF-8 are problems.
struct QueryString {
  /// A parameter.
  struct Parameter {
    let name: String
    let value: String
    /// Whether somebody has asked for it.
    var isTaken = false
  }

  /// The parameters that could be read.
  private(set) var parameters: [Parameter] = []
  /// What could not be read.
  private(set) var problems: [DocumentProblem] = []

  /// These parameters, which need no reading.
  init(_ parameters: [Parameter]) { self.parameters = parameters }

  /// Reads a query.
  ///
  /// - Complexity: O(length).
  init(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "&")) ?? bytes.count
      if end > start { add(bytes[start..<end]) }
      start = end + 1
    }
  }

  private mutating func add(_ pair: ArraySlice<UInt8>) {
    let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
    let rawName = pair[..<equals]
    do {
      let name = try Self.decoded(rawName)
      parameters.append(Parameter(name: name, value: try Self.decoded(pair[equals...].dropFirst())))
    } catch {
      let shown = String(decoding: rawName, as: UTF8.self).shortened
      problems.append(DocumentProblem(error.code, error.message, parameter: shown))
    }
  }

  private static func decoded(_ raw: ArraySlice<UInt8>) throws(JSONSyntaxError) -> String {
    let isPlain = !raw.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }
    let bytes = isPlain ? raw : try unescaped(raw)[...]
    guard let text = try? UTF8Span(validating: bytes.span) else {
      throw JSONSyntaxError(
        .invalidUTF8, at: 0, "A parameter is UTF-8 once its escapes are undone.")
    }
    return String(copying: text)
  }

  private static func unescaped(_ raw: ArraySlice<UInt8>) throws(JSONSyntaxError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count)
    var index = raw.startIndex
    while index < raw.endIndex {
      if raw[index] == UInt8(ascii: "%") {
        bytes.append(try escaped(raw, at: index))
        index += 3
      } else {
        bytes.append(raw[index] == UInt8(ascii: "+") ? UInt8(ascii: " ") : raw[index])
        index += 1
      }
    }
    return bytes
  }

  private static func escaped(
    _ raw: ArraySlice<UInt8>, at index: Int
  ) throws(JSONSyntaxError) -> UInt8 {
    guard index + 2 < raw.endIndex, let high = JSONEscapes.hexadecimalDigit(raw[index + 1]),
      let low = JSONEscapes.hexadecimalDigit(raw[index + 2])
    else {
      throw JSONSyntaxError(.invalidEscape, at: index, "Two hexadecimal digits follow a %.")
    }
    return UInt8(high << 4 | low)
  }
}
