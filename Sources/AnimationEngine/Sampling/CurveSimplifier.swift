/// A simplifier of sampled curves: it chooses samples so that the straight lines between them stay
/// close to all other samples.
///
/// The distance is vertical: that of a line from a sample at the sample's own time, in every column
/// separately. The curve between samples is not known, so the samples must be dense.
///
///     CurveSimplifier(times: [0, 1, 2, 3], columns: [[0, 1, 2, 0]]).kept(within: 0.01)  // [0, 2, 3]
///
/// The choice is greedy: from each sample to the farthest that can be reached. That is not always
/// the least number, but rarely more than one above it.
public struct CurveSimplifier: Sendable {
  /// The times of the samples, strictly rising.
  public let times: [Double]
  /// The values of each column at the times. NaN means no value, and no line crosses from values to
  /// NaN or back.
  public let columns: [[Double]]

  /// Creates a simplifier of columns of samples.
  ///
  /// - Precondition: Every column has as many values as there are times.
  public init(times: [Double], columns: [[Double]]) {
    for column in columns {
      precondition(column.count == times.count, "\(column.count) values at \(times.count) times")
    }
    self.times = times
    self.columns = columns
  }

  /// The indices of the samples to keep, in rising order, including the first and the last one.
  ///
  /// - Parameter tolerance: The maximum distance of a line from a sample, at least 0, up to
  ///   rounding.
  /// - Complexity: O(samples * columns) for each kept sample in the worst case; usually O(samples *
  ///   columns) in all.
  public func kept(within tolerance: Double) -> [Int] {
    guard let last = times.indices.last else { return [] }
    var kept = [0]
    while kept[kept.count - 1] < last {
      kept.append(farthest(from: kept[kept.count - 1], within: tolerance))
    }
    return kept
  }

  /// The index of the farthest sample at which a line from `start` may end; at least the next one.
  ///
  /// Every sample that is passed narrows the slopes that the line may have; when none is left no
  /// later sample can be reached.
  private func farthest(from start: Int, within tolerance: Double) -> Int {
    var cones = [Cone](repeating: Cone(), count: columns.count)
    var reached = start + 1
    for end in start + 1..<times.count {
      let time = times[end] - times[start]
      var isReached = true
      var isClosed = false
      for index in columns.indices {
        let (from, to) = (columns[index][start], columns[index][end])
        if !cones[index].admits(from, to, time) { isReached = false }
        if !cones[index].narrow(from, to, time, tolerance) { isClosed = true }
      }
      if isReached { reached = end }
      if isClosed { break }
    }
    return reached
  }
}

/// The range of slopes with which a line passes all samples so far within the tolerance.
private struct Cone {
  var least = -Double.infinity
  var greatest = Double.infinity

  /// Whether a line from the start may end at this sample. It may if both have no value (NaN).
  func admits(_ from: Double, _ to: Double, _ time: Double) -> Bool {
    if from.isNaN || to.isNaN { return from.isNaN && to.isNaN }
    let slope = (to - from) / time
    return least <= slope && slope <= greatest
  }

  /// Narrows the slopes to those that also pass a sample, `time` after the start.
  ///
  /// - Returns: Whether a later sample can still be reached: values neither begin nor end here, and
  ///   a slope is left.
  mutating func narrow(_ from: Double, _ to: Double, _ time: Double, _ tolerance: Double) -> Bool {
    guard from.isNaN == to.isNaN else { return false }
    // A comparison with NaN is false, so within a gap the cone stays as it is.
    let low = (to - from - tolerance) / time
    let high = (to - from + tolerance) / time
    if low > least { least = low }
    if high < greatest { greatest = high }
    return least <= greatest
  }
}
