/// Collects the problems of a document with their places.
///
/// It keeps as many problems as a refusal holds, and 64 KiB of pointers at most, which bounds the
/// cost of a refusal. All problems are counted.
struct ProblemList: Sendable {
  /// The number of all problems.
  private(set) var total = 0
  /// The problems kept, each with its node, and the member it is about if the node is the whole
  /// object.
  private(set) var kept: [(node: Int, about: Word?, problem: DocumentProblem)] = []
  private var pointerBytes = 0
  private let tape: JSONTape

  private static let mostPointerBytes = 64 << 10

  init(_ tape: JSONTape) { self.tape = tape }

  /// Whether there are no problems so far.
  var isEmpty: Bool { total == 0 }

  /// Whether further problems are only counted, so that making their hints is needless.
  var isFull: Bool { kept.count >= DocumentRefusal.mostKept }

  /// Counts a problem that is not kept.
  mutating func count() { total += 1 }

  /// Adds a problem at a node.
  mutating func add(
    _ code: ErrorCode, at node: Int, about member: Word? = nil, _ message: String, hint: String?,
    excess: DocumentProblem.Excess?
  ) {
    total += 1
    guard !isFull else { return }
    let pointer = JSONPointer.text(of: node, in: tape)
    pointerBytes += pointer.utf8.count
    guard kept.isEmpty || pointerBytes <= Self.mostPointerBytes else { return }
    let problem = DocumentProblem(code, message, pointer: pointer, hint: hint, excess: excess)
    kept.append((node, member, problem))
  }

  /// The problems kept, in the order of the document.
  var inOrder: [(node: Int, about: Word?, problem: DocumentProblem)] {
    kept.enumerated().sorted {
      ($0.element.node, $0.offset) < ($1.element.node, $1.offset)
    }.map(\.element)
  }

  /// The refusal for these problems, in the order of the document.
  var refusal: DocumentRefusal {
    DocumentRefusal(.invalidDocument, inOrder.map(\.problem), total: total)
  }
}

/// JSON Pointers (RFC 6901) to nodes.
package enum JSONPointer {
  /// The pointer to a node. A member's name and its value have the same pointer.
  ///
  /// It is found from the root: at each level the child that contains the node is the next step.
  ///
  /// - Complexity: O(siblings on the way).
  static func text(of node: Int, in tape: JSONTape) -> String {
    var pointer = ""
    var current = 0
    while current < node {
      guard let step = step(from: current, to: node, in: tape) else { break }
      pointer += "/" + step.token
      current = step.child
      if step.isName { break }
    }
    return pointer
  }

  /// A member name escaped for a pointer.
  package static func escaped(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return name
    }
    return name.reduce(into: "") { text, character in
      switch character {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.append(character)
      }
    }
  }

  private static func step(
    from container: Int, to node: Int, in tape: JSONTape
  ) -> (token: String, child: Int, isName: Bool)? {
    let isObject = tape[container].kind == .object
    var child = container + 1
    var position = 0
    while child <= node {
      let value = isObject ? child + 1 : child
      let end = tape.end(of: value)
      if node < end {
        let token = isObject ? escaped(tape.string(at: child)) : String(position)
        return (token, value, node == child && isObject)
      }
      child = end
      position += 1
    }
    return nil
  }
}
