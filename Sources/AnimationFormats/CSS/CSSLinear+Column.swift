public import AnimationEngine

extension CSSLinear {
  /// The number of times at which the progress of columns is compared.
  private static let looks = 65

  /// The column with whose progress all moving columns agree within half of a tolerance, and the
  /// greatest distance of theirs from it; the first column where none moves, nil where they move
  /// differently.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work; each value is charged.
  /// - Complexity: O(columns).
  public static func easedColumn(
    of timeline: Timeline, within tolerance: Double, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> (index: Int, spread: Double)? {
    guard let duration = timeline.duration, timeline.columnCount > 1 else { return (0, 0) }
    try meter.charge(WorkMeter.product(looks, timeline.workPerRow))
    try meter.keep(bytes: WorkMeter.product(looks, timeline.columnCount, 8))
    let columns = (0..<timeline.columnCount).map { column in
      (0..<looks).map { look in
        timeline.value(ofColumn: column, at: duration * Double(look) / Double(looks - 1))
      }
    }
    let moving = columns.indices.filter { column in
      columns[column].contains { $0 != columns[column][0] }
    }
    guard let first = moving.first else { return (0, 0) }
    let expected = progress(of: columns[first])
    var spread = 0.0
    for column in moving.dropFirst() {
      for (one, other) in zip(progress(of: columns[column]), expected) {
        let distance = (one - other).magnitude
        guard distance <= tolerance / 2 else { return nil }
        if distance > rounding { spread = max(spread, distance) }
      }
    }
    return (first, spread)
  }

  /// The distance up to which progress differs by the rounding of doubles.
  private static let rounding = 1e-12

  /// Values as fractions of the distance from the first to the last.
  private static func progress(of values: [Double]) -> [Double] {
    let range = values[values.count - 1] - values[0]
    return values.map { ($0 - values[0]) / range }
  }
}
