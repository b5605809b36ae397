/// JSON Pointers (RFC 6901) to nodes.
package enum JSONPointer {
  /// The pointer to a node. A member's name and its value have the same pointer.
  ///
  /// It is found from the root: at each level the child that contains the node is the next step.
  ///
  /// - Complexity: O(siblings on the way).
  static func text(of node: Int, in tape: JSONTape) -> String {
    var passed = 0
    return text(of: node, in: tape, passing: &passed)
  }

  /// The pointer to a node; the siblings on the way are added to `passed`.
  static func text(of node: Int, in tape: JSONTape, passing passed: inout Int) -> String {
    var pointer = ""
    var current = 0
    while current < node {
      guard let step = step(from: current, to: node, in: tape) else { break }
      passed += step.position
      pointer += "/" + step.token
      current = step.child
      if step.isName { break }
    }
    return pointer
  }

  /// A member name escaped for a pointer.
  ///
  /// It is read by code points: a `~` or `/` before a combining mark is escaped too.
  package static func escaped(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return name
    }
    return name.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The name that a step of a pointer means: the inverse of ``escaped(_:)``, by code points too.
  package static func unescaped(_ step: Substring) -> String {
    guard step.utf8.contains(UInt8(ascii: "~")) else { return String(step) }
    let parts = step.unicodeScalars.split(separator: "~", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { text, part in
      text += part.first == "1" ? "/" : "~"
      text.unicodeScalars += part.dropFirst()
    }
  }

  private static func step(
    from container: Int, to node: Int, in tape: JSONTape
  ) -> (token: String, child: Int, isName: Bool, position: Int)? {
    let isObject = tape[container].kind == .object
    var child = container + 1
    var position = 0
    while child <= node {
      let value = isObject ? child + 1 : child
      let end = tape.end(of: value)
      if node < end {
        let token = isObject ? escaped(tape.string(at: child)) : String(position)
        return (token, value, node == child && isObject, position)
      }
      child = end
      position += 1
    }
    return nil
  }
}
