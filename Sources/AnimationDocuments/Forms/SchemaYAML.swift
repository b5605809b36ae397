/// Writes schemas as YAML, the way people read them: a member on a line, long sentences as blocks,
/// short lists in one line.
struct SchemaYAML {
  /// The text so far.
  private(set) var text = ""

  /// Writes components one after another, each under its title, `indent` spaces from the left.
  mutating func append(_ components: [SchemaComponent], indent: Int) {
    for component in components {
      append([(component.title, component.schema)], indent: indent)
    }
  }

  /// Writes the members of an object.
  private mutating func append(_ members: [SchemaNode.Member], indent: Int) {
    for (name, value) in members {
      text += spaces(indent) + Self.scalar(name) + ":"
      append(value, of: name, indent: indent)
    }
  }

  /// Writes what stands behind the name of a member, with the end of its line.
  private mutating func append(_ value: SchemaNode, of name: String, indent: Int) {
    switch value {
    case .text(let sentence)
    where name == "description" && spaces(indent).count + name.count + sentence.count > 96:
      text += " |\n"
      for line in Self.lines(of: sentence, width: 98 - indent) {
        text += (line.isEmpty ? "" : spaces(indent + 2) + line) + "\n"
      }
    case .object(let members) where !members.isEmpty && Self.flows(name) == false:
      text += "\n"
      append(members, indent: indent + 2)
    case .component(let component) where name == "$ref":
      text += " " + Self.quoted(component.reference) + "\n"
    case .component(let component):
      text += "\n" + spaces(indent + 2) + "$ref: " + Self.quoted(component.reference) + "\n"
    case .list(let nodes) where Self.isBlock(name):
      text += "\n"
      for node in nodes { appendElement(node, indent: indent + 2) }
    default: text += " " + Self.flow(value) + "\n"
    }
  }

  /// Writes one element of a list that has a line for each.
  private mutating func appendElement(_ node: SchemaNode, indent: Int) {
    switch node {
    case .component(let component):
      text += spaces(indent) + "- $ref: " + Self.quoted(component.reference) + "\n"
    case .object(let members) where !members.isEmpty:
      var element = SchemaYAML()
      element.append(members, indent: indent + 2)
      text += spaces(indent) + "- " + element.text.drop { $0 == " " }
    default: text += spaces(indent) + "- " + Self.flow(node) + "\n"
    }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// Whether a list under this name has a line for each element.
  private static func isBlock(_ name: String) -> Bool {
    ["oneOf", "allOf", "prefixItems", "examples"].contains(name)
  }

  /// Whether objects under this name stand in one line.
  private static func flows(_ name: String) -> Bool {
    ["dependentRequired", "discrete"].contains(name)
  }
}

// MARK: - Scalars and lines

extension SchemaYAML {
  /// A value in one line, as JSON, which is YAML too.
  private static func flow(_ value: SchemaNode) -> String {
    switch value {
    case .null: "null"
    case .truth(let truth): truth ? "true" : "false"
    case .number(let number): number.sentence
    case .text(let text): scalar(text)
    case .json(let text): text
    case .list(let nodes): "[" + nodes.map(flowQuoted).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { quoted($0.name) + ": " + flowQuoted($0.value) }.joined(separator: ", ")
        + "}"
    case .component(let component): #"{"$ref": \#(quoted(component.reference))}"#
    }
  }

  /// The same inside brackets, where texts have quotation marks.
  private static func flowQuoted(_ value: SchemaNode) -> String {
    if case .text(let text) = value { quoted(text) } else { flow(value) }
  }

  /// A text as it is where YAML takes it for itself, in quotation marks elsewhere.
  private static func scalar(_ text: String) -> String {
    let isPlain = text.utf8.first.map { isLetter($0) } ?? false || text == "$ref"
    let isWord = ["true", "false", "null", "yes", "no", "on", "off"].contains(text)
    let breaks = text.contains(": ") || text.contains(" #") || text.hasSuffix(":")
    return isPlain && !isWord && !breaks ? text : quoted(text)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONQuoting.write(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text in lines of at most `width` letters.
  private static func lines(of text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = String(word)
      } else if lines[lines.count - 1].count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
