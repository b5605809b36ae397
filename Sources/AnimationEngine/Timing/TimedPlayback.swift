/// The playback of a timeline's lanes by a timing: what each column shows at an outer time.
///
/// An iteration displays the lanes from 0 to `span`; its progress times `span` is the lanes' time.
/// Every number depends on its time alone, by the closed form of its lanes.
struct TimedPlayback: Hashable, Sendable {
  /// The map from the outer time to the progress of an iteration.
  let model: TimingModel
  /// The part of the lanes' time that an iteration displays, in seconds.
  let span: Double
  /// The way in which each column accumulates over iterations.
  private(set) var accumulations: [ColumnAccumulation]
  /// The end value of each lane and of its model; empty where nothing accumulates.
  private(set) var ends, modelEnds: [Double]
  /// The extrapolation of lanes where the easing leaves 0...1; unlisted lanes keep their end value.
  private(set) var extrapolation: Extrapolation

  init(
    _ model: TimingModel, showing span: Double, of inner: Timeline, in spaces: PropertySpaces,
    extrapolation: Extrapolation
  ) {
    self.model = model
    self.span = span
    self.extrapolation = extrapolation
    let isSum = model.timing.iterationComposite == .accumulate
    accumulations = isSum ? ColumnAccumulation.all(in: spaces) : []
    ends = isSum ? inner.lanes.map { $0.value(at: span) } : []
    modelEnds = isSum ? (inner.models ?? inner.lanes).map { $0.value(at: span) } : []
  }

  /// The playback restricted to some of the columns.
  func showing(_ columns: [Int]) -> TimedPlayback {
    var playback = self
    if !accumulations.isEmpty { playback.accumulations = columns.map { accumulations[$0] } }
    return playback
  }

  /// The playback of some of the lanes, which are counted anew from 0.
  func keeping(lanes: [Int]) -> TimedPlayback {
    var playback = self
    playback.extrapolation = extrapolation.keeping(lanes: lanes)
    guard !accumulations.isEmpty else { return playback }
    playback.ends = lanes.map { ends[$0] }
    playback.modelEnds = lanes.map { modelEnds[$0] }
    return playback
  }

  /// The displayed number of a column at `time`; NaN where there is none.
  func value(ofColumn column: Int, at time: Double, of timeline: Timeline) -> Double {
    shown(column, at: time, timeline.sources[column], timeline.lanes, extrapolation, ends)
  }

  /// The model value of a column at `time`; NaN where there is none.
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
    let place = moment.place(in: span)
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

  /// A column's velocity at `time`, in units per second; NaN where it has no value or velocity.
  func velocity(ofColumn column: Int, at time: Double, of timeline: Timeline) -> Double {
    guard let moment = model.moment(at: time) else { return .nan }
    let rate = model.rate(at: moment) * span
    let place = moment.place(in: span)
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
        source, coordinates, after: moment.iteration, source.lanes.map { DualNumber(ends[$0]) })
    return source.isLabel || !shown.rate.isFinite ? .nan : shown.rate
  }

  /// Writes a quantity of a column at `rows` of a grid.
  ///
  /// - Complexity: O(rows * log segments).
  func write(
    _ quantity: SampledQuantity, _ column: Int, at rows: Range<Int>, of grid: SampleGrid,
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

// MARK: - Columns at given places

extension ColumnSource {
  /// The indices of the lanes from which the column is computed.
  var lanes: Range<Int> {
    switch self {
    case .lane(let index, _): index..<index + 1
    case .joint(let column): column.lanes
    }
  }

  /// The same source with its lanes from index `first` on.
  func moved(to first: Int) -> ColumnSource {
    switch self {
    case .lane(_, let transform): .lane(first, transform)
    case .joint(let column):
      .joint(
        JointColumn(
          space: column.space, component: column.component,
          lanes: first..<first + column.lanes.count))
    }
  }

  /// The displayed number for lanes at `coordinates`, with its rate if the number type carries one.
  func shown<Number: SmoothNumber>(at coordinates: [Number]) -> Number {
    switch self {
    case .lane(_, let transform):
      let (value, rate) = (coordinates[0].value, coordinates[0].rate)
      return .moving(transform.value(value), transform.velocity(rate, at: value))
    case .joint(let column): return column.space.shown(column.component, at: coordinates)
    }
  }
}
