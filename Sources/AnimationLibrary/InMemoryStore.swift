import Synchronization

/// A library in memory, which is empty at each start.
public final class InMemoryStore: TransactionalStore {
  private let content: Mutex<InMemoryContent>
  private let noting: @Sendable (_ change: Int) -> Void
  public let signal = ChangeSignal()

  /// An empty library.
  ///
  /// - Parameters:
  ///   - now: Microseconds since 1970 (UTC); changes are numbered from here on.
  ///   - maxBytes: About how many bytes it may keep; nil for what the memory holds.
  ///   - noting: Called where that number changes, with the change. It must not block.
  public init(
    now: Int64, maxBytes: Int? = nil, noting: @escaping @Sendable (_ change: Int) -> Void = { _ in }
  ) {
    content = Mutex(
      InMemoryContent(beforeFirstChange: ChangeNumber(now), maxBytes: maxBytes ?? .max))
    self.noting = noting
  }

  public func write<Value: Sendable>(
    _ body: (inout InMemoryContent) throws(StoreError) -> Result<Value, StoreError>
  ) throws(StoreError) -> Value {
    try use { content throws(StoreError) in
      let before = content.byteCount
      let value = try body(&content).get()
      if content.byteCount != before { noting(content.byteCount - before) }
      return value
    }
  }

  public func animation(
    named name: AnimationName, revision: Revision?
  ) throws(StoreError) -> StoredAnimation? {
    try use { content in
      guard let revision else { return content.revisions(of: name, before: nil).last }
      return content.stored(revision, of: name)
    }
  }

  public func animations(
    prefix: String, after name: AnimationName?, limit: Int
  ) throws(StoreError) -> [RevisionSummary] {
    try use { $0.animations(prefix: prefix, after: name, limit: limit) }
  }

  public func revisions(
    of name: AnimationName, before revision: Revision?, limit: Int
  ) throws(StoreError) -> [RevisionSummary] {
    try use { content in
      content.revisions(of: name, before: revision).suffix(limit).reversed()
        .map(RevisionSummary.init)
    }
  }

  public func latestChange() throws(StoreError) -> ChangeNumber {
    try use { $0.latestChange }
  }

  public func changes(
    after number: ChangeNumber, name: AnimationName?, limit: Int
  ) throws(StoreError) -> [Change] {
    try use { content throws(StoreError) in
      guard (content.beforeFirstChange...content.latestChange).contains(number) else {
        throw .unknownChange(number)
      }
      let index = Int(number.number - content.beforeFirstChange.number)
      return Array(
        content.changes[index...].lazy.filter { name == nil || $0.name == name }.prefix(limit))
    }
  }

  public func checkReady() throws(StoreError) { try use { _ in } }

  public func close() { content.withLock { $0.isClosed = true } }
}

extension InMemoryStore {
  private func use<Value: Sendable>(
    _ body: (inout InMemoryContent) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    let result = content.withLock { content in
      Result { () throws(StoreError) in
        if content.isClosed { throw StoreError.closed }
        return try body(&content)
      }
    }
    return try result.get()
  }
}
