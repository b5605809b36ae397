import AnimationDocuments
import AnimationLibrary

/// The JSON of the library's answers.
enum LibraryText {
  /// An animation in a list; also the answer to a write.
  static func text(of summary: RevisionSummary) -> String {
    "{\"name\":\"\(summary.name)\",\"revision\":\(summary.revision),"
      + "\"kind\":\(summary.kind.quotedJSON),"
      + "\"duration\":\(summary.duration.json),\"updated\":\(time(summary.updated))}"
  }

  /// A revision in a list.
  static func revisionText(of summary: RevisionSummary) -> String {
    "{\"revision\":\(summary.revision),\"updated\":\(time(summary.updated)),"
      + "\"bytes\":\(summary.byteCount)}"
  }

  /// The data of an event.
  static func text(of change: Change) -> String {
    "{\"name\":\"\(change.name)\",\"revision\":\(change.revision),"
      + "\"updated\":\(time(change.updated))}"
  }

  /// A page of a list.
  static func page(_ name: String, _ entries: [String], _ cursor: ListCursor?) -> String {
    let next = cursor.map { "\"\($0.text)\"" } ?? "null"
    return "{\"\(name)\":[\(entries.joined(separator: ","))],\"cursor\":\(next)}"
  }

  private static func time(_ microseconds: Int64) -> String {
    "\"\(UTCTime(microseconds: microseconds).text(to: .microseconds))\""
  }
}
