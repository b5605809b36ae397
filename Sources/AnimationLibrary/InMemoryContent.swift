/// The content of a library in memory, with the operations of a transaction.
public struct InMemoryContent: Sendable {
  /// The revisions of one name; a deleted animation keeps its last number.
  struct History: Sendable {
    var revisions: [StoredAnimation] = []
    var last: Revision?
  }

  let beforeFirstChange: ChangeNumber
  private(set) var histories: [AnimationName: History] = [:]
  private(set) var changes: [Change] = []
  var isClosed = false

  init(beforeFirstChange: ChangeNumber) { self.beforeFirstChange = beforeFirstChange }

  var latestChange: ChangeNumber {
    ChangeNumber(beforeFirstChange.number + Int64(changes.count))
  }
}

extension InMemoryContent: StoreTransaction {
  public typealias Failure = StoreError

  public func newest(of name: AnimationName) -> RevisionSummary? {
    histories[name]?.revisions.last.map(RevisionSummary.init)
  }

  public func holds(_ document: [UInt8], as revision: RevisionSummary) -> Bool {
    let revisions = histories[revision.name]?.revisions ?? []
    return revisions.last { $0.revision == revision.revision }?.draft.document == document
  }

  public func nextRevision(of name: AnimationName) -> Revision {
    histories[name]?.last?.next ?? .first
  }

  public mutating func insert(_ stored: StoredAnimation) {
    histories[stored.name, default: History()].revisions.append(stored)
    histories[stored.name]?.last = stored.revision
  }

  public mutating func remove(_ name: AnimationName) { histories[name]?.revisions = [] }

  public mutating func log(
    _ kind: Change.Kind, of name: AnimationName, _ revision: Revision, now: Int64
  ) {
    changes.append(
      Change(number: latestChange.next, kind: kind, name: name, revision: revision, updated: now))
  }
}
