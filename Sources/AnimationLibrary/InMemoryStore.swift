import Synchronization

/// A library in memory: it is empty at each start.
public final class InMemoryStore: AnimationStore {
  /// One name's history; a deleted animation keeps its last number.
  private struct History {
    var revisions: [StoredAnimation] = []
    var last: Revision?
  }

  private struct Content {
    var histories: [AnimationName: History] = [:]
    var changes: [Change] = []
    var isClosed = false
  }

  private let content = Mutex(Content())
  private let beforeFirstChange: ChangeNumber
  public let signal = ChangeSignal()

  /// An empty library.
  ///
  /// - Parameter now: Microseconds since 1970 (UTC); changes are numbered from here on.
  public init(now: Int64) { beforeFirstChange = ChangeNumber(now) }

  public func put(
    _ draft: AnimationDraft, as name: AnimationName, if condition: WriteCondition, now: Int64
  ) throws(StoreError) -> PutOutcome {
    let outcome = try change { content throws(StoreError) in
      var history = content.histories[name] ?? History()
      let newest = history.revisions.last
      try check(condition, newest)
      if let newest, newest.draft.document == draft.document {
        return PutOutcome(effect: .unchanged, newest: RevisionSummary(newest))
      }
      let revision = history.last?.next ?? .first
      let stored = StoredAnimation(name: name, revision: revision, updated: now, draft: draft)
      history.revisions.append(stored)
      history.last = revision
      content.histories[name] = history
      log(.revision, name, revision, now, &content)
      return PutOutcome(
        effect: newest == nil ? .created : .replaced, newest: RevisionSummary(stored))
    }
    if outcome.effect != .unchanged { signal.send() }
    return outcome
  }

  public func delete(
    _ name: AnimationName, if condition: WriteCondition, now: Int64
  ) throws(StoreError) -> Revision? {
    let last: Revision? = try change { content throws(StoreError) in
      let newest = content.histories[name]?.revisions.last
      try check(condition, newest)
      guard let newest else { return nil }
      content.histories[name]?.revisions = []
      log(.deleted, name, newest.revision, now, &content)
      return newest.revision
    }
    if last != nil { signal.send() }
    return last
  }

  public func animation(
    named name: AnimationName, revision: Revision?
  ) throws(StoreError) -> StoredAnimation? {
    try change { content in
      guard let revisions = content.histories[name]?.revisions else { return nil }
      guard let revision else { return revisions.last }
      return revisions.first { $0.revision == revision }
    }
  }

  public func summary(of name: AnimationName) throws(StoreError) -> RevisionSummary? {
    try animation(named: name, revision: nil).map(RevisionSummary.init)
  }

  public func animations(
    prefix: String, after name: AnimationName?, limit: Int
  ) throws(StoreError) -> [RevisionSummary] {
    try change { content in
      content.histories.values.compactMap(\.revisions.last)
        .filter { $0.name.text.hasPrefix(prefix) }
        .filter { stored in name.map { stored.name > $0 } ?? true }
        .sorted { $0.name < $1.name }
        .prefix(limit).map(RevisionSummary.init)
    }
  }

  public func revisions(
    of name: AnimationName, before revision: Revision?, limit: Int
  ) throws(StoreError) -> [RevisionSummary] {
    try change { content in
      (content.histories[name]?.revisions ?? []).reversed()
        .filter { stored in revision.map { stored.revision < $0 } ?? true }
        .prefix(limit).map(RevisionSummary.init)
    }
  }

  public func latestChange() throws(StoreError) -> ChangeNumber {
    try change { latest($0) }
  }

  public func changes(
    after number: ChangeNumber, name: AnimationName?, limit: Int
  ) throws(StoreError) -> [Change] {
    try change { content throws(StoreError) in
      guard (beforeFirstChange...latest(content)).contains(number) else {
        throw .unknownChange(number)
      }
      let index = Int(number.number - beforeFirstChange.number)
      return Array(
        content.changes[index...].lazy.filter { name == nil || $0.name == name }.prefix(limit))
    }
  }

  public func checkReady() throws(StoreError) { try change { _ in } }

  public func close() { content.withLock { $0.isClosed = true } }
}

extension InMemoryStore {
  private func change<Result>(
    _ body: (inout Content) throws(StoreError) -> Result
  ) throws(StoreError) -> Result where Result: Sendable {
    let result = content.withLock { content in
      Swift.Result { () throws(StoreError) in
        if content.isClosed { throw StoreError.unavailable("The library is closed.") }
        return try body(&content)
      }
    }
    return try result.get()
  }

  private func check(_ condition: WriteCondition, _ newest: StoredAnimation?) throws(StoreError) {
    guard condition.holds(newest: newest?.revision) else {
      throw .conditionFailed(newest: newest?.revision)
    }
  }

  private func latest(_ content: borrowing Content) -> ChangeNumber {
    ChangeNumber(beforeFirstChange.number + Int64(content.changes.count))
  }

  private func log(
    _ kind: Change.Kind, _ name: AnimationName, _ revision: Revision, _ now: Int64,
    _ content: inout Content
  ) {
    content.changes.append(
      Change(
        number: latest(content).next, kind: kind, name: name, revision: revision, updated: now))
  }
}
