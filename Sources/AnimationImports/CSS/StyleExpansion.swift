/// A text in which `var()` is being replaced.
struct StyleExpansion {
  private let values: [String: String]
  /// The properties whose values are being read, by which circles are found.
  private var open: [String] = []
  private var count = 0
  private var depth = 0
  /// The number of bytes that were read, values and replacements included.
  private(set) var cost = 0
  private(set) var bytes: [UInt8] = []

  /// The greatest number of replacements, and of bytes kept and read after which there are no more.
  /// What was read counts apart, as a value in which another one is unknown is dropped again.
  private static let mostCalls = 4096
  private static let mostBytes = 16_384
  private static let mostRead = 1 << 20
  private static let mostDepth = 32

  init(_ values: [String: String]) { self.values = values }

  mutating func append(_ text: ArraySlice<UInt8>) throws(StyleVariables.Unknown) {
    cost += text.count
    var index = text.startIndex
    while index < text.endIndex {
      if let call = StyleVariableCall(at: index, in: text) {
        try append(call)
        index = call.end
      } else {
        let end = StyleVariableCall.end(ofStringAt: index, in: text) ?? index + 1
        bytes += text[index..<end]
        index = end
      }
    }
  }

  private mutating func append(_ call: StyleVariableCall) throws(StyleVariables.Unknown) {
    count += 1
    guard count <= Self.mostCalls, bytes.count <= Self.mostBytes, cost <= Self.mostRead,
      depth < Self.mostDepth
    else {
      throw StyleVariables.Unknown(name: call.name)
    }
    depth += 1
    defer { depth -= 1 }
    if let value = values[call.name], !open.contains(call.name) {
      let start = bytes.count
      open.append(call.name)
      defer { open.removeLast() }
      do throws(StyleVariables.Unknown) {
        return try append(Array(value.utf8)[...])
      } catch {
        bytes.removeLast(bytes.count - start)
      }
    }
    guard let fallback = call.fallback else { throw StyleVariables.Unknown(name: call.name) }
    try append(fallback)
  }
}
