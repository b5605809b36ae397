/// A path through values, by which the keyframes of layers and of views are interpolated.
///
/// Progress 0...1 leads from the first value to the last. The path of one component is
/// bit-identical to that component of the whole path.
package struct KeyframePath<Value: VectorArithmetic>: Equatable, Sendable {
  /// The values on the path, at least one.
  let values: [Value]
  /// The map from progress to the position between two values.
  let schedule: KeyframeSchedule
  /// The spline from each value to the next; empty for straight lines.
  let splines: [MotionForm<Value>]
}

extension KeyframePath {
  /// Creates a path through `values`.
  ///
  /// - Parameters:
  ///   - keyTimes: The progress at which each value is reached, from 0 to 1 and never decreasing:
  ///     one for each value, and for jumps optionally one more. With any other number, the values
  ///     are evenly spaced. Before the first key time and after the last one the path is constant.
  ///     Paced paths ignore key times.
  ///   - timingFunctions: The easing of each interval; linear where one is missing. Paced paths and
  ///     jumps ignore them.
  ///   - tension: The tension of the spline at each value; 0 where one is missing.
  ///   - continuity: The continuity of the spline at each value; 0 where one is missing.
  ///   - bias: The bias of the spline at each value; 0 where one is missing.
  /// - Precondition: There is a value.
  /// - Complexity: O(values); for a paced spline about a thousand evaluations for each.
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
    case .paced: schedule = .paced(zip(values, values.dropFirst()).map { ($1 - $0).norm })
    case .cubicPaced: schedule = .paced(splines.map { ArcLength($0) })
    }
  }

  /// Whether the path consists of cubics, not of straight lines or jumps.
  var isSpline: Bool { !splines.isEmpty }

  /// The index of the value passed at `progress`, and the share of the distance to the next one.
  func place(at progress: Double) -> KeyframeSchedule.Place { schedule.place(at: progress) }

  /// Whether the path is a spline at constant speed.
  var isPacedSpline: Bool { schedule.isOfArcs }

  /// The value at `progress`; exactly a keyframe's value where that is reached.
  ///
  /// Below 0 and above 1, to which a timing function can lead, straight lines and splines that
  /// begin at 0 or end at 1 are extrapolated.
  func value(at progress: Double) -> Value {
    let place = schedule.place(at: progress)
    if place.share == 0 { return values[place.index] }
    if splines.isEmpty {
      return values[place.index].advanced(to: values[place.index + 1], by: place.share)
    }
    return place.share == 1 ? values[place.index + 1] : splines[place.index].value(at: place.share)
  }

  /// The derivative of ``value(at:)`` by progress. It is 0 where the path is constant or jumps, and
  /// where a paced spline turns back on itself. At a corner it is that of the part that begins
  /// there.
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
  func component(_ index: Int) -> KeyframePath<Double> {
    KeyframePath<Double>(
      values: values.map { $0.component(index) }, schedule: schedule,
      splines: splines.map { form in form.map { $0.component(index) } })
  }
}

extension KeyframePath: Hashable where Value: Hashable {}
