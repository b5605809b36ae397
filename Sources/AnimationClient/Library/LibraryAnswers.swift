/// An animation of the library without its document.
public struct AnimationEntry: Hashable, Sendable, Decodable {
  /// The name.
  public var name: String
  /// The number of the newest revision.
  public var revision: Int
  /// The document's kind, such as `keyframes`.
  public var kind: String
  /// How long it lasts, in seconds; nil when it has no end.
  public var duration: Double?
  /// When that revision was written: RFC 3339 in UTC, to the microsecond, so that the texts are in
  /// the order of the times.
  public var updated: String
}

/// A page of the list of animations.
public struct AnimationPage: Hashable, Sendable, Decodable {
  /// In order of name.
  public var animations: [AnimationEntry]
  /// Asks for the next page; nil on the last.
  public var cursor: String?
}

/// A revision of an animation.
public struct RevisionEntry: Hashable, Sendable, Decodable {
  /// Its number.
  public var revision: Int
  /// When it was written, as in ``AnimationEntry/updated``.
  public var updated: String
  /// The length of its document.
  public var bytes: Int
}

/// A page of the history of an animation.
public struct RevisionPage: Hashable, Sendable, Decodable {
  /// Newest first.
  public var revisions: [RevisionEntry]
  /// Asks for the next page; nil on the last.
  public var cursor: String?
}

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

/// Something that happened in the library.
public struct AnimationEvent: Hashable, Sendable {
  /// What can happen.
  public enum Kind: String, Hashable, Sendable {
    /// A new revision.
    case revision
    /// The animation was deleted with its history.
    case deleted
  }

  /// Says where to go on from: ``AnimationsClient/events(of:after:)``.
  public var id: String
  /// What happened.
  public var kind: Kind
  /// To which animation.
  public var name: String
  /// The new revision, or the last one of a deleted animation.
  public var revision: Int
  /// When, as in ``AnimationEntry/updated``.
  public var updated: String
}
