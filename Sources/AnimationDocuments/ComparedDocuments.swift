public import AnimationEngine

/// Two documents to be compared: `{"left":…,"right":…}`.
public struct ComparedDocuments: Sendable {
  /// The document that is compared.
  public let left: AnimationDocument
  /// The document that the left one is compared with.
  public let right: AnimationDocument

  /// Reads both documents; the work is charged to `meter`.
  ///
  /// - Throws: A refusal with the problems of both documents, their pointers below `/left` and
  ///   `/right`, or the meter's refusal of the work.
  /// - Complexity: O(length).
  public init(
    decoding bytes: [UInt8], within limits: Limits, meter: inout WorkMeter
  ) throws(DocumentRefusal) {
    try meter.charge(work: bytes.count)
    var decoder = try DocumentDecoder(reading: bytes, within: limits, meter: meter)
    let nodes = decoder.value(at: 0, as: Forms.comparedDocuments)
    guard decoder.problems.isEmpty, let nodes else { throw decoder.problems.refusal }
    var (documents, refusals): ([AnimationDocument], [DocumentRefusal]) = ([], [])
    for node in nodes {
      do {
        documents.append(
          try AnimationDocument(decoder.tape, at: node, within: limits, meter: &meter))
      } catch {
        refusals.append(error)
      }
    }
    if let refusal = DocumentRefusal(all: refusals) { throw refusal }
    (left, right) = (documents[0], documents[1])
  }

  /// The text of a comparison, made of the texts of both documents.
  package static func text(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    Array("{\"left\":".utf8) + left + Array(",\"right\":".utf8) + right + Array("}".utf8)
  }
}

extension DocumentRefusal {
  /// Several refusals combined into one with the code of the first; nil if there are none.
  init?(all refusals: [DocumentRefusal]) {
    guard let first = refusals.first else { return nil }
    self.init(first.code, refusals.flatMap(\.problems), total: refusals.reduce(0) { $0 + $1.total })
  }
}

extension Forms {
  /// The form of a comparison: two documents by their nodes, each of which is then read on its own.
  fileprivate static let comparedDocuments = Form(
    ObjectForm<[Int]>(
      "ComparedDocuments", "A comparison", "Two documents that are held against each other.",
      Member(.left, documentNode) { $0[0] }, Member(.right, documentNode) { $0[1] },
      make: { [$0, $1] }), "A comparison is an object with the documents left and right")

  private static let documentNode = Form<Int>(.document) {
    $1
  } write: { _, _ in
    preconditionFailure("a comparison is only read")
  }
}

extension SchemaNode {
  package static let comparedDocuments = Forms.comparedDocuments.schema
}
