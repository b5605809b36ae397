public import AnimationDocuments

/// Where something stands in what is imported.
public enum ImportPlace: Hashable, Sendable {
  /// In JSON: a pointer (RFC 6901).
  case pointer(String)
  /// In any other text.
  case text(DocumentProblem.Place)
}

/// Something that is not in the document, or not as it was written.
public struct ImportNote: Hashable, Sendable {
  /// What it is about.
  public let place: ImportPlace
  /// What is left out and, where it helps, what holds in its place; as sentences.
  public let message: String
}
