public import AnimationDocuments

/// A place in an imported text.
public enum ImportPlace: Hashable, Sendable {
  /// A place in JSON, as a JSON Pointer (RFC 6901).
  case pointer(String)
  /// A place in any other text, by line and column.
  case text(DocumentProblem.Place)
}

/// A note on something that the document leaves out or changes.
public struct ImportNote: Hashable, Sendable {
  /// The place in the imported text that the note is about.
  public let place: ImportPlace
  /// Sentences that say what is left out and, if useful, what is used instead.
  public let message: String
}
