/// A document to be stored, with facts about it.
public struct AnimationDraft: Hashable, Sendable {
  /// The document's JSON as sent. A library stores the bytes without reading them.
  public var document: [UInt8]
  /// The version of the document format.
  public var formatVersion: Int
  /// The document's kind, such as `keyframes`.
  public var kind: String
  /// The duration in seconds; nil if it has no end.
  public var duration: Double?

  /// A document to be stored, by default of format version 1.
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
  /// The revision number.
  public var revision: Revision
  /// The time at which the revision was stored, in microseconds since 1970 (UTC).
  public var updated: Int64
  /// The document with the facts that are stored with it, such as its kind.
  public var draft: AnimationDraft

  /// A revision of an animation.
  public init(name: AnimationName, revision: Revision, updated: Int64, draft: AnimationDraft) {
    self.name = name
    self.revision = revision
    self.updated = updated
    self.draft = draft
  }
}

/// A revision without its document, for lists.
public struct RevisionSummary: Hashable, Sendable {
  public var name: AnimationName
  public var revision: Revision
  /// The time at which the revision was stored, in microseconds since 1970 (UTC).
  public var updated: Int64
  public var kind: String
  /// The duration in seconds; nil if it has no end.
  public var duration: Double?
  /// The length of the document's text in bytes.
  public var byteCount: Int

  /// A revision without its document.
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

  /// The summary of a stored revision, without its document.
  public init(_ stored: StoredAnimation) {
    self.init(
      name: stored.name, revision: stored.revision, updated: stored.updated,
      kind: stored.draft.kind, duration: stored.draft.duration,
      byteCount: stored.draft.document.count)
  }
}
