import AnimationDocuments
import AnimationEngine

extension GSAPTimeline.Property {
  /// The pieces of the entries in order of their starts, each beginning at what shows then.
  ///
  /// - Complexity: O(entries * entries that run at once), which is charged.
  func pieces(_ reading: inout ImportReading) throws(DocumentRefusal) -> [GSAPPiece] {
    var pieces: [GSAPPiece] = []
    // The pieces that run, by their starts, and the one that has ended last.
    var (running, ended) = ([GSAPPiece](), GSAPPiece?.none)
    let order = entries.indices.sorted {
      (entries[$0].timing.delay, $0) < (entries[$1].timing.delay, $1)
    }
    for entry in order.map({ entries[$0] }) {
      let now = entry.timing.delay
      try reading.charge(running.count + (running.last?.frames.count ?? 0))
      for piece in running where piece.end <= now && piece.end >= ended?.end ?? -.infinity {
        ended = piece
      }
      running.removeAll { $0.end <= now }
      let shown = shown(by: running.last, orElse: ended, before: entry, &reading)
      pieces.append(entry.piece(from: shown, isFirst: pieces.isEmpty))
      if entry.overwrites { running = [] }
      running.append(pieces[pieces.count - 1])
    }
    return pieces
  }

  /// The value that shows when an entry begins: that of the piece that runs, or else of the one
  /// that has ended. Nil if unknown. What is guessed is noted, unless the entry has a value to
  /// begin with.
  private func shown(
    by running: GSAPPiece?, orElse ended: GSAPPiece?, before entry: GSAPEntry,
    _ reading: inout ImportReading
  ) -> String? {
    if let running {
      if let text = running.text(at: entry.timing.delay) { return text }
      note("in the middle of another tween is not known here", running.lastText, entry, &reading)
      return running.lastText
    }
    if let ended { return ended.lastText }
    let rest = ScriptValue.rest(of: name)
    note("at the start is not said", rest ?? "its end", entry, &reading)
    return rest
  }

  private func note(
    _ reason: String, _ taken: String, _ entry: GSAPEntry, _ reading: inout ImportReading
  ) {
    guard !entry.isGiven else { return }
    reading.ignore(
      "What \"\(ScriptValue.nameInGSAP(name).shortened)\" shows \(reason): it is taken as \(taken.shortened).",
      at: entry.place)
  }
}
