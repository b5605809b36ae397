public import AnimationEngine

/// Two documents that are held against each other: `{"left":…,"right":…}`.
public struct ComparedDocuments: Sendable {
  /// The one that is compared.
  public let left: AnimationDocument
  /// The one that it is compared with.
  public let right: AnimationDocument

  /// Reads both documents; the work is charged to `meter`.
  ///
  /// - Throws: A refusal with the problems of both, their pointers below `/left` and `/right`; what the
  ///   meter throws.
  /// - Complexity: O(length).
  public init(
    decoding bytes: [UInt8], within limits: Limits, meter: inout WorkMeter
  ) throws(DocumentRefusal) {
    try meter.chargeReading(bytes.count)
    var decoder = try DocumentDecoder(reading: bytes, within: limits, meter: meter)
    let texts = decoder.comparedTexts()
    guard decoder.problems.isEmpty, let texts else { throw decoder.problems.refusal }
    let sides = [("/left", texts.left), ("/right", texts.right)]
    var (documents, refusals): ([AnimationDocument], [DocumentRefusal]) = ([], [])
    for (pointer, text) in sides {
      do {
        documents.append(try AnimationDocument(decoding: text, within: limits, meter: &meter))
      } catch {
        refusals.append(error.below(pointer))
      }
    }
    if let refusal = DocumentRefusal(all: refusals) { throw refusal }
    (left, right) = (documents[0], documents[1])
  }
}

extension DocumentRefusal {
  /// Several refusals as one, with the code of the first; nil where there are none.
  init?(all refusals: [DocumentRefusal]) {
    guard let first = refusals.first else { return nil }
    self.init(
      first.code, refusals.flatMap(\.problems), total: refusals.reduce(0) { $0 + $1.total })
  }

  /// The same with the pointers of its problems below another.
  func below(_ pointer: String) -> DocumentRefusal {
    let moved = problems.map { problem in
      var moved = problem
      moved.pointer = problem.pointer.map { pointer + $0 }
      return moved
    }
    return DocumentRefusal(code, moved, total: total)
  }
}

extension DocumentDecoder {
  /// The texts of both documents. Reports a problem and returns nil where one is missing.
  fileprivate mutating func comparedTexts() -> (left: [UInt8], right: [UInt8])? {
    var members = Members(of: 0)
    guard tape[0].kind == .object, gather(&members, "") else {
      wrongType(at: 0, "A comparison is an object with the documents left and right")
      return nil
    }
    check(&members, allowed: [.left, .right], "A comparison")
    let left = require(.left, of: members, "A comparison")
    let right = require(.right, of: members, "A comparison")
    guard let left, let right else { return nil }
    return (Array(tape.compactText(of: left).utf8), Array(tape.compactText(of: right).utf8))
  }
}

extension SchemaNode {
  /// Two documents to compare.
  package static let comparedDocuments = SchemaNode.input(
    "ComparedDocuments",
    "Two documents that are held against each other.",
    [
      .required("left", .document),
      .required("right", .document),
    ])
}
