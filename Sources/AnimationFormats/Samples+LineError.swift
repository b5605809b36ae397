public import AnimationEngine

extension Samples {
  /// The greatest distance of any component from the straight lines between its rows, in its own
  /// unit: the error of a table whose reader draws lines.
  ///
  /// Each line is checked at seven places. Texts, which switch from row to row, and two rows at a
  /// jump have no line between them.
  ///
  /// - Throws: What the meter throws.
  /// - Complexity: O(rows * columns).
  public func lineError(_ meter: inout WorkMeter) throws(TimelineRefusal) -> Double {
    try meter.charge(WorkMeter.product(ChannelSampler.probes, rowCount, workPerRow))
    let moving = columns.indices.filter { properties[columns[$0].property].type != .discrete }
    var greatest = 0.0
    for first in stride(from: 0, to: rowCount - 1, by: Self.linesAtOnce) {
      let last = min(first + Self.linesAtOnce, rowCount - 1)
      let times = (first..<last).flatMap { places(from: $0) } + [grid.time(at: last)]
      let closer = Samples(timeline, on: SampleGrid(.times(times)))
        .prepared(for: times.indices, velocities: false)
      for column in moving {
        greatest = max(greatest, closer.lineError(ofColumn: column, places: ChannelSampler.probes))
      }
    }
    return greatest
  }

  /// The number of lines checked at once.
  private static let linesAtOnce = 512

  /// The times at which the line from a row to the next is checked, its start first.
  private func places(from row: Int) -> ArraySlice<Double> {
    ChannelSampler.probeTimes(from: grid.time(at: row), to: grid.time(at: row + 1)).dropLast()
  }

  /// The greatest distance in one column, of which `places` rows were sampled for every line and
  /// one for the end.
  private func lineError(ofColumn column: Int, places: Int) -> Double {
    var values = [Double](repeating: 0, count: rowCount)
    var span = values.mutableSpan
    writeValues(column: column, rows: 0..<rowCount, into: &span)
    var greatest = 0.0
    for start in stride(from: 0, to: rowCount - 1, by: places) {
      let end = start + places
      if ChannelSampler.isJump(grid.time(at: start), grid.time(at: end)) { continue }
      let (from, to) = (values[start], values[end])
      for place in 1..<places {
        let straight = from + (to - from) * Double(place) / Double(places)
        let error = (values[start + place] - straight).magnitude
        if error > greatest { greatest = error }
      }
    }
    return greatest
  }
}
