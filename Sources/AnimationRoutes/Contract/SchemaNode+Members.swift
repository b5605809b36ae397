import AnimationDocuments

// Looking into a piece of the contract that is plain: without components.

extension SchemaNode {
  /// The members of an object; none of all else.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of a list; none of all else.
  var elements: [SchemaNode] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The text that it is; nil of all else.
  var string: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The texts of a list.
  var strings: [String] { elements.compactMap(\.string) }

  /// The first member of a name.
  subscript(name: String) -> SchemaNode? { members.first { $0.name == name }?.value }

  /// The object without some members.
  func without(_ names: String...) -> [Member] { members.filter { !names.contains($0.name) } }

  /// Every text in it, in order, the names of members aside.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let nodes): nodes.flatMap(\.texts)
    case .object(let members): members.flatMap(\.value.texts)
    case .null, .truth, .number, .json, .component: []
    }
  }

  /// The piece with other texts in the place of its own.
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
  /// The members with others, which take the places of those of their names.
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
