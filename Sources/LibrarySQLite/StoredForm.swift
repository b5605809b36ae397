import AnimationLibrary
import Foundation
import GRDB

/// Reads the rows of a library. A row with impossible values means a damaged file.
enum StoredForm {
  /// An error for a row with impossible values.
  struct DamagedRow: Error {
    var text: String
    init(_ text: String) { self.text = text }
  }

  /// The columns that make a summary.
  static let columns =
    "revision.name, revision.revision, revision.updated, revision.kind, revision.duration, revision.byteCount"

  /// The SQL that selects the newest revision of each animation.
  static let newest = """
    SELECT \(columns) FROM animation JOIN revision
    ON revision.name = animation.name AND revision.revision = animation.newest
    """

  static func summary(_ row: Row) throws -> RevisionSummary {
    RevisionSummary(
      name: try name(row), revision: try revision(row.decode(Int.self, forColumn: "revision")),
      updated: try row.decode(Int64.self, forColumn: "updated"),
      kind: try row.decode(String.self, forColumn: "kind"),
      duration: try row.decode(Double?.self, forColumn: "duration"),
      byteCount: try row.decode(Int.self, forColumn: "byteCount"))
  }

  /// A revision with its document, whose checksum has to match.
  static func animation(_ row: Row) throws -> StoredAnimation {
    let draft = AnimationDraft(
      document: [UInt8](try row.decode(Data.self, forColumn: "document")),
      formatVersion: try row.decode(Int.self, forColumn: "formatVersion"),
      kind: try row.decode(String.self, forColumn: "kind"),
      duration: try row.decode(Double?.self, forColumn: "duration"))
    let stored = StoredAnimation(
      name: try name(row), revision: try revision(row.decode(Int.self, forColumn: "revision")),
      updated: try row.decode(Int64.self, forColumn: "updated"), draft: draft)
    guard try row.decode(Int64.self, forColumn: "checksum") == Checksum.of(stored),
      try row.decode(Int.self, forColumn: "byteCount") == draft.document.count
    else {
      throw DamagedRow("Revision \(stored.revision) of \(stored.name) is not what was written.")
    }
    return stored
  }

  static func change(_ row: Row) throws -> Change {
    let word = try row.decode(String.self, forColumn: "kind")
    guard let kind = Change.Kind(rawValue: word) else {
      throw DamagedRow("A change is of the kind \"\(word)\".")
    }
    let change = Change(
      number: try changeNumber(row.decode(Int64.self, forColumn: "number")), kind: kind,
      name: try name(row), revision: try revision(row.decode(Int.self, forColumn: "revision")),
      updated: try row.decode(Int64.self, forColumn: "updated"))
    guard try row.decode(Int64.self, forColumn: "checksum") == Checksum.of(change) else {
      throw DamagedRow("Change \(change.number.number) is not what was written.")
    }
    return change
  }

  /// A row of the table of names.
  static func entry(_ row: Row) throws -> ReplayedLog.Entry {
    ReplayedLog.Entry(
      name: try name(row), last: try revision(row.decode(Int.self, forColumn: "last")),
      newest: try row.decode(Int?.self, forColumn: "newest").map(revision))
  }

  /// The number of a change: so small that 64 bits hold the next one and the distance to others.
  static func changeNumber(_ number: Int64) throws -> ChangeNumber {
    guard number.magnitude < 1 << 62 else {
      throw DamagedRow("A change has the number \(number).")
    }
    return ChangeNumber(number)
  }

  static func revision(_ number: Int) throws -> Revision {
    guard let revision = Revision.stored(number) else {
      throw DamagedRow("A revision has the number \(number).")
    }
    return revision
  }

  private static func name(_ row: Row) throws -> AnimationName {
    let text = try row.decode(String.self, forColumn: "name")
    guard let name = AnimationName(text) else {
      throw DamagedRow("An animation has the name \"\(text)\".")
    }
    return name
  }
}

extension [UInt8] {
  /// The bytes as `Data`, as the database needs them.
  var data: Data { Data(self) }
}
