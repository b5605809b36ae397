/// The fewest straight lines, one from the end of the other, that pass evenly spaced samples within a
/// tolerance and begin and end at given values. The lines may meet anywhere, between samples too.
///
/// Lines are taken from left to right. Of those that pass all samples so far the steepest and the
/// flattest are known; each touches a lower bound and an upper one. Where no line reaches a sample, the
/// one that came nearest is kept. The next line has to cross it behind the last bound that it touches,
/// where it lies inside the corridor. So on that side the bounds begin there, on the other side at the
/// sample. Whatever so many lines can reach lies before that crossing, so no other choice needs fewer
/// (Imai and Iri; Suri's windows).
///
/// - Complexity: O(samples): a bound leaves a hull once.
struct LinearCorridor {
  /// A line by its place at sample 0 and its rise from sample to sample.
  struct Line {
    var start: Double
    var rise: Double

    func value(at sample: Double) -> Double { start + rise * sample }
  }

  /// A bound of a side, and the slope to it from the one before.
  private struct Bound {
    var sample: Double
    var value: Double
    var slope: Double

    @inline(__always)
    func slope(to sample: Double, _ value: Double) -> Double {
      (value - self.value) / (sample - self.sample)
    }
  }

  /// The bounds of a side that a line can still touch: a hull, from the one that is touched on. Slopes are
  /// kept, since divisions are most of what a bound costs.
  private struct Hull {
    var bounds: [Bound] = []
    var head = 0

    mutating func removeAll() {
      bounds.removeAll(keepingCapacity: true)
      head = 0
    }

    /// Adds a bound; `sign` is 1 for upper bounds, which are looked at from below.
    @inline(__always)
    mutating func append(_ sample: Double, _ value: Double, _ sign: Double) {
      var slope = 0.0
      while let last = bounds.last {
        slope = last.slope(to: sample, value)
        if bounds.count - head < 2 || sign * last.slope < sign * slope { break }
        bounds.removeLast()
      }
      bounds.append(Bound(sample: sample, value: value, slope: slope))
    }

    /// The line to a bound of the other side that is steepest (`sign` 1) or flattest (-1); none of those
    /// before it is touched again.
    mutating func tangent(to sample: Double, _ value: Double, _ sign: Double) -> Line? {
      guard head < bounds.count else { return nil }
      var rise = bounds[head].slope(to: sample, value)
      while head + 1 < bounds.count {
        let next = bounds[head + 1].slope(to: sample, value)
        if sign * next < sign * rise { break }
        (rise, head) = (next, head + 1)
      }
      return Line(start: value - rise * sample, rise: rise)
    }
  }

  private let samples: [Double]
  private let tolerance: Double
  private let ends: (Double, Double)
  private var uppers = Hull()
  private var lowers = Hull()
  private var steepest: Line?
  private var flattest: Line?
  /// The upper bound that the steepest line touches last, and the lower one of the flattest.
  private var touchedUpper = 0
  private var touchedLower = 0

  private init(_ samples: [Double], _ ends: (Double, Double), _ tolerance: Double) {
    (self.samples, self.ends, self.tolerance) = (samples, ends, tolerance)
  }

  /// The lines; nil where there are more than `most`.
  static func lines(
    through samples: [Double], from first: Double, to last: Double, within tolerance: Double,
    atMost most: Int = .max
  ) -> [Line]? {
    var corridor = LinearCorridor(samples, (first, last), tolerance)
    var lines: [Line] = []
    var starts = (upper: 0, lower: 0)
    while lines.count < most {
      let (line, next) = corridor.line(from: starts)
      lines.append(line)
      guard let next else { return lines }
      starts = next
    }
    return nil
  }

  private func bounds(_ sample: Int) -> (lower: Double, upper: Double) {
    if sample == 0 { return (ends.0, ends.0) }
    if sample == samples.count - 1 { return (ends.1, ends.1) }
    return (samples[sample] - tolerance, samples[sample] + tolerance)
  }

  private static let rounding = 1e-13

  /// The next line, and where the bounds of the one after it begin; nil where it reaches the end.
  private mutating func line(
    from starts: (upper: Int, lower: Int)
  ) -> (Line, next: (upper: Int, lower: Int)?) {
    uppers.removeAll()
    lowers.removeAll()
    (steepest, flattest) = (nil, nil)
    for sample in min(starts.upper, starts.lower)..<samples.count {
      let (lower, upper) = bounds(sample)
      let at = Double(sample)
      let (isUpper, isLower) = (sample >= starts.upper, sample >= starts.lower)
      if isLower, let line = steepest, line.value(at: at) < lower - Self.rounding {
        return (line, (touchedUpper, sample))
      }
      if isUpper, let line = flattest, line.value(at: at) > upper + Self.rounding {
        return (line, (sample, touchedLower))
      }
      if isUpper, steepest.map({ $0.value(at: at) > upper }) ?? true { touchUpper(sample, upper) }
      if isLower, flattest.map({ $0.value(at: at) < lower }) ?? true { touchLower(sample, lower) }
      if isUpper { uppers.append(at, upper, 1) }
      if isLower { lowers.append(at, lower, -1) }
    }
    return (last, nil)
  }

  private mutating func touchUpper(_ sample: Int, _ bound: Double) {
    guard let line = lowers.tangent(to: Double(sample), bound, -1) else { return }
    (steepest, touchedUpper) = (line, sample)
  }

  private mutating func touchLower(_ sample: Int, _ bound: Double) {
    guard let line = uppers.tangent(to: Double(sample), bound, 1) else { return }
    (flattest, touchedLower) = (line, sample)
  }

  /// Of the lines that reach the end the one in the middle.
  private var last: Line {
    let end = Double(samples.count - 1)
    let rises = [steepest, flattest].compactMap { $0?.rise }
    let rise = rises.isEmpty ? 0 : rises.reduce(0, +) / Double(rises.count)
    return Line(start: ends.1 - rise * end, rise: rise)
  }
}
