public import AnimationDocuments

/// A document of a batch, with what is asked about it.
public struct BatchRequest: Hashable, Sendable {
  /// What the answer repeats; nil for nothing. Answers come in the order of their requests all the same.
  public var id: String?
  /// The document as JSON text.
  public var document: [UInt8]
  /// How this document is sampled; what is nil here holds as the batch says.
  public var sampling: SampleRequest

  /// A request about a document that is given as JSON text.
  public init(
    _ document: [UInt8], _ sampling: SampleRequest = SampleRequest(), id: String? = nil
  ) {
    (self.document, self.sampling, self.id) = (document, sampling, id)
  }

  /// A request about a document.
  public init(
    _ document: AnimationDocument, _ sampling: SampleRequest = SampleRequest(), id: String? = nil
  ) {
    self.init(document.encoded(), sampling, id: id)
  }

  /// The request as a line of JSON, with its end. Line ends in the document become tabs: both are white
  /// space between values, and wrong inside of texts.
  var line: [UInt8] {
    var line = Array("{".utf8)
    if let id { line += "\"id\":\(id.quotedJSON),".utf8 }
    line += "\"document\":".utf8
    line += document.map { $0.endsLine ? UInt8(ascii: "\t") : $0 }
    for (name, value) in sampling.columnMembers { line += ",\"\(name)\":\(value.json)".utf8 }
    line += "}\n".utf8
    return line
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
