// What it costs to look at a timeline, in the units of `WorkMeter`.

extension Timeline {
  /// What one row of values costs at any time, in units of work. Rows of a uniform grid may cost
  /// less, but not much where animations lie on top of each other.
  ///
  /// - Complexity: O(columns + lanes).
  package var workPerRow: Int { columnCosts().reduce(0, WorkMeter.sum) }

  /// What one value of each column costs at any time, in units of work: at least 1.
  ///
  /// - Complexity: O(columns + lanes).
  package func columnCosts() -> [Int] {
    let lanes = lanes.map(\.rowCost)
    let clock = playback == nil ? 0 : Self.clockCost
    return sources.map { source in
      switch source {
      case .lane(let index, _): clock + lanes[index]
      case .joint(let column):
        column.lanes.reduce(clock + column.space.workPerNumber) { $0 + lanes[$1] }
      }
    }
  }

  /// To map a time through a timing.
  private static let clockCost = 55
}

extension JointInterpolationSpace {
  /// What it takes to make one number that shows of those that move, in units of work.
  fileprivate var workPerNumber: Int {
    switch self {
    case .color: 50
    case .transform(let space): 10 + 3 * space.functionCount
    }
  }
}
