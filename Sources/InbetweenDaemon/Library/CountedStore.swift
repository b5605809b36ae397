import AnimationLibrary

/// A store that passes everything to another one and counts the operations.
struct CountedStore: AnimationStore {
  let store: any AnimationStore
  let metrics: LibraryMetrics

  func put(
    _ draft: AnimationDraft, as name: AnimationName, if condition: WriteCondition, now: Int64
  ) throws(StoreError) -> PutOutcome {
    try metrics.counted(.put) { () throws(StoreError) in
      try store.put(draft, as: name, if: condition, now: now)
    }
  }

  func delete(
    _ name: AnimationName, if condition: WriteCondition, now: Int64
  ) throws(StoreError) -> Revision? {
    try metrics.counted(.delete) { () throws(StoreError) in
      try store.delete(name, if: condition, now: now)
    }
  }

  func animation(
    named name: AnimationName, revision: Revision?
  ) throws(StoreError) -> StoredAnimation? {
    try metrics.counted(.get) { () throws(StoreError) in
      try store.animation(named: name, revision: revision)
    }
  }

  func animations(
    prefix: String, after name: AnimationName?, limit: Int
  ) throws(StoreError) -> [RevisionSummary] {
    try metrics.counted(.list) { () throws(StoreError) in
      try store.animations(prefix: prefix, after: name, limit: limit)
    }
  }

  func revisions(
    of name: AnimationName, before revision: Revision?, limit: Int
  ) throws(StoreError) -> [RevisionSummary] {
    try metrics.counted(.revisions) { () throws(StoreError) in
      try store.revisions(of: name, before: revision, limit: limit)
    }
  }

  func latestChange() throws(StoreError) -> ChangeNumber {
    try metrics.counted(.changes) { () throws(StoreError) in try store.latestChange() }
  }

  func changes(
    after number: ChangeNumber, name: AnimationName?, limit: Int
  ) throws(StoreError) -> [Change] {
    try metrics.counted(.changes) { () throws(StoreError) in
      try store.changes(after: number, name: name, limit: limit)
    }
  }

  var signal: ChangeSignal { store.signal }

  func checkReady() throws(StoreError) { try store.checkReady() }

  func close() { store.close() }
}
