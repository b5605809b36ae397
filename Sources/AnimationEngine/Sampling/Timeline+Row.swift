extension Timeline {
  /// The displayed values of all columns at `time`, bit-identical to ``value(ofColumn:at:)``.
  ///
  /// Columns that are computed from the same lanes, such as the entries of a matrix, are computed
  /// together, except under a timing.
  ///
  /// - Complexity: O(columns + lanes).
  package func row(at time: Double) -> [Double] {
    var row: [Double] = []
    row.reserveCapacity(sources.count)
    while row.count < sources.count {
      if let joint = wholeJoint(at: row.count) {
        row += joint.all(at: time, lanes)
      } else {
        row.append(value(ofColumn: row.count, at: time))
      }
    }
    return row
  }

  /// The model values of all columns at `time`; nil where they are the displayed ones.
  ///
  /// - Complexity: O(columns * lanes).
  package func modelRow(at time: Double) -> [Double]? {
    models == nil ? nil : sources.indices.map { model(ofColumn: $0, at: time) }
  }

  /// The cost of the list that ``row(at:)`` makes, in work units.
  static let workOfList = 16
  /// The cost of finding the segment of a column and of copying its form, which rows of a grid share, in
  /// work units.
  static let workOfSearch = 3
  /// The cost of finding an overlay's segment and of copying both, which rows of a grid share, in work
  /// units.
  static let workOfOverlay = 8

  /// The cost of ``row(at:)``, in work units.
  ///
  /// - Complexity: O(columns + lanes).
  package var workOfRow: Int {
    var (work, column, costs) = (Self.workOfList, 0, columnCosts())
    while column < sources.count {
      let joint = wholeJoint(at: column)
      let looks = WorkMeter.product(overlayCount(ofColumn: column), Self.workOfOverlay)
      work = WorkMeter.sum(work, WorkMeter.sum(costs[column] + Self.workOfSearch, looks))
      let others = joint.map { WorkMeter.product($0.space.columnCount - 1, $0.space.workPerNumber) }
      work = WorkMeter.sum(work, others ?? 0)
      column += joint?.space.columnCount ?? 1
    }
    return work
  }

  /// The greatest number of overlays that a value of a column is composed of.
  private func overlayCount(ofColumn column: Int) -> Int {
    switch sources[column] {
    case .lane(let index, _): lanes[index].overlayCount
    case .joint(let joint): joint.lanes.reduce(0) { $0 + lanes[$1].overlayCount }
    }
  }

  /// The joint column at an index, if the columns of its whole space follow. Nil where a selection
  /// shows only some of them, and under a timing.
  func wholeJoint(at index: Int) -> JointColumn? {
    guard !isTimed, let first = sources[index].joint, first.component == 0
    else { return nil }
    let count = first.space.columnCount
    guard index + count <= sources.count else { return nil }
    let isWhole = (1..<count).allSatisfy { place in
      guard let other = sources[index + place].joint else { return false }
      return other.component == place && other.lanes == first.lanes
    }
    return isWhole ? first : nil
  }
}

extension JointColumn {
  /// All displayed numbers of the space at `time`.
  fileprivate func all(at time: Double, _ lanes: [Lane]) -> [Double] {
    var numbers = [Double](repeating: 0, count: space.columnCount)
    space.show(at: self.lanes.map { lanes[$0].value(at: time) }, in: &numbers)
    return numbers
  }
}
