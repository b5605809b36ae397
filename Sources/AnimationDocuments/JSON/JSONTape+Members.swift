extension JSONTape {
  /// A member of an object: the nodes of its name and of its value.
  typealias Member = (name: Int, value: Int)

  /// The members of an object node in their order.
  func members(of object: Int) -> [Member] {
    var members: [Member] = []
    members.reserveCapacity(nodes[object].count)
    var name = object + 1
    while name < end(of: object) {
      members.append((name, name + 1))
      name = end(of: name + 1)
    }
    return members
  }
}
