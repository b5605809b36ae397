public import AnimationEngine

extension CSSLinear {
  /// The number of times at which the progress of columns is compared.
  private static let looks = 65

  /// The column with whose progress all moving columns agree within a tolerance; the first column
  /// where none moves, nil where they move differently.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work; each value is charged.
  /// - Complexity: O(columns).
  public static func easedColumn(
    of timeline: Timeline, within tolerance: Double, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Int? {
    guard let duration = timeline.duration, timeline.columnCount > 1 else { return 0 }
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
    guard let first = moving.first else { return 0 }
    let expected = progress(of: columns[first])
    let isOne = moving.dropFirst().allSatisfy { column in
      zip(progress(of: columns[column]), expected).allSatisfy { ($0 - $1).magnitude <= tolerance }
    }
    return isOne ? first : nil
  }

  /// Values as fractions of the distance from the first to the last.
  private static func progress(of values: [Double]) -> [Double] {
    let range = values[values.count - 1] - values[0]
    return values.map { ($0 - values[0]) / range }
  }
}
