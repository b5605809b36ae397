// Schemas reduced to JSON: without components and other parts that JSON does not have.

extension SchemaNode {
  /// The schema with references in place of components, and with JSON texts parsed.
  package var plain: SchemaNode {
    switch self {
    case .component(let component): .object([("$ref", .text(component.reference))])
    case .json(let text): Self.read(text)
    case .list(let nodes): .list(nodes.map(\.plain))
    case .object(let members): .object(members.map(Self.plain))
    case .null, .truth, .number, .text: self
    }
  }

  private static func plain(_ member: Member) -> Member {
    if case .component(let component) = member.value, member.name == "$ref" {
      return (member.name, .text(component.reference))
    }
    return (member.name, member.value.plain)
  }

  private static func read(_ text: String) -> SchemaNode {
    guard let tape = try? JSONReader.read(Array(text.utf8), maxDepth: 64) else {
      preconditionFailure("no JSON: \(text)")
    }
    return node(at: 0, of: tape)
  }

  private static func node(at index: Int, of tape: JSONTape) -> SchemaNode {
    switch tape[index].kind {
    case .null: return .null
    case .bool: return .truth(tape[index].flag)
    case .number: return .number(tape[index].number)
    case .string: return .text(tape.string(at: index))
    case .array: return .list(tape.children(of: index).map { node(at: $0, of: tape) })
    case .object:
      let members = tape.members(of: index)
      return .object(members.map { (tape.string(at: $0.name), node(at: $0.value, of: tape)) })
    }
  }
}
