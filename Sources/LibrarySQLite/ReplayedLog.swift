import AnimationLibrary

/// The expected contents of a library, from replaying its log of changes.
struct ReplayedLog {
  /// A row of the table of names.
  struct Entry: Hashable {
    var name: AnimationName
    /// The last revision number of the name.
    var last: Revision
    /// The newest revision; nil if the animation was deleted.
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

  /// Compares a stored revision with the log.
  mutating func compare(_ summary: RevisionSummary) {
    if revisions[summary.name]?.remove(summary.revision) == nil {
      found.append("Revision \(summary.revision) of \(summary.name) is not in the log of changes.")
    }
  }

  /// Compares a row of the table of names with the log. A restored library may have skipped
  /// numbers, so its last number may be higher.
  mutating func compare(_ entry: Entry) {
    let expected = entries.removeValue(forKey: entry.name)
    let isSame = expected.map { $0.newest == entry.newest && $0.last <= entry.last }
    if isSame == false || expected == nil && entry.newest != nil {
      found.append("The newest revision of \(entry.name) is not that of the log of changes.")
    }
  }

  /// The differences, once everything has been compared.
  func faults() -> [String] {
    let missing = revisions.flatMap { name, numbers in numbers.map { (name, $0) } }.sorted(by: <)
    return found
      + missing.map { name, revision in "Revision \(revision) of \(name) is missing." }
      + entries.keys.sorted().map { name in "\(name) is missing in the table of names." }
  }
}
