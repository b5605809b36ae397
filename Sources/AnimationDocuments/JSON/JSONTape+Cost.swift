import AnimationEngine

extension JSONTape {
  /// An estimate of the bytes of the value at a node, on the tape and in its document.
  ///
  /// The estimate is on the high side. Lists of nodes may have spare room; members become values
  /// with their names, most of all in the changes of a script; text becomes strings, points and
  /// commands.
  ///
  /// - Complexity: O(nodes).
  func documentBytes(at index: Int) -> Int {
    if index == 0 { return Self.bytes(nodes: nodes.count, members: memberCount, letterCount) }
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
    return Self.bytes(nodes: places.count, members: members, letters)
  }

  private static func bytes(nodes: Int, members: Int, _ letters: Int) -> Int {
    nodes * (3 * MemoryLayout<JSONNode>.stride / 2) + 80 * members + 12 * letters
  }
}
