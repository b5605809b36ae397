/// The content of a library in memory, with the operations of a transaction.
public struct InMemoryContent: Sendable {
  /// The revisions of one name; a deleted animation keeps its last number.
  struct History: Sendable {
    var revisions: [StoredAnimation] = []
    var last: Revision?
  }

  let beforeFirstChange: ChangeNumber
  private(set) var histories: [AnimationName: History] = [:]
  /// The names of the animations that are there, in order.
  private var names = OrderedNames()
  private(set) var changes: [Change] = []
  /// About how many bytes are kept. They never rise above the limit, nor by a deletion.
  private(set) var byteCount = 0
  private let maxBytes: Int
  var isClosed = false

  init(beforeFirstChange: ChangeNumber, maxBytes: Int) {
    (self.beforeFirstChange, self.maxBytes) = (beforeFirstChange, maxBytes)
  }

  var latestChange: ChangeNumber {
    ChangeNumber(beforeFirstChange.number + Int64(changes.count))
  }

  /// About the bytes that a change takes, with its name.
  private static let changeCost = 256

  /// About the bytes that a revision takes. Its document may have room for more than is in it.
  private static func cost(of stored: StoredAnimation) -> Int {
    256 + stored.draft.document.capacity
  }
}

extension InMemoryContent {
  /// The newest revisions of the animations whose names begin with a prefix, behind a name, in order.
  ///
  /// - Complexity: O(log names + limit).
  func animations(
    prefix: String, after name: AnimationName?, limit: Int
  ) -> [RevisionSummary] {
    let listed = names.first(limit) { known in
      !known.text.utf8.lexicographicallyPrecedes(prefix.utf8) && name.map { known > $0 } ?? true
    }
    return listed.prefix { $0.text.hasPrefix(prefix) }.compactMap(newest)
  }

  /// A revision of an animation; nil if it is not there.
  ///
  /// - Complexity: O(log revisions).
  func stored(_ revision: Revision, of name: AnimationName) -> StoredAnimation? {
    let all = histories[name]?.revisions ?? []
    let place = all.firstIndex(ordered: { $0.revision >= revision })
    return place < all.count && all[place].revision == revision ? all[place] : nil
  }

  /// The revisions of an animation before one, oldest first; all of them for nil.
  ///
  /// - Complexity: O(log revisions).
  func revisions(
    of name: AnimationName, before revision: Revision?
  ) -> ArraySlice<StoredAnimation> {
    let all = histories[name]?.revisions ?? []
    guard let revision else { return all[...] }
    return all[..<all.firstIndex(ordered: { $0.revision >= revision })]
  }
}

extension InMemoryContent: StoreTransaction {
  public typealias Failure = StoreError

  public func newest(of name: AnimationName) -> RevisionSummary? {
    histories[name]?.revisions.last.map(RevisionSummary.init)
  }

  public func holds(_ document: [UInt8], as revision: RevisionSummary) -> Bool {
    stored(revision.revision, of: revision.name)?.draft.document == document
  }

  public func nextRevision(of name: AnimationName) -> Revision {
    histories[name]?.last?.next ?? .first
  }

  public mutating func insert(_ stored: StoredAnimation) throws(StoreError) {
    let cost = Self.cost(of: stored)
    // The change that is logged next has its room too.
    guard byteCount + cost + Self.changeCost <= maxBytes else { throw .full }
    byteCount += cost
    if newest(of: stored.name) == nil { names.insert(stored.name) }
    histories[stored.name, default: History()].revisions.append(stored)
    histories[stored.name]?.last = stored.revision
  }

  public mutating func remove(_ name: AnimationName) {
    if newest(of: name) != nil { names.remove(name) }
    byteCount -= revisions(of: name, before: nil).reduce(0) { $0 + Self.cost(of: $1) }
    histories[name]?.revisions = []
  }

  public mutating func log(
    _ kind: Change.Kind, of name: AnimationName, _ revision: Revision, now: Int64
  ) {
    byteCount += Self.changeCost
    changes.append(
      Change(number: latestChange.next, kind: kind, name: name, revision: revision, updated: now))
  }
}
