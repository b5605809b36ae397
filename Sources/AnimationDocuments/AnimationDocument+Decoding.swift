public import AnimationEngine

extension AnimationDocument {
  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text, in UTF-8.
  ///   - limits: The limits on what the document may hold. They are checked before memory is spent.
  /// - Throws: A refusal. Its code is `malformed`, with one problem and its line and column, when
  ///   the text is not the JSON that is read here. It is `invalid-document`, with all problems and
  ///   their pointers, when the document breaks rules.
  /// - Complexity: O(n) in the length of the text.
  public init(decoding bytes: [UInt8], within limits: Limits = .standard) throws(DocumentRefusal) {
    var meter = limits.meter(bodyBytes: bytes.count)
    try self.init(decoding: bytes, within: limits, meter: &meter)
  }

  /// Reads a document, as ``init(decoding:within:)`` does; the work is charged to `meter`.
  ///
  /// - Throws: Also the refusal of a meter that is used up.
  public init(
    decoding bytes: [UInt8], within limits: Limits, meter: inout WorkMeter
  ) throws(DocumentRefusal) {
    try meter.charge(work: bytes.count)
    let tape = try JSONTape(reading: bytes, within: limits)
    try self.init(tape, at: 0, within: limits, meter: &meter)
  }

  /// Reads the document at a node of a larger text, from whose root pointers in problems lead.
  init(
    _ tape: JSONTape, at node: Int, within limits: Limits, meter: inout WorkMeter
  ) throws(DocumentRefusal) {
    try meter.charge(bytes: tape.documentBytes(at: node))
    var decoder = DocumentDecoder(tape, within: limits, meter: meter)
    let document = decoder.document(at: node)
    meter = decoder.meter
    if let excess = decoder.excess { throw DocumentRefusal(excess) }
    guard decoder.problems.isEmpty, let document else { throw decoder.problems.refusal }
    self = document
    if !decoder.openEnds.isEmpty { try closeEnds(of: &decoder, meter: &meter) }
  }

  private mutating func closeEnds(
    of decoder: inout DocumentDecoder, meter: inout WorkMeter
  ) throws(DocumentRefusal) {
    do throws(TimelineRefusal) {
      for (end, begin) in try closeEnds(decoder.openEnds.map(\.end), meter: &meter) {
        decoder.reportEarlyEnd(at: decoder.openEnds[end].node, after: begin)
      }
    } catch { throw DocumentRefusal(error) }
    if !decoder.problems.isEmpty { throw decoder.problems.refusal }
  }
}

extension JSONTape {
  /// Reads a text as JSON.
  ///
  /// - Throws: The refusal of a text that is no JSON, with its line and column.
  init(reading bytes: [UInt8], within limits: Limits) throws(DocumentRefusal) {
    do {
      self = try JSONReader.read(bytes, maxDepth: limits.maxDepth)
    } catch {
      throw DocumentRefusal(error, in: bytes)
    }
  }
}

extension DocumentDecoder {
  /// A decoder for a text that has not been read yet; throws when the text is no JSON.
  init(
    reading bytes: [UInt8], within limits: Limits, meter: WorkMeter = WorkMeter()
  ) throws(DocumentRefusal) {
    self.init(try JSONTape(reading: bytes, within: limits), within: limits, meter: meter)
  }

  /// Reads the value at a node as a document. Reports a problem and returns nil when it is not one.
  mutating func document(at node: Int = 0) -> AnimationDocument? {
    guard tape[node].kind == .object else {
      let hint = ForeignDocument(tape, at: node)?.sentence
      wrongType(at: node, "A document is an object with a kind", hint: hint)
      return nil
    }
    root = node
    return Forms.documentObject.read(&self, node)
  }
}
