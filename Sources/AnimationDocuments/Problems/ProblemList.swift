/// Collects the problems of a document with their places.
///
/// It keeps as many problems as a refusal holds, and 64 KiB of pointers at most, which bounds the
/// cost of a refusal. All problems are counted.
struct ProblemList: Sendable {
  /// The number of all problems.
  private(set) var total = 0
  /// The problems kept, each with its node, and its member if the node is the whole object.
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
    kept.sorted { $0.node < $1.node }  // stable: those of one node keep their order
  }

  /// The refusal for these problems, in the order of the document.
  var refusal: DocumentRefusal {
    DocumentRefusal(.invalidDocument, inOrder.map(\.problem), total: total)
  }
}
