/// What a client gave to be kept under a name.
public struct AnimationDraft: Hashable, Sendable {
  /// The document's text as it was sent. A library keeps the bytes and never reads them.
  public var document: [UInt8]
  /// The version of the document format that the text is written in.
  public var formatVersion: Int
  /// The document's kind, such as `keyframes`.
  public var kind: String
  /// Its duration in seconds; nil where it has no end.
  public var duration: Double?

  /// A draft.
  public init(document: [UInt8], formatVersion: Int = 1, kind: String, duration: Double?) {
    self.document = document
    self.formatVersion = formatVersion
    self.kind = kind
    self.duration = duration
  }
}

/// One revision of a named animation.
public struct StoredAnimation: Hashable, Sendable {
  /// The name of the animation.
  public var name: AnimationName
  /// Which of its versions this is.
  public var revision: Revision
  /// When this version was written, in microseconds since 1970 (UTC).
  public var updated: Int64
  /// What was written.
  public var draft: AnimationDraft

  /// A revision of an animation.
  public init(name: AnimationName, revision: Revision, updated: Int64, draft: AnimationDraft) {
    self.name = name
    self.revision = revision
    self.updated = updated
    self.draft = draft
  }
}

/// What a list says of a revision: all but the document.
public struct RevisionSummary: Hashable, Sendable {
  public var name: AnimationName
  public var revision: Revision
  /// When it was written, in microseconds since 1970 (UTC).
  public var updated: Int64
  public var kind: String
  /// In seconds; nil where it has no end.
  public var duration: Double?
  /// The length of the document's text in bytes.
  public var byteCount: Int

  /// A summary.
  public init(
    name: AnimationName, revision: Revision, updated: Int64, kind: String, duration: Double?,
    byteCount: Int
  ) {
    self.name = name
    self.revision = revision
    self.updated = updated
    self.kind = kind
    self.duration = duration
    self.byteCount = byteCount
  }

  /// The summary of a stored revision.
  public init(_ stored: StoredAnimation) {
    self.init(
      name: stored.name, revision: stored.revision, updated: stored.updated,
      kind: stored.draft.kind, duration: stored.draft.duration,
      byteCount: stored.draft.document.count)
  }
}
