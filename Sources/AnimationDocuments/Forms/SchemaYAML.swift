internal import AnimationEngine

/// Writes schemas as readable YAML: a member a line, long sentences as blocks, short lists inline.
package struct SchemaYAML {
  private var text = ""

  /// The YAML text of an object, with a final newline. Components are written as references.
  package static func text(of members: [SchemaNode.Member]) -> String {
    var yaml = SchemaYAML()
    yaml.append(members, indent: 0)
    return yaml.text
  }

  /// Writes the members of an object, indented by `indent` spaces.
  private mutating func append(_ members: [SchemaNode.Member], indent: Int) {
    for (name, value) in members {
      text += spaces(indent) + Self.scalar(name) + ":"
      append(value, of: name, indent: indent)
    }
  }

  /// Writes the value after a member's name and ends the line.
  private mutating func append(_ value: SchemaNode, of name: String, indent: Int) {
    switch value {
    case .text(let sentence)
    where name == "description" && indent + name.count + sentence.count > 96:
      appendBlock(sentence, indent: indent + 2)
    case .object(let members) where !members.isEmpty && !Self.flows(name):
      text += "\n"
      append(members, indent: indent + 2)
    case .component(let component) where name == "$ref":
      text += " " + component.reference.quotedJSON + "\n"
    case .component(let component):
      text += "\n" + spaces(indent + 2) + "$ref: " + component.reference.quotedJSON + "\n"
    case .list(let nodes) where Self.isBlock(name):
      text += "\n"
      for node in nodes { appendElement(node, of: name, indent: indent + 2) }
    default: text += " " + Self.flow(value) + "\n"
    }
  }

  /// Writes one element of a list that has a line for each element.
  private mutating func appendElement(_ node: SchemaNode, of name: String, indent: Int) {
    switch node {
    case .component(let component):
      text += spaces(indent) + "- $ref: " + component.reference.quotedJSON + "\n"
    case .object(let members) where !members.isEmpty && name != "examples":
      var element = SchemaYAML()
      element.append(members, indent: indent + 2)
      text += spaces(indent) + "- " + element.text.drop { $0 == " " }
    default: text += spaces(indent) + "- " + Self.flow(node) + "\n"
    }
  }

  /// Writes a text as a folded block, with its paragraphs kept apart.
  private mutating func appendBlock(_ sentences: String, indent: Int) {
    text += " >-\n"
    var isFirst = true
    for paragraph in sentences.split(separator: "\n\n") {
      if !isFirst { text += "\n\n" }
      isFirst = false
      for line in Self.lines(of: String(paragraph), width: 100 - indent) {
        text += spaces(indent) + line + "\n"
      }
    }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// Whether a list in this member has a line for each element.
  private static func isBlock(_ name: String) -> Bool {
    ["oneOf", "allOf", "prefixItems", "examples", "parameters", "servers", "tags"].contains(name)
  }

  /// Whether an object in this member is written on one line.
  private static func flows(_ name: String) -> Bool {
    ["dependentRequired", "discrete"].contains(name)
  }
}

// MARK: - Scalars and lines

extension SchemaYAML {
  /// A value on one line as JSON, which is also YAML.
  private static func flow(_ value: SchemaNode) -> String {
    switch value {
    case .null: "null"
    case .truth(let truth): truth ? "true" : "false"
    case .number(let number): NumberWriter().text(number)
    case .text(let text): scalar(text)
    case .json(let text): text
    case .list(let nodes): "[" + nodes.map(flowQuoted).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { $0.name.quotedJSON + ": " + flowQuoted($0.value) }
        .joined(separator: ", ") + "}"
    case .component(let component): #"{"$ref": \#(component.reference.quotedJSON)}"#
    }
  }

  /// A value on one line inside brackets, where texts need quotation marks.
  private static func flowQuoted(_ value: SchemaNode) -> String {
    if case .text(let text) = value { text.quotedJSON } else { flow(value) }
  }

  /// A text without quotation marks where YAML reads it as a text, else with them.
  private static func scalar(_ text: String) -> String {
    let isPlain = text.utf8.first.map { $0.isLetter || $0 == UInt8(ascii: "/") } ?? false
    let isWord = ["true", "false", "null", "yes", "no", "on", "off"].contains(text.lowercased())
    let breaks = [": ", " #", "\n"].contains { text.contains($0) } || text.hasSuffix(":")
    let isName = isPlain && !isWord && !breaks && !text.hasSuffix(" ")
    return isName || text == "$ref" ? text : text.quotedJSON
  }

  /// A text broken into lines of at most `width` characters.
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
