/// A path through values: how the keyframes of layers and of views are joined.
///
/// Progress 0...1 leads from the first value to the last. What is asked of one component is the same
/// bits as that component of the whole.
package struct KeyframePath<Value: VectorArithmetic>: Equatable, Sendable {
  /// What is passed through; at least one.
  let values: [Value]
  /// When which of them shows.
  private let schedule: KeyframeSchedule
  /// The spline from each value to the next; empty where lines are straight.
  private let splines: [MotionForm<Value>]

  /// A path through `values`.
  ///
  /// - Parameters:
  ///   - keyTimes: When each value is reached, from 0 to 1 and never falling: as many as there are
  ///     values, for jumps also one more. Any other number counts as none: all parts are even. Before
  ///     the first and after the last the path holds still. Of paced paths they do not count.
  ///   - timingFunctions: How each part goes; straight where one is missing. Of paced paths and of
  ///     jumps they do not count.
  ///   - tension: How tight the spline is at each value; 0 where one is missing.
  ///   - continuity: How smooth it is at each value.
  ///   - bias: To which side it leans at each value.
  /// - Precondition: there is a value.
  /// - Complexity: O(values); where a spline is to be paced, some thousand evaluations for each.
  package init(
    values: [Value], keyTimes: [Double] = [], timingFunctions: [UnitCurve] = [],
    mode: CalculationMode = .linear, tension: [Double] = [], continuity: [Double] = [],
    bias: [Double] = []
  ) {
    precondition(!values.isEmpty, "a path through no value")
    self.values = values
    let isSpline = mode == .cubic || mode == .cubicPaced
    splines =
      isSpline
      ? KochanekBartels(tension: tension, continuity: continuity, bias: bias).segments(of: values)
      : []
    switch mode {
    case .discrete: schedule = .jumps(keyTimes, of: values.count)
    case .linear, .cubic: schedule = .timed(keyTimes, timingFunctions, of: values.count)
    case .paced:
      schedule = .paced(zip(values, values.dropFirst()).map { ($1 - $0).norm })
    case .cubicPaced: schedule = .paced(splines.map { ArcLength($0) })
    }
  }

  /// Whether it goes along cubics, and not along straight lines or by jumps.
  var isSpline: Bool { !splines.isEmpty }

  /// Which of the values was passed at `progress`, and how much of the distance to the next one is
  /// covered.
  func place(at progress: Double) -> KeyframeSchedule.Place { schedule.place(at: progress) }

  /// Whether the path goes at even speed along a spline.
  var isPacedSpline: Bool { schedule.isOfArcs }

  /// What shows at `progress`: exactly a value where it is reached.
  ///
  /// Below 0 and above 1, where a timing function leads there, straight lines and splines that begin
  /// at 0 or end at 1 go on.
  func value(at progress: Double) -> Value {
    let place = schedule.place(at: progress)
    if place.share == 0 { return values[place.index] }
    if splines.isEmpty {
      return values[place.index].advanced(to: values[place.index + 1], by: place.share)
    }
    return place.share == 1
      ? values[place.index + 1] : splines[place.index].value(at: place.share)
  }

  /// The derivative of ``value(at:)`` by progress: 0 where the path holds still or jumps, at a
  /// corner that of the part that begins, and 0 where a paced spline turns back on itself.
  func velocity(at progress: Double) -> Value {
    let place = schedule.place(at: progress)
    guard place.rate != 0 else { return values[0] - values[0] }
    let slope =
      splines.isEmpty
      ? values[place.index + 1] - values[place.index]
      : splines[place.index].velocity(at: place.share)
    return slope.scaled(by: place.rate)
  }
}

extension KeyframePath<Components> {
  /// The same path of one component.
  func component(_ index: Int) -> KeyframePath<Double> {
    KeyframePath<Double>(
      values: values.map { $0.component(index) }, schedule: schedule,
      splines: splines.map { form in form.map { $0.component(index) } })
  }
}

extension KeyframePath {
  /// A path along cubics that are known, at times that are known.
  init(values: [Value], schedule: KeyframeSchedule, splines: [MotionForm<Value>]) {
    self.values = values
    self.schedule = schedule
    self.splines = splines
  }
}

extension KeyframePath: Hashable where Value: Hashable {}
