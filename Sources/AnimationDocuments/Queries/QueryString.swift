internal import AnimationEngine

/// The parameters of a query in order, with their escapes resolved.
///
/// A query is the part of a request's target after the `?`: `name=value` pairs separated by `&`. A
/// `+` is a space, `%` begins an escape of two hexadecimal digits, a pair without `=` has an empty
/// value, and empty pairs are ignored. Wrong escapes and bytes that are not UTF-8 are problems.
struct QueryString {
  /// A parameter: its name and its text.
  struct Parameter {
    let name: String
    let value: String
    /// Whether a reader has asked for the parameter.
    var isTaken = false
  }

  /// The parameters that could be read.
  private(set) var parameters: [Parameter] = []
  /// The problems with pairs that could not be read.
  private(set) var problems: [DocumentProblem] = []

  /// A query of parameters that are already separated.
  init(_ parameters: [Parameter]) { self.parameters = parameters }

  /// Splits a query into parameters and resolves their escapes.
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
    guard index + 2 < raw.endIndex, let high = raw[index + 1].hexDigitValue,
      let low = raw[index + 2].hexDigitValue
    else { throw JSONSyntaxError(.invalidEscape, at: index, "Two hexadecimal digits follow a %.") }
    return UInt8(high << 4 | low)
  }
}
