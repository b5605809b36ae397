/// How the lanes of a timeline are played by a timing: what each column shows at a time
/// extrapolation.
///
/// An iteration shows the lanes from 0 to `span`, its progress being multiplied by that. Every
/// number is made from its time alone, by the closed form of its lanes.
struct TimedPlayback: Hashable, Sendable {
  /// From the time asked to the progress of an iteration.
  let model: TimingModel
  /// How much of the lanes' time an iteration shows, in seconds.
  let span: Double
  /// How each column adds up what the iterations before ended with.
  private(set) var accumulations: [ColumnAccumulation]
  /// Where each lane ends, and its model; empty where nothing accumulates.
  let ends: [Double]
  let modelEnds: [Double]
  /// How lanes go on where the easing leaves 0...1; all others hold.
  let extrapolation: Extrapolation

  init(
    _ model: TimingModel, showing span: Double, of inner: Timeline, _ mappings: [ColumnMapping],
    extrapolation: Extrapolation
  ) {
    self.model = model
    self.span = span
    self.extrapolation = extrapolation
    let isSum = model.timing.iterationComposite == .accumulate
    accumulations = isSum ? ColumnAccumulation.all(inner.properties, mappings) : []
    ends = isSum ? inner.lanes.map { $0.value(at: span) } : []
    modelEnds = isSum ? (inner.models ?? inner.lanes).map { $0.value(at: span) } : []
  }

  /// The same for some of the columns.
  func showing(_ columns: [Int]) -> TimedPlayback {
    var playback = self
    if !accumulations.isEmpty { playback.accumulations = columns.map { accumulations[$0] } }
    return playback
  }

  /// The number that a column shows at `time`; NaN where there is none.
  func value(ofColumn column: Int, at time: Double, of timeline: Timeline) -> Double {
    shown(column, at: time, timeline.sources[column], timeline.lanes, extrapolation, ends)
  }

  /// The model of a column at `time`; NaN where there is none.
  func modelValue(ofColumn column: Int, at time: Double, of timeline: Timeline) -> Double {
    guard let models = timeline.models else {
      return value(ofColumn: column, at: time, of: timeline)
    }
    return shown(column, at: time, timeline.sources[column], models, .none, modelEnds)
  }

  private func shown(
    _ column: Int, at time: Double, _ source: ColumnSource, _ lanes: [Lane],
    _ extrapolation: Extrapolation, _ ends: [Double]
  ) -> Double {
    guard let moment = model.moment(at: time) else { return .nan }
    let place = moment.progress * span
    let isSum = !accumulations.isEmpty && moment.iteration != 0
    if case .lane(let index, let transform) = source, !isSum {
      return transform.value(
        extrapolation.quantity(.value, of: index, lanes[index], at: place, until: span))
    }
    let coordinates = source.lanes.map {
      extrapolation.quantity(.value, of: $0, lanes[$0], at: place, until: span)
    }
    guard isSum else { return source.shown(at: coordinates) }
    return accumulations[column].value(
      source, coordinates, after: moment.iteration, source.lanes.map { ends[$0] })
  }

  /// How fast a column changes at `time`, per second; NaN where there is no value or no velocity.
  func velocity(ofColumn column: Int, at time: Double, of timeline: Timeline) -> Double {
    guard let moment = model.moment(at: time) else { return .nan }
    let rate = model.rate(at: moment) * span
    let place = moment.progress * span
    let source = timeline.sources[column]
    let coordinates = source.lanes.map { index in
      let lane = timeline.lanes[index]
      func asked(_ quantity: Quantity) -> Double {
        extrapolation.quantity(quantity, of: index, lane, at: place, until: span)
      }
      let velocity = rate == 0 ? 0 : asked(.velocity)
      return DualNumber(asked(.value), rate: velocity == 0 ? 0 : velocity * rate)
    }
    let shown =
      accumulations.isEmpty || moment.iteration == 0
      ? source.shown(at: coordinates)
      : accumulations[column].value(
        source, coordinates, after: moment.iteration,
        source.lanes.map { DualNumber(ends[$0]) })
    return source.isLabel || !shown.rate.isFinite ? .nan : shown.rate
  }

  /// Writes what is asked of a column at `rows` of a grid.
  ///
  /// - Complexity: O(rows * log segments).
  func write(
    _ quantity: TimedQuantity, _ column: Int, at rows: Range<Int>, of grid: SampleGrid,
    _ timeline: Timeline, into span: inout MutableSpan<Double>
  ) {
    for (index, row) in rows.enumerated() {
      let time = grid.time(at: row)
      span[index] =
        switch quantity {
        case .value: value(ofColumn: column, at: time, of: timeline)
        case .velocity: velocity(ofColumn: column, at: time, of: timeline)
        case .model: modelValue(ofColumn: column, at: time, of: timeline)
        }
    }
  }
}

/// What is asked of a column that a timing plays.
enum TimedQuantity: Sendable {
  case value, velocity, model
}

// MARK: - Columns at given places

extension ColumnSource {
  /// The lanes that make the column.
  var lanes: Range<Int> {
    switch self {
    case .lane(let index, _): index..<index + 1
    case .joint(let column): column.lanes
    }
  }

  /// The number that shows where the lanes are at `coordinates`.
  func shown(at coordinates: [Double]) -> Double {
    switch self {
    case .lane(_, let transform): transform.value(coordinates[0])
    case .joint(let column): column.space.shown(column.component, at: coordinates)
    }
  }

  /// The same with its rate.
  func shown(at coordinates: [DualNumber]) -> DualNumber {
    switch self {
    case .lane(_, let transform):
      let (value, rate) = (coordinates[0].value, coordinates[0].rate)
      return DualNumber(transform.value(value), rate: transform.velocity(rate, at: value))
    case .joint(let column): return column.space.shown(column.component, at: coordinates)
    }
  }
}
