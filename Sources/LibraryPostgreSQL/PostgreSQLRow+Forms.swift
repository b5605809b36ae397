#if PostgreSQL
  import AnimationLibrary

  extension PostgreSQLRow {
    /// The SQL that selects the newest revision of each animation, in the columns that
    /// ``summary()`` reads.
    static let newest = """
      SELECT entry.name, revision, updated, kind, duration, byte_count
      FROM inbetween_animation AS entry
      JOIN inbetween_revision AS stored ON stored.name = entry.name AND stored.revision = entry.newest
      """

    /// The first six columns as a summary.
    func summary() throws(PostgreSQLFailure) -> RevisionSummary {
      RevisionSummary(
        name: try name(0), revision: try revision(1), updated: try integer(2), kind: try text(3),
        duration: try number(4), byteCount: try count(5))
    }

    /// The row as a stored animation: a summary, the format version and the document.
    func animation() throws(PostgreSQLFailure) -> StoredAnimation {
      let summary = try summary()
      let draft = AnimationDraft(
        document: try bytes(7), formatVersion: try count(6), kind: summary.kind,
        duration: summary.duration)
      return StoredAnimation(
        name: summary.name, revision: summary.revision, updated: summary.updated, draft: draft)
    }

    func change() throws(PostgreSQLFailure) -> Change {
      guard let kind = Change.Kind(rawValue: try text(1)) else { throw Self.damaged("a change") }
      return Change(
        number: ChangeNumber(try integer(0)), kind: kind, name: try name(2),
        revision: try revision(3), updated: try integer(4))
    }

    /// A column as a revision number.
    ///
    /// - Throws: A failure if it is no valid number.
    func revision(_ column: Int) throws(PostgreSQLFailure) -> Revision {
      guard let revision = Revision.stored(try count(column)) else {
        throw Self.damaged("a revision")
      }
      return revision
    }

    private func name(_ column: Int) throws(PostgreSQLFailure) -> AnimationName {
      guard let name = AnimationName(try text(column)) else { throw Self.damaged("a name") }
      return name
    }

    private static func damaged(_ thing: String) -> PostgreSQLFailure {
      PostgreSQLFailure(
        state: "XX001", message: "The tables hold something that is not \(thing).", isBroken: false)
    }
  }
#endif
