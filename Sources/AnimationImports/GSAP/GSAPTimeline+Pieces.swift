import AnimationDocuments
import AnimationEngine

extension GSAPTimeline.Property {
  /// The pieces of the entries in order of their starts, each beginning at what shows then. Those that
  /// show their start at once end at what showed when they were made.
  ///
  /// - Parameter isDelayed: Whether the whole timeline begins after a delay.
  /// - Complexity: O(entries * entries that run at once), which is charged.
  func pieces(
    isDelayed: Bool, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [GSAPPiece] {
    var pieces: [GSAPPiece] = []
    // The pieces that run, by their starts, and the one that has ended last.
    var (running, ended) = ([GSAPPiece](), GSAPPiece?.none)
    let order = entries.indices.sorted {
      (entries[$0].timing.delay, $0) < (entries[$1].timing.delay, $1)
    }
    let (before, start) = made
    for (index, entry) in order.map({ ($0, entries[$0]) }) {
      let now = entry.timing.delay
      try reading.charge(running.count + (running.last?.frames.count ?? 0))
      for piece in running where piece.end <= now && piece.end >= ended?.end ?? -.infinity {
        ended = piece
      }
      running.removeAll { $0.end <= now }
      let shown =
        entry.endsWhereMade
        ? self.shown(orElse: before[index], before: entry, &reading)
        : self.shown(by: running.last, orElse: ended, start, before: entry, &reading)
      let isAtStart = pieces.isEmpty && !isDelayed && now <= 0
      pieces.append(entry.piece(from: shown, at: start, isAtStart: isAtStart))
      if entry.overwrites { running = [] }
      running.append(pieces[pieces.count - 1])
    }
    if let first = pieces.first, let start, first.start > 0 || isDelayed,
      first.frames[0].text != start
    {
      pieces.insert(.still(start), at: 0)
    }
    return pieces
  }

  /// What shows before each entry is made, in the order in which they stand, and once all are; nil
  /// where that is not known.
  private var made: (before: [String?], start: String?) {
    var shown = ScriptValue.rest(of: name)
    let before = entries.map { entry in
      defer { shown = entry.made(after: shown) }
      return shown
    }
    return (before, shown)
  }

  /// The value that shows when an entry begins: that of the piece that runs, or else of the one
  /// that has ended, or else of the start. Nil if unknown. What is guessed is noted, unless the entry
  /// has a value to begin with.
  private func shown(
    by running: GSAPPiece?, orElse ended: GSAPPiece?, _ start: String?, before entry: GSAPEntry,
    _ reading: inout ImportReading
  ) -> String? {
    if let running {
      if let text = running.text(at: entry.timing.delay) { return text }
      note("in the middle of another tween is not known here", running.lastText, entry, &reading)
      return running.lastText
    }
    return ended?.lastText ?? shown(orElse: start, before: entry, &reading)
  }

  /// What tweens set where they are made, or the value that a property has by itself, which is noted.
  private func shown(
    orElse made: String?, before entry: GSAPEntry, _ reading: inout ImportReading
  ) -> String? {
    let rest = ScriptValue.rest(of: name)
    if made == rest { note("at the start is not said", rest ?? "its end", entry, &reading) }
    return made
  }

  private func note(
    _ reason: String, _ taken: String, _ entry: GSAPEntry, _ reading: inout ImportReading
  ) {
    guard !entry.isGiven else { return }
    reading.ignore(
      "What \"\(ScriptValue.nameInGSAP(name).shortened)\" shows \(reason): it is taken as "
        + "\(taken.shortened).",
      at: entry.place)
  }
}
