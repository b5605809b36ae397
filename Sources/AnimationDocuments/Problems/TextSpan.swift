/// The place of a value in a JSON text, for messages about files.
public struct TextSpan: Hashable, Sendable {
  /// The line in the text, counted from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// The number of characters on its line; 1 for a value of several lines.
  public var length: Int

  /// A span of `length` characters from a line and column on.
  public init(line: Int, column: Int, length: Int) {
    (self.line, self.column, self.length) = (line, column, length)
  }

  /// The place that a JSON Pointer (RFC 6901) names; nil if the text is no JSON or has no such
  /// place.
  ///
  /// - Complexity: O(length of the text).
  public init?(of pointer: String, in bytes: [UInt8]) {
    guard let tape = try? JSONReader.read(bytes, maxDepth: 1000),
      let node = JSONPointer.node(of: pointer, in: tape)
    else { return nil }
    let position = TextPosition(of: tape[node].start, in: bytes)
    let isShort = tape[node].kind == .string || !tape[node].isContainer
    let text = isShort ? tape.compactText(of: node) : ""
    self.init(line: position.line, column: position.column, length: max(text.count, 1))
  }
}

extension JSONPointer {
  /// The node of the value that a JSON Pointer names; nil if there is none.
  ///
  /// - Complexity: O(nodes).
  static func node(of pointer: String, in tape: JSONTape) -> Int? {
    var node = 0
    for step in steps(of: pointer) {
      guard let child = child(step, of: node, in: tape) else { return nil }
      node = child
    }
    return node
  }

  /// The longest part of a pointer, from its beginning, that leads from a node to another one.
  ///
  /// - Complexity: O(siblings on the way).
  static func existingPart(of pointer: String, from start: Int, in tape: JSONTape) -> String {
    var (node, part) = (start, "")
    for step in steps(of: pointer) {
      guard let child = child(step, of: node, in: tape) else { break }
      node = child
      part += "/" + step
    }
    return part
  }

  private static func steps(of pointer: String) -> ArraySlice<Substring> {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
  }

  private static func child(_ step: Substring, of node: Int, in tape: JSONTape) -> Int? {
    tape.child(unescaped(step), of: node)
  }
}
