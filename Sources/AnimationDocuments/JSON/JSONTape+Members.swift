extension JSONTape {
  /// A member of an object: the nodes of its name and of its value.
  typealias Member = (name: Int, value: Int)

  /// The members of an object node in their order.
  func members(of object: Int) -> JSONMembers { JSONMembers(children: children(of: object)) }
}

/// The members of an object, whose nodes are a name and a value in turn.
struct JSONMembers: Sequence, IteratorProtocol {
  fileprivate var children: JSONChildren

  mutating func next() -> JSONTape.Member? {
    guard let name = children.next(), let value = children.next() else { return nil }
    return (name, value)
  }
}
