import AnimationDocuments
import AnimationEngine

extension GSAPTimeline {
  /// The part of a tween that animates one property.
  struct Piece {
    var frames: [StyleTrack.Frame]
    var timing: ImportedTiming
    /// Whether earlier tweens of the property end for good where this one begins.
    var overwrites = false
  }
}

extension GSAPTimeline.Piece {
  var start: Double { timing.delay }

  /// The end of all repetitions in seconds; endless ones count as played once.
  var end: Double {
    start + count * (timing.duration ?? 0) + (count - 1) * timing.repeatDelay
  }

  private var count: Double { timing.iterations == .infinity ? 1 : timing.iterations }

  /// The value that shows after the piece, with its repetitions.
  var lastText: String {
    let turns = timing.direction == .alternate && timing.iterations.isFinite
    let endsBack = turns && timing.iterations.truncatingRemainder(dividingBy: 2) == 0
    return endsBack ? frames[0].text : frames[frames.count - 1].text
  }

  /// The value that shows at a time between start and end; nil if it is no number with a unit.
  func text(at time: Double) -> String? {
    let duration = timing.duration ?? 0
    guard duration > 0 else { return lastText }
    let turn = min(((time - start) / (duration + timing.repeatDelay)).rounded(.down), count - 1)
    let local = min(time - start - turn * (duration + timing.repeatDelay), duration)
    let isBack = timing.direction == .alternate && turn.truncatingRemainder(dividingBy: 2) == 1
    let progress = isBack ? 1 - local / duration : local / duration
    return text(within: timing.easing.value(at: progress) * duration)
  }

  /// The value at a time of the keyframes.
  private func text(within time: Double) -> String? {
    guard let next = frames.indices.dropFirst().first(where: { frames[$0].time > time }) else {
      return frames[frames.count - 1].text
    }
    let (from, to) = (frames[next - 1], frames[next])
    guard case .curve(let curve, _) = to.motion, from.text != to.text else { return from.text }
    guard let start = StyleText.dimension(from.text), let end = StyleText.dimension(to.text),
      start.unit == end.unit
    else { return nil }
    let share = curve.value(at: (time - from.time) / (to.time - from.time))
    let number = start.number + (end.number - start.number) * share
    return number.isFinite ? number.json + start.unit : nil
  }
}

extension GSAPTimeline.Property {
  /// The pieces of the entries in order of their starts, each beginning at what shows then.
  ///
  /// - Complexity: O(entries * entries that run at once), which is charged.
  func pieces(_ reading: inout ImportReading) throws(DocumentRefusal) -> [GSAPTimeline.Piece] {
    var pieces: [GSAPTimeline.Piece] = []
    // The pieces that run, by their starts, and the one that has ended last.
    var (running, ended) = ([GSAPTimeline.Piece](), GSAPTimeline.Piece?.none)
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

  /// The value that shows when an entry begins: that of the piece that runs, or else of the one that
  /// has ended; nil if unknown. What is guessed is noted, unless the entry has a value to begin with.
  private func shown(
    by running: GSAPTimeline.Piece?, orElse ended: GSAPTimeline.Piece?, before entry: GSAPEntry,
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
      "What \"\(name.shortened)\" shows \(reason): it is taken as \(taken.shortened).",
      at: entry.place)
  }
}
