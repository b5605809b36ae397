/// A document of the library.
public struct StoredDocument: Hashable, Sendable {
  /// The bytes as they were put.
  public var document: [UInt8]
  /// Which revision they are.
  public var revision: Int

  /// A document with its revision.
  public init(document: [UInt8], revision: Int) {
    self.document = document
    self.revision = revision
  }
}
