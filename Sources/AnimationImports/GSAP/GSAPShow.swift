/// A time during which one of several tweens of a property shows.
struct GSAPShow {
  /// The place of the tween in the list.
  let piece: Int
  let from, to: Double

  /// The times at which tweens show, in order: at each time the one that began last.
  ///
  /// - Complexity: O(pieces log pieces).
  static func all(of pieces: [GSAPPiece]) -> [GSAPShow] {
    var shows = Shows(pieces)
    let order = pieces.indices.sorted { (pieces[$0].start, $0) < (pieces[$1].start, $1) }
    for index in order { shows.begin(index) }
    shows.end(by: .infinity)
    return shows.list
  }

  /// The tweens that run, the one that shows last, and what has shown so far.
  private struct Shows {
    let pieces: [GSAPPiece]
    var list: [GSAPShow] = []
    var running: [(piece: Int, from: Double)] = []

    init(_ pieces: [GSAPPiece]) { self.pieces = pieces }

    mutating func begin(_ index: Int) {
      let (start, isMoment) = (pieces[index].start, pieces[index].end <= pieces[index].start)
      end(by: start)
      // What is set in the middle of a tween is gone with its next frame.
      if isMoment, !running.isEmpty, !pieces[index].overwrites { return }
      if let last = running.last { show(last, until: start) }
      if pieces[index].overwrites { running = [] }
      running.append((index, start))
    }

    /// Ends the tweens that end by a time; below one that ends, an earlier one shows again.
    mutating func end(by time: Double) {
      while let last = running.last, pieces[last.piece].end <= time {
        let end = pieces[last.piece].end
        show(last, until: end)
        running.removeLast()
        while let below = running.last, pieces[below.piece].end <= end { running.removeLast() }
        if !running.isEmpty { running[running.count - 1].from = end }
      }
    }

    private mutating func show(_ running: (piece: Int, from: Double), until end: Double) {
      let isWhole = pieces[running.piece].start == running.from
      guard end > running.from || isWhole && pieces[running.piece].end <= end else { return }
      list.append(GSAPShow(piece: running.piece, from: running.from, to: end))
    }
  }
}
