extension LinearCorridor {
  /// A line along an arc, the sample that it does not reach, and where the next one begins.
  typealias Step = (line: Line, end: Int, next: Start)

  /// The line that begins at a start and leaves the corridor on the same side within an arc. Nil
  /// where it does not, or where that is not known from the arc alone.
  ///
  /// Where a curve turns up, the farthest line goes from the lower side along the nearest bound of the
  /// upper side, and back to the lower side. It passes all other bounds: the upper ones, since they turn
  /// up from it; the lower ones, since they turn up between two points of the line. So neither hulls nor
  /// the flattest line are needed, which makes a sample ten times as cheap. Where a curve turns down, all
  /// is turned upside down.
  ///
  /// - Complexity: O(samples that the line passes).
  @inline(__always)
  func step(from start: Start, before sample: Int, along arc: CurveArc) -> Step? {
    let (positions, values) = (curve.positions.span, curve.middles.span)
    guard arc.side == start.side, let exit = start.exit, positions[arc.first] <= start.touched,
      let touch = touch(from: exit, before: sample, along: arc, positions, values)
    else { return nil }
    let (line, touched) = touch
    var end = touched + 1
    let room = tolerance - Self.rounding
    while line.value(at: positions[end]) >= arc.side * values[end] - room {
      end += 1
      guard end <= arc.last else { return nil }
    }
    let next = self.exit(
      of: -line, from: bound(end - 1, below: arc.side), to: bound(end, below: arc.side))
    return (
      arc.side < 0 ? -line : line, end,
      Start(exit: next, side: arc.side, touched: positions[touched])
    )
  }

  /// The line through a point and the nearest bound on the other side, with the sample of that
  /// bound. The line is turned upside down with the arc. Nil where a nearer bound may follow the
  /// arc.
  @inline(__always)
  private func touch(
    from exit: CorridorHull.Bound, before sample: Int, along arc: CurveArc,
    _ positions: Span<Double>, _ values: Span<Double>
  ) -> (line: Line, sample: Int)? {
    let from = CorridorHull.Bound(position: exit.position, value: -exit.value - tolerance)
    var touched = sample
    var slope = from.slope(
      to: .init(position: positions[touched], value: arc.side * values[touched]))
    while true {
      let next = touched + 1
      guard next <= arc.last else { return nil }
      let nextSlope = from.slope(
        to: .init(position: positions[next], value: arc.side * values[next]))
      guard nextSlope < slope else { break }
      (slope, touched) = (nextSlope, next)
    }
    let rise = slope.rise / slope.run
    let start = arc.side * values[touched] + tolerance - rise * positions[touched]
    return (Line(start: start, rise: rise), touched)
  }

  /// The lower bound at a sample inside the curve, as the bound of a side; the upper one for a `side` of
  /// -1.
  private func bound(_ sample: Int, below side: Double) -> CorridorHull.Bound {
    .init(position: curve.positions[sample], value: tolerance - side * curve.middles[sample])
  }

  /// The start of the first line, if the curve begins with an arc: as if a line before it had left
  /// the corridor at the first value. Otherwise nil.
  var firstStart: Start? {
    curve.arcs.first.map { arc in
      Start(exit: .init(position: 0, value: -arc.side * ends.0), side: arc.side, touched: 1)
    }
  }

  /// Begins a line after lines that were found without a reach.
  func begin(
    _ reach: inout Reach, at start: Start, before sample: Int,
    in room: inout MutableSpan<CorridorHull.Bound>
  ) {
    var first = sample
    while first > 1, curve.positions[first - 1] >= start.touched { first -= 1 }
    let samples = first..<sample
    if start.side > 0 {
      reach.upper.fill(samples.lazy.map { bounds($0).above }, in: &room)
      reach.lower.begin(at: start.exit, across: &reach.upper, in: &room)
    } else {
      reach.lower.fill(samples.lazy.map { bounds($0).below }, in: &room)
      reach.upper.begin(at: start.exit, across: &reach.lower, in: &room)
    }
  }
}
