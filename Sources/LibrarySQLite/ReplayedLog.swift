import AnimationLibrary

/// What a library has to hold by its log of changes.
struct ReplayedLog {
  /// What the table of names says of one of them.
  struct Entry: Hashable {
    var name: AnimationName
    /// The last number that the name had.
    var last: Revision
    /// That of its newest revision; nil where it was deleted.
    var newest: Revision?
  }

  private var latest: ChangeNumber
  private var entries: [AnimationName: Entry] = [:]
  private var revisions: [AnimationName: Set<Revision>] = [:]
  private var found: [String] = []

  init(before number: ChangeNumber) { latest = number }

  mutating func apply(_ change: Change) {
    if change.number != latest.next {
      found.append("Change \(change.number.number) follows \(latest.number).")
    }
    latest = change.number
    let isDeleted = change.kind == .deleted
    entries[change.name] = Entry(
      name: change.name, last: change.revision, newest: isDeleted ? nil : change.revision)
    if isDeleted {
      revisions[change.name] = nil
    } else {
      revisions[change.name, default: []].insert(change.revision)
    }
  }

  /// Holds a stored revision against the log.
  mutating func compare(_ summary: RevisionSummary) {
    if revisions[summary.name]?.remove(summary.revision) == nil {
      found.append("Revision \(summary.revision) of \(summary.name) is not in the log of changes.")
    }
  }

  /// Holds an entry of the table of names against the log. A restored library may have left out
  /// numbers, so that the last one may be higher.
  mutating func compare(_ entry: Entry) {
    let expected = entries.removeValue(forKey: entry.name)
    let isSame = expected.map { $0.newest == entry.newest && $0.last <= entry.last }
    if isSame == false || expected == nil && entry.newest != nil {
      found.append("The newest revision of \(entry.name) is not that of the log of changes.")
    }
  }

  /// What did not fit, once all is compared.
  func faults() -> [String] {
    let missing = revisions.flatMap { name, numbers in numbers.map { (name, $0) } }.sorted(by: <)
    return found
      + missing.map { name, revision in "Revision \(revision) of \(name) is missing." }
      + entries.keys.sorted().map { name in "\(name) is missing in the table of names." }
  }
}
