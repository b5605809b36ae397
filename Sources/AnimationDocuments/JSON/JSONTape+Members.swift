extension JSONTape {
  /// A member of an object: the nodes of its name and of its value.
  typealias Member = (name: Int, value: Int)

  /// The members of an object node in their order.
  func members(of object: Int) -> JSONMembers { JSONMembers(children: children(of: object)) }

  /// The value of the first member with a name; nil if there is none.
  func value(of name: String, in object: Int) -> Int? {
    members(of: object).first { plainText(at: $0.name).elementsEqual(name.utf8) }?.value
  }

  /// The value that a name leads to in an object, or an index in an array; nil if there is none.
  func child(_ step: String, of node: Int) -> Int? {
    switch self[node].kind {
    case .object: value(of: step, in: node)
    case .array:
      Int(step).flatMap { index in
        children(of: node).enumerated().first { $0.offset == index }?.element
      }
    default: nil
    }
  }
}

/// The members of an object, whose nodes are a name and a value in turn.
struct JSONMembers: Sequence, IteratorProtocol {
  fileprivate var children: JSONChildren

  mutating func next() -> JSONTape.Member? {
    guard let name = children.next(), let value = children.next() else { return nil }
    return (name, value)
  }
}
