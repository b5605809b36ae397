/// A part of a column with a closed form, for export to languages that can express that form.
package struct ColumnPiece: Hashable, Sendable {
  /// The closed forms of column pieces.
  package enum Form: Hashable, Sendable {
    /// A straight line, or a constant.
    case line
    /// A cubic polynomial, given by its velocities at both ends, in units per second.
    case cubic(startVelocity: Double, endVelocity: Double)
    /// A Bézier easing from one value to the other, with these control points.
    case bezier(UnitPoint, UnitPoint)
    /// A spring of mass 1 towards `target`, which it need not have reached at the end.
    case spring(Spring, target: Double, startVelocity: Double)
  }

  /// The start and the end of the piece, in seconds.
  package var start, end: Double
  /// The values at the start and at the end.
  package var from, to: Double
  package var form: Form
}

extension Timeline {
  /// The closed forms of a column between two times. Nil where a part has none of these, or where
  /// there are more than `most`.
  ///
  /// Pieces below a nanosecond are left out; there the value jumps from one piece to the next.
  ///
  /// - Complexity: O(segments).
  package func pieces(
    ofColumn column: Int, from start: Double, to end: Double, atMost most: Int
  ) -> [ColumnPiece]? {
    guard playback == nil, case .lane(let index, .plain) = sources[column] else { return nil }
    return lanes[index].pieces(from: start, to: end, atMost: most)
  }
}

extension Lane {
  /// The duration below which a piece counts as a jump, in seconds.
  private static let jump = 1e-9

  fileprivate func pieces(from start: Double, to end: Double, atMost most: Int) -> [ColumnPiece]? {
    var pieces: [ColumnPiece] = []
    for index in segmentIndex(at: start.nextUp)..<segments.count {
      let segment = segments[index]
      let next = index + 1 < segments.count ? segments[index + 1].start : .infinity
      let range = (start: max(segment.start, start), end: min(next, end))
      if range.start >= end { break }
      if range.end - range.start < Self.jump { continue }
      guard pieces.count < most, !segment.isComposite,
        let piece = segment.piece(from: range.start, to: range.end)
      else { return nil }
      pieces.append(piece)
    }
    return pieces
  }
}

extension LaneSegment {
  /// The segment's piece between two times; nil where no piece form describes it.
  fileprivate func piece(from start: Double, to end: Double) -> ColumnPiece? {
    let (first, last) = (start - origin, end - origin)
    var piece = ColumnPiece(
      start: start, end: end, from: form.value(at: first), to: form.value(at: last), form: .line)
    switch form {
    case .hold, .line: break
    case .cubic:
      piece.form = .cubic(
        startVelocity: form.velocity(at: first), endVelocity: form.velocity(at: last))
    case .curve(let curve, _, _, let duration):
      // A curve that is cut off is no easing from one end to the other.
      guard case .bezier(let bezier, _) = curve.form, first.magnitude < 1e-9,
        (last - duration).magnitude < 1e-9
      else { return nil }
      piece.form = .bezier(bezier.start, bezier.end)
    case .spring(let motion, let from):
      piece.form = .spring(
        motion.basis.spring, target: from + motion.interval,
        startVelocity: form.velocity(at: first))
    }
    return piece
  }
}

extension SpringBasis {
  /// The spring of mass 1 that has these functions of time.
  fileprivate var spring: Spring {
    let stiffness = regime == .underDamped ? decay * decay + rate * rate : decay * fastDecay
    return Spring(mass: 1, stiffness: stiffness, damping: decay + fastDecay, allowOverDamping: true)
  }
}
