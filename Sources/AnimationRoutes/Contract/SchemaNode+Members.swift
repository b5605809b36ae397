import AnimationDocuments

// Access to schemas that are plain: without components.

extension SchemaNode {
  /// The members of an object; empty for other nodes.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of a list; empty for other nodes.
  var elements: [SchemaNode] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The text of a text node; nil for other nodes.
  var string: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The texts of a list.
  var strings: [String] { elements.compactMap(\.string) }

  /// The first member with a name; nil if there is none.
  subscript(name: String) -> SchemaNode? { members.first { $0.name == name }?.value }

  /// The object's members without those named.
  func without(_ names: String...) -> [Member] { members.filter { !names.contains($0.name) } }

  /// All texts inside the schema, in order, without names of members.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let nodes): nodes.flatMap(\.texts)
    case .object(let members): members.flatMap(\.value.texts)
    case .null, .truth, .number, .json, .component: []
    }
  }

  /// The schema with each text replaced.
  func mapped(_ change: (String) -> String) -> SchemaNode {
    switch self {
    case .text(let text): .text(change(text))
    case .list(let nodes): .list(nodes.map { $0.mapped(change) })
    case .object(let members): .object(members.map { ($0.name, $0.value.mapped(change)) })
    case .null, .truth, .number, .json, .component: self
    }
  }
}

extension [SchemaNode.Member] {
  /// The members with others added, which replace members of the same name.
  func merging(_ others: [SchemaNode.Member]) -> [SchemaNode.Member] {
    var merged = self
    for other in others {
      if let index = merged.firstIndex(where: { $0.name == other.name }) {
        merged[index] = other
      } else {
        merged.append(other)
      }
    }
    return merged
  }
}
