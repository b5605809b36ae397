import AnimationEngine

extension JSONTape {
  /// About how many bytes the value at a node takes on the tape, and the document that is made of it.
  ///
  /// A node of the tape stands in a list that may have room for more. A member becomes a value with
  /// its name, most of all in the changes of a script. Text becomes strings, points and commands.
  ///
  /// - Complexity: O(nodes).
  func documentBytes(at index: Int) -> Int {
    let places = index..<end(of: index)
    var (members, letters) = (0, 0)
    for place in places {
      let node = nodes[place]
      switch node.kind {
      case .object: members += node.count
      case .string: letters += node.stringEnd - node.start - 2
      case .null, .bool, .number, .array: break
      }
    }
    return places.count * (3 * MemoryLayout<JSONNode>.stride / 2) + 80 * members + 12 * letters
  }
}
