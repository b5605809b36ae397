import AnimationEngine

extension JSONTape {
  /// About how many bytes the value at a node takes on the tape, and the document that is made of it.
  ///
  /// A node of the tape stands in a list that may have room for more. A member becomes a value with
  /// its name, most of all in the changes of a script. Text becomes strings, points and commands.
  ///
  /// - Complexity: O(nodes).
  func documentBytes(at index: Int) -> Int {
    nodes[index..<end(of: index)].reduce(0) { sum, node in
      WorkMeter.sum(sum, Self.bytes(of: node))
    }
  }

  private static func bytes(of node: JSONNode) -> Int {
    let listed = 3 * MemoryLayout<JSONNode>.stride / 2
    return switch node.kind {
    case .object: listed + 80 * node.count
    case .string: listed + 12 * (node.stringEnd - node.start - 2)
    case .null, .bool, .number, .array: listed
    }
  }
}
