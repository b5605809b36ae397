/// A library of named animations with their revisions, and a log of changes.
///
/// It may be used by many threads at the same time, and calls block until they are done. In a
/// store on disk a write is on disk when it returns. Every write is atomic.
public protocol AnimationStore: Sendable {
  /// Stores a revision and returns the newest one.
  ///
  /// If the bytes equal those of the newest revision, no new revision is made and no change is
  /// logged.
  ///
  /// - Parameter now: Microseconds since 1970 (UTC), kept as the time of the write.
  /// - Throws: ``StoreError/conditionFailed(newest:)`` where the condition does not hold,
  ///   ``StoreError/full``, ``StoreError/unavailable(_:)``.
  func put(
    _ draft: AnimationDraft, as name: AnimationName, if condition: WriteCondition, now: Int64
  ) throws(StoreError) -> PutOutcome

  /// Deletes an animation with all its revisions, and returns the last of them. Nil if there is
  /// none and the condition is ``WriteCondition/none``.
  ///
  /// - Throws: As ``put(_:as:if:now:)``.
  func delete(
    _ name: AnimationName, if condition: WriteCondition, now: Int64
  ) throws(StoreError) -> Revision?

  /// A revision of an animation, by default the newest; nil if there is none.
  func animation(
    named name: AnimationName, revision: Revision?
  ) throws(StoreError) -> StoredAnimation?

  /// The newest revisions of at most `limit` animations whose names begin with a prefix, in order
  /// of name; with `name`, only those after it.
  func animations(
    prefix: String, after name: AnimationName?, limit: Int
  ) throws(StoreError) -> [RevisionSummary]

  /// At most `limit` revisions of an animation, newest first; with `revision`, only those before
  /// it. Empty if there is no such animation.
  func revisions(
    of name: AnimationName, before revision: Revision?, limit: Int
  ) throws(StoreError) -> [RevisionSummary]

  /// The number of the latest change. In a library without changes it is the number before the
  /// first.
  func latestChange() throws(StoreError) -> ChangeNumber

  /// At most `limit` changes after a given one, in order; with `name`, only those of one
  /// animation.
  ///
  /// - Throws: ``StoreError/unknownChange(_:)`` where the number is neither that of a change nor
  ///   the one before the first.
  func changes(
    after number: ChangeNumber, name: AnimationName?, limit: Int
  ) throws(StoreError) -> [Change]

  /// Signals to observers that there are new changes, made here or on another machine.
  var signal: ChangeSignal { get }

  /// Throws if the library cannot be used at this moment.
  func checkReady() throws(StoreError)

  /// Closes the library: later calls throw ``StoreError/unavailable(_:)``.
  func close()
}

extension AnimationStore {
  /// The newest revision of an animation without its document; nil if there is none.
  public func summary(of name: AnimationName) throws(StoreError) -> RevisionSummary? {
    try revisions(of: name, before: nil, limit: 1).first
  }
}
