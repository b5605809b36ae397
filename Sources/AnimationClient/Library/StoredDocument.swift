/// A document stored in the library.
public struct StoredDocument: Hashable, Sendable {
  /// The bytes of the document as they were stored.
  public var document: [UInt8]
  /// The number of the document's revision.
  public var revision: Int

  /// A document with its revision.
  public init(document: [UInt8], revision: Int) {
    self.document = document
    self.revision = revision
  }
}
