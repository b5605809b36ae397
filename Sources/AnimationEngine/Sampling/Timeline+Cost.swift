// The costs of evaluating a timeline, in the units of `WorkMeter`.

extension Timeline {
  /// The cost of one row of values at an arbitrary time, in work units. Rows of a uniform grid may
  /// cost less, but not much less where animations are combined.
  ///
  /// - Complexity: O(columns + lanes).
  package var workPerRow: Int { columnCosts().reduce(0, WorkMeter.sum) }

  /// The cost of one value of each column at an arbitrary time, in work units, at least 1.
  ///
  /// - Complexity: O(columns + lanes).
  package func columnCosts() -> [Int] {
    let clock = playback == nil ? 0 : Self.clockCost
    let accumulations = playback?.accumulations ?? []
    return sources.enumerated().map { number, source in
      switch source {
      case .lane(let index, _): clock + lanes[index].rowCost
      case .joint(let column):
        column.lanes.reduce(
          clock + column.space.workPerNumber
            + (accumulations.isEmpty ? 0 : accumulations[number].work)
        ) { $0 + lanes[$1].rowCost }
      }
    }
  }

  /// The cost of mapping a time through a timing.
  private static let clockCost = 55
}

extension JointInterpolationSpace {
  /// The work units that one displayed number costs, which is computed from several lanes; the
  /// lanes' own cost is not included.
  var workPerNumber: Int {
    switch self {
    case .color: 50
    case .transform(let space): 10 + 3 * space.factorCount
    }
  }
}
