/// The timing of a ``KeyframePath``: the map from progress to a position between two values, which
/// is the same for all components.
struct KeyframeSchedule: Hashable, Sendable {
  /// A position on the path.
  struct Place: Hashable {
    /// The index of the value that was passed.
    var index: Int
    /// The share of the interval to the next value that is covered; 0 at the value itself, and
    /// outside 0...1 only by extrapolation or easing.
    var share: Double
    /// The derivative of the share with respect to progress.
    var rate: Double
  }

  private let form: Form
  /// The progress at which each value is reached; for a paced path, the arc length up to it.
  private let marks: [Double]

  private enum Form: Hashable, Sendable {
    case jumps
    case timed([UnitCurve?])
    case lines
    case arcs([ArcLength])
  }
}

extension KeyframeSchedule {
  /// Whether positions follow from the arc length of splines.
  var isOfArcs: Bool { if case .arcs = form { true } else { false } }

  // MARK: - Creation

  /// A schedule of jumps to `count` values at their key times.
  static func jumps(_ keyTimes: [Double], of count: Int) -> KeyframeSchedule {
    let isGiven = keyTimes.count == count || keyTimes.count == count + 1
    let times = isGiven ? Array(keyTimes.prefix(count)) : even(count, parts: count)
    return KeyframeSchedule(form: .jumps, marks: times)
  }

  /// A schedule that moves from value to value by key times and timing functions.
  static func timed(
    _ keyTimes: [Double], _ curves: [UnitCurve], of count: Int
  ) -> KeyframeSchedule {
    let times = keyTimes.count == count ? keyTimes : even(count, parts: count - 1)
    let parts = (0..<max(count - 1, 0)).map { index in
      index < curves.count && curves[index] != .linear ? curves[index] : nil
    }
    return KeyframeSchedule(form: .timed(parts), marks: times)
  }

  /// A schedule at constant speed along straight lines of these lengths.
  static func paced(_ lengths: [Double]) -> KeyframeSchedule {
    KeyframeSchedule(form: .lines, marks: sums(lengths))
  }

  /// A schedule at constant speed along splines.
  static func paced(_ arcs: [ArcLength]) -> KeyframeSchedule {
    KeyframeSchedule(form: .arcs(arcs), marks: sums(arcs.map(\.length)))
  }

  private static func even(_ count: Int, parts: Int) -> [Double] {
    (0..<count).map { parts > 0 ? Double($0) / Double(parts) : 0 }
  }

  private static func sums(_ lengths: [Double]) -> [Double] {
    var sums = [0.0]
    for length in lengths { sums.append(sums[sums.count - 1] + length) }
    return sums
  }

  // MARK: - Places

  /// The position of the path at `progress`.
  ///
  /// - Complexity: O(log values); on a paced spline about a hundred evaluations of its speed.
  func place(at progress: Double) -> Place {
    switch form {
    case .jumps: return still(at: max(count(upTo: progress) - 1, 0))
    case .timed(let curves): return timed(progress, curves)
    case .lines:
      return paced(progress) { length, index in
        let whole = marks[index + 1] - marks[index]
        return (length / whole, 1 / whole)
      }
    case .arcs(let arcs):
      if progress < 0 || progress > 1 { return still(at: progress < 0 ? 0 : arcs.count) }
      return paced(progress) { length, index in
        let share = arcs[index].share(atLength: length)
        let speed = arcs[index].speed(at: share)
        return (share, speed > 0 ? 1 / speed : 0)
      }
    }
  }

  private func still(at index: Int) -> Place { Place(index: index, share: 0, rate: 0) }

  /// The number of marks that are at most `mark`.
  private func count(upTo mark: Double) -> Int { marks.prefixCount { $0 <= mark } }

  private func timed(_ progress: Double, _ curves: [UnitCurve?]) -> Place {
    let last = marks.count - 1
    guard last > 0 else { return still(at: 0) }
    if progress < marks[0], marks[0] > 0 { return still(at: 0) }
    if progress > marks[last], marks[last] < 1 { return still(at: last) }
    let index = min(max(count(upTo: progress) - 1, 0), last - 1)
    let length = marks[index + 1] - marks[index]
    guard length > 0 else { return still(at: progress < marks[index] ? index : last) }
    let share = progress == marks[index + 1] ? 1 : (progress - marks[index]) / length
    return Place(index: index, share: share, rate: 1 / length).eased(by: curves[index])
  }

  /// The position on a path of constant speed, from the length that is covered.
  ///
  /// - Parameter part: A function that gives the share and its rate from the length covered within
  ///   an interval.
  private func paced(
    _ progress: Double, _ part: (_ length: Double, _ index: Int) -> (share: Double, rate: Double)
  ) -> Place {
    let last = marks.count - 1
    let whole = marks[last]
    guard whole > 0 else { return still(at: 0) }
    let length = progress * whole
    var index = min(max(count(upTo: length) - 1, 0), last - 1)
    while index > 0, marks[index + 1] == marks[index] { index -= 1 }
    while marks[index + 1] == marks[index] { index += 1 }
    let (share, rate) = part(length - marks[index], index)
    let isEnd = length == marks[index + 1]
    return Place(index: index, share: isEnd ? 1 : share, rate: rate * whole)
  }
}

extension KeyframeSchedule.Place {
  /// The position with its share eased by a timing function.
  fileprivate func eased(by curve: UnitCurve?) -> KeyframeSchedule.Place {
    guard let curve else { return self }
    return KeyframeSchedule.Place(
      index: index, share: curve.value(at: share), rate: curve.slope(at: share) * rate)
  }
}

extension UnitCurve {
  /// The derivative of ``value(at:isBefore:)``; 0 where the curve clamps progress to 0...1.
  func slope(at progress: Double) -> Double {
    if case .css = storage { return velocity(at: progress) }
    return progress < 0 || progress > 1 ? 0 : velocity(at: progress)
  }
}
