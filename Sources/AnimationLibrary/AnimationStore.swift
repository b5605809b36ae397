/// A library of named animations with the history of each, and a log of what changed.
///
/// All of it is for use by many threads at one time. A call waits until it is done. What a write
/// returns is on disk, in a store that has one. Every write is one step: others see all of it or
/// nothing.
public protocol AnimationStore: Sendable {
  /// Writes a revision and returns what is the newest one afterwards.
  ///
  /// Bytes that equal those of the newest revision make no new one, and no change in the log.
  ///
  /// - Parameter now: Microseconds since 1970 (UTC), kept as the time of the write.
  /// - Throws: ``StoreError/conditionFailed(newest:)`` where the condition does not hold,
  ///   ``StoreError/full``, ``StoreError/unavailable(_:)``.
  func put(
    _ draft: AnimationDraft, as name: AnimationName, if condition: WriteCondition, now: Int64
  ) throws(StoreError) -> PutOutcome

  /// Deletes an animation with all of its revisions, and returns the last of them; nil where there
  /// is none and the condition is ``WriteCondition/none``.
  ///
  /// - Throws: As ``put(_:as:if:now:)``.
  func delete(
    _ name: AnimationName, if condition: WriteCondition, now: Int64
  ) throws(StoreError) -> Revision?

  /// A revision of an animation, the newest one for nil; nil where there is none.
  func animation(
    named name: AnimationName, revision: Revision?
  ) throws(StoreError) -> StoredAnimation?

  /// The newest revision of an animation without its document; nil where there is none.
  func summary(of name: AnimationName) throws(StoreError) -> RevisionSummary?

  /// The newest revisions of the animations whose names begin with a prefix, in order of name,
  /// those after a name only, at most `limit`.
  func animations(
    prefix: String, after name: AnimationName?, limit: Int
  ) throws(StoreError) -> [RevisionSummary]

  /// The revisions of an animation, newest first, those before a revision only, at most `limit`.
  /// Empty where there is no such animation.
  func revisions(
    of name: AnimationName, before revision: Revision?, limit: Int
  ) throws(StoreError) -> [RevisionSummary]

  /// The number of the latest change. A library without any has its first number less one.
  func latestChange() throws(StoreError) -> ChangeNumber

  /// The changes after one, in order, of one name only where `name` is given, at most `limit`.
  ///
  /// - Throws: ``StoreError/unknownChange(_:)`` where the number is neither that of a change nor
  ///   the one before the first.
  func changes(
    after number: ChangeNumber, name: AnimationName?, limit: Int
  ) throws(StoreError) -> [Change]

  /// Tells those who wait that there are new changes, made here or on another machine.
  var signal: ChangeSignal { get }

  /// Whether the library can be used at this moment; what is wrong otherwise.
  func checkReady() throws(StoreError)

  /// Ends the use of the library: what follows is ``StoreError/unavailable(_:)``.
  func close()
}
