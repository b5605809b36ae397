/// The spline of Kochanek and Bartels, "Interpolating splines with local tension, continuity, and
/// bias control" (1984). It has a cubic from each value to the next. The slopes at a value follow
/// from its neighbours and three parameters.
struct KochanekBartels {
  /// The tension at each value: 1 makes a corner with slope 0, -1 a wide curve.
  var tension: [Double]
  /// The continuity at each value: 0 is smooth, other values make a corner.
  var continuity: [Double]
  /// The bias at each value: 1 gives the slope of the interval before it, -1 that of the one after.
  var bias: [Double]

  /// The cubics between `values`, each over 0...1; at the ends the end values are repeated.
  ///
  /// - Complexity: O(values).
  func segments<Value: VectorArithmetic>(of values: [Value]) -> [MotionForm<Value>] {
    let zero = values[0] - values[0]
    let intervals = [zero] + zip(values, values.dropFirst()).map { $1 - $0 } + [zero]
    return values.indices.dropLast().map { index in
      .hermite(
        from: values[index], velocity: outgoing(index, intervals),
        to: values[index + 1], velocity: incoming(index + 1, intervals), duration: 1)
    }
  }

  /// The slope with which the spline leaves a value, from the intervals before and after it.
  private func outgoing<Value: VectorArithmetic>(_ index: Int, _ intervals: [Value]) -> Value {
    slope(index, intervals, continuity.parameter(index))
  }

  private func incoming<Value: VectorArithmetic>(_ index: Int, _ intervals: [Value]) -> Value {
    slope(index, intervals, -continuity.parameter(index))
  }

  private func slope<Value: VectorArithmetic>(
    _ index: Int, _ intervals: [Value], _ continuity: Double
  ) -> Value {
    let strength = (1 - tension.parameter(index)) / 2
    let bias = bias.parameter(index)
    return intervals[index].scaled(by: strength * (1 + bias) * (1 + continuity))
      + intervals[index + 1].scaled(by: strength * (1 - bias) * (1 - continuity))
  }
}

extension [Double] {
  fileprivate func parameter(_ index: Int) -> Double { index < count ? self[index] : 0 }
}
