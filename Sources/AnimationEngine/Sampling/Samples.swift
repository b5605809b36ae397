/// A timeline seen at the times of a grid; every number is made when it is asked for.
///
/// Stored are the timeline and the grid, and small tables of what several lanes show together. So a
/// window of rows costs memory for that window alone. Any cut of the rows into windows gives the same
/// bits.
public struct Samples: Sendable {
  /// The timeline that is sampled.
  public let timeline: Timeline
  /// The times at which it is sampled.
  public let grid: SampleGrid
  /// What columns show that share their lanes, where that is a small table.
  private var joint: JointTable
  /// How fast that changes, where somebody has prepared for it.
  private var jointRates = JointTable.empty
  /// What one value of each column costs, in units of work.
  private let columnCosts: [Int]

  /// `timeline` at the times of `grid`.
  ///
  /// - Complexity: O(1); O(rows) where a short grid shows transforms or colours whose columns are made
  ///   together.
  public init(_ timeline: Timeline, on grid: SampleGrid) {
    self.timeline = timeline
    self.grid = grid
    joint = JointTable(.value, of: timeline, 0..<grid.count, of: grid)
    columnCosts = timeline.columnCosts()
  }

  /// The same samples, for somebody who asks for all columns at `rows`: what columns show that share
  /// their lanes is made once, not once for each of them. The numbers are the same to the last bit.
  ///
  /// - Complexity: O(columns); O(columns * rows) where columns share their lanes.
  public func prepared(for rows: Range<Int>, velocities: Bool) -> Samples {
    var samples = self
    if joint.isEmpty { samples.joint = JointTable(.value, of: timeline, rows, of: grid) }
    if velocities { samples.jointRates = JointTable(.velocity, of: timeline, rows, of: grid) }
    return samples
  }

  /// What one value of a column costs, in units of work (``WorkMeter``): more where many animations
  /// show together.
  public func work(ofColumn column: Int) -> Int { columnCosts[column] }

  /// What one row of all values costs, in units of work.
  ///
  /// - Complexity: O(columns).
  public var workPerRow: Int { columnCosts.reduce(0, WorkMeter.sum) }

  /// The properties in order.
  public var properties: [AnimatedProperty] { timeline.properties }
  /// The components of all properties in order.
  ///
  /// - Complexity: O(columns).
  public var columns: [SampleColumn] { timeline.columns }
  /// How many columns there are.
  public var columnCount: Int { timeline.columnCount }
  /// How many times there are.
  public var rowCount: Int { grid.count }
  /// How long the timeline lasts, in seconds; nil when it has no end.
  public var duration: Double? { timeline.duration }
  /// What happens along the whole timeline, by time.
  public var events: [TimelineEvent] { timeline.events }

  /// Writes the times of `rows`, in seconds.
  public func writeTimes(_ rows: Range<Int>, into times: inout MutableSpan<Double>) {
    precondition(times.count >= rows.count, "\(times.count) places for \(rows.count) rows")
    // The clock's rows come before all others: nobody has to ask each row which it is.
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
    if let playback = timeline.playback {
      return playback.write(.value, column, at: rows, of: grid, timeline, into: &values)
    }
    if joint.copy(column, rows, to: &values) { return }
    write(column, rows, .value, of: timeline.lanes, into: &values)
  }

  /// Writes the velocities of a column at `rows`, per second; NaN where there is none.
  public func writeVelocities(
    column: Int, rows: Range<Int>, into velocities: inout MutableSpan<Double>
  ) {
    if let playback = timeline.playback {
      return playback.write(.velocity, column, at: rows, of: grid, timeline, into: &velocities)
    }
    if jointRates.copy(column, rows, to: &velocities) { return }
    write(column, rows, .velocity, of: timeline.lanes, into: &velocities)
  }

  /// Writes the model values of a column at `rows`: where the property is bound for.
  public func writeModels(column: Int, rows: Range<Int>, into models: inout MutableSpan<Double>) {
    if let playback = timeline.playback {
      return playback.write(.model, column, at: rows, of: grid, timeline, into: &models)
    }
    write(column, rows, .value, of: timeline.models ?? timeline.lanes, into: &models)
  }

  private func write(
    _ column: Int, _ rows: Range<Int>, _ quantity: Quantity, of lanes: [Lane],
    into span: inout MutableSpan<Double>
  ) {
    timeline.sources[column].write(quantity, at: rows, of: grid, lanes, into: &span)
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

/// What is asked of a motion.
enum Quantity: Sendable {
  /// Where it is.
  case value
  /// How fast it goes, per second.
  case velocity
}
