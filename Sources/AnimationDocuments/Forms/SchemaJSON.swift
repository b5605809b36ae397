/// Writes schemas as readable JSON: short objects and lists are on one line.
package struct SchemaJSON {
  /// The greatest length of a line, in characters.
  private static let width = 100

  private var text = ""

  /// The JSON text of a schema, with a final newline. Components are written as references.
  package static func text(of node: SchemaNode) -> String {
    var json = SchemaJSON()
    json.append(node.plain, indent: 0, before: 0)
    return json.text + "\n"
  }

  /// Writes a schema, indented by `indent` spaces, after `before` characters of the member's name.
  private mutating func append(_ node: SchemaNode, indent: Int, before: Int) {
    var room = Self.width - before - indent
    if let line = Self.line(node, &room) {
      text += line
      return
    }
    switch node {
    case .object(let members):
      append("{", "}", members, indent) { json, member in
        let name = member.name.quotedJSON + ": "
        json.text += name
        json.append(member.value, indent: indent + 2, before: name.unicodeScalars.count)
      }
    case .list(let nodes):
      append("[", "]", nodes, indent) { $0.append($1, indent: indent + 2, before: 0) }
    default: text += Self.scalar(node)
    }
  }

  private mutating func append<Element>(
    _ opening: String, _ closing: String, _ elements: [Element], _ indent: Int,
    _ write: (inout SchemaJSON, Element) -> Void
  ) {
    let space = String(repeating: " ", count: indent)
    text += opening
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "\n  " : ",\n  ") + space
      write(&self, element)
    }
    text += "\n" + space + closing
  }
}

// MARK: - Lines

extension SchemaJSON {
  /// A schema on one line if it fits in `room`, which loses the line's length; nil otherwise.
  private static func line(_ node: SchemaNode, _ room: inout Int) -> String? {
    let line: String?
    switch node {
    case .object(let members):
      line = joined("{", "}", members, &room) { member, room in
        let name = member.name.quotedJSON + ": "
        room -= name.unicodeScalars.count
        return Self.line(member.value, &room).map { name + $0 }
      }
    case .list(let nodes): line = joined("[", "]", nodes, &room) { Self.line($0, &$1) }
    default:
      let text = scalar(node)
      room -= text.unicodeScalars.count
      line = text
    }
    return room > 0 ? line : nil
  }

  private static func joined<Element>(
    _ opening: String, _ closing: String, _ elements: [Element], _ room: inout Int,
    _ line: (Element, inout Int) -> String?
  ) -> String? {
    room -= 2
    var text = opening
    for (index, element) in elements.enumerated() {
      if index > 0 {
        text += ", "
        room -= 2
      }
      guard room > 0, let piece = line(element, &room) else { return nil }
      text += piece
    }
    return text + closing
  }

  /// The text of a scalar: neither object nor list.
  private static func scalar(_ node: SchemaNode) -> String {
    switch node {
    case .truth(let truth): truth ? "true" : "false"
    case .number(let number): NumberWriter().text(number)
    case .text(let text): text.quotedJSON
    default: "null"
    }
  }
}
