/// Writes what the contract says as JSON, the way people read it: what is short stands in one line.
package struct SchemaJSON {
  /// The length at which a line is broken.
  private static let width = 100

  private var text = ""

  /// The text of a piece, ended by a line end. It refers to components by their names.
  package static func text(of node: SchemaNode) -> String {
    var json = SchemaJSON()
    json.append(node.plain, indent: 0, before: 0)
    return json.text + "\n"
  }

  /// Writes a plain piece, `indent` spaces from the left, behind a name of `before` characters.
  private mutating func append(_ node: SchemaNode, indent: Int, before: Int) {
    var room = Self.width - before - indent
    if let line = Self.line(node, &room) {
      text += line
      return
    }
    switch node {
    case .object(let members):
      append("{", "}", members, indent) { json, member in
        let name = Self.quoted(member.name) + ": "
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
  /// A piece in one line shorter than `room`, which becomes what is left; nil where there is too
  /// little of it.
  private static func line(_ node: SchemaNode, _ room: inout Int) -> String? {
    let line: String?
    switch node {
    case .object(let members):
      line = joined("{", "}", members, &room) { member, room in
        let name = quoted(member.name) + ": "
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

  /// What is neither an object nor a list.
  private static func scalar(_ node: SchemaNode) -> String {
    switch node {
    case .truth(let truth): truth ? "true" : "false"
    case .number(let number): NumberWriter().text(number)
    case .text(let text): quoted(text)
    default: "null"
    }
  }

  /// A text as JSON has it.
  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONQuoting.write(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
