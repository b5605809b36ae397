/// A timeline sampled at the times of a grid; every number is computed on demand.
///
/// It stores the timeline, the grid, and small tables of columns that share their lanes, so that a
/// window of rows costs memory for itself alone. Any cut into windows gives the same bits.
public struct Samples: Sendable {
  /// The timeline that is sampled.
  public let timeline: Timeline
  /// The times at which the timeline is sampled.
  public let grid: SampleGrid
  /// The values of columns that share their lanes, where that is a small table.
  private var joint: JointTable
  /// The velocities of columns that share their lanes; empty until ``prepared(for:velocities:)``
  /// computes them.
  private var jointRates = JointTable.empty
  /// The cost of one value of each column, in work units.
  private let columnCosts: [Int]

  /// Creates the samples of `timeline` at the times of `grid`.
  ///
  /// - Complexity: O(1); O(rows) where a short grid has transforms or colours whose columns are
  ///   computed together.
  public init(_ timeline: Timeline, on grid: SampleGrid) {
    self.timeline = timeline
    self.grid = grid
    joint = JointTable(.value, of: timeline, 0..<grid.count, of: grid)
    columnCosts = timeline.columnCosts()
  }

  /// The same samples, prepared for a caller that reads all columns at `rows`: columns that share
  /// their lanes are computed together once. The numbers are bit-identical.
  ///
  /// - Complexity: O(columns); O(columns * rows) where columns share their lanes.
  public func prepared(for rows: Range<Int>, velocities: Bool) -> Samples {
    var samples = self
    if joint.isEmpty { samples.joint = JointTable(.value, of: timeline, rows, of: grid) }
    if velocities { samples.jointRates = JointTable(.velocity, of: timeline, rows, of: grid) }
    return samples
  }

  /// The work units (``WorkMeter``) of one value of a column: more where many animations combine.
  public func work(ofColumn column: Int) -> Int { columnCosts[column] }

  /// The cost of one row of all values, in work units.
  ///
  /// - Complexity: O(columns).
  public var workPerRow: Int { columnCosts.reduce(0, WorkMeter.sum) }

  /// The properties in order.
  public var properties: [AnimatedProperty] { timeline.properties }
  /// The columns of all properties, in order.
  ///
  /// - Complexity: O(columns).
  public var columns: [SampleColumn] { timeline.columns }
  /// The number of columns.
  public var columnCount: Int { timeline.columnCount }
  /// The number of rows, one for each time.
  public var rowCount: Int { grid.count }
  /// The duration of the timeline, in seconds; nil when it has no end.
  public var duration: Double? { timeline.duration }
  /// The events of the whole timeline, in order of time.
  public var events: [TimelineEvent] { timeline.events }

  /// Writes the times of `rows`, in seconds.
  public func writeTimes(_ rows: Range<Int>, into times: inout MutableSpan<Double>) {
    precondition(times.count >= rows.count, "\(times.count) places for \(rows.count) rows")
    // The clock's rows precede all others, so rows need not be tested one by one.
    let uniform = rows.clamped(to: grid.uniformRows)
    ColumnWriter.write(to: &times, firstRow: rows.lowerBound) { column in
      for row in stride(from: uniform.lowerBound, to: uniform.upperBound, by: 8) {
        column.write(grid.clock.times(from: row), at: row, within: uniform)
      }
    }
    for row in max(uniform.upperBound, rows.lowerBound)..<rows.upperBound {
      times[row - rows.lowerBound] = grid.time(at: row)
    }
  }

  /// Writes the values of a column at `rows`; NaN where there is none.
  ///
  /// - Complexity: O(rows + segments of the column).
  public func writeValues(column: Int, rows: Range<Int>, into values: inout MutableSpan<Double>) {
    write(.value, ofColumn: column, rows, to: &values)
  }

  /// Writes the velocities of a column at `rows`, in units per second; NaN where there is none.
  public func writeVelocities(
    column: Int, rows: Range<Int>, into velocities: inout MutableSpan<Double>
  ) {
    write(.velocity, ofColumn: column, rows, to: &velocities)
  }

  /// Writes the model values of a column at `rows`: the values that the property was set to.
  public func writeModels(column: Int, rows: Range<Int>, into models: inout MutableSpan<Double>) {
    write(.model, ofColumn: column, rows, to: &models)
  }

  /// Writes the numbers of some rows of a column to the front of `span`, which must be large enough.
  package func write(
    _ quantity: SampledQuantity, ofColumn column: Int, _ rows: Range<Int>,
    to span: inout MutableSpan<Double>
  ) {
    if let playback = timeline.playback {
      return playback.write(quantity, column, at: rows, of: grid, timeline, into: &span)
    }
    let (source, lanes) = (timeline.sources[column], timeline.lanes)
    switch quantity {
    case .value:
      if joint.copy(column, rows, to: &span) { return }
      source.write(.value, at: rows, of: grid, lanes, into: &span)
    case .velocity:
      if jointRates.copy(column, rows, to: &span) { return }
      source.write(.velocity, at: rows, of: grid, lanes, into: &span)
    case .model: source.write(.value, at: rows, of: grid, timeline.models ?? lanes, into: &span)
    }
  }
}

/// One column of samples: a component of a property, or the index of a discrete property's label.
public struct SampleColumn: Hashable, Sendable {
  /// The index of the property.
  public var property: Int
  /// The index of the component within the property.
  public var component: Int
  /// The name of the property, followed by a dot and the component's name when it has one.
  public var name: String
}

/// The quantities that can be asked of a motion.
enum Quantity: Sendable {
  /// The value.
  case value
  /// The velocity, in units per second.
  case velocity
}
