/// One component of the steps of a fluid spring, which all components share.
enum FluidLane: Hashable, Sendable {
  /// The motion of one number.
  case number(FluidSteps<Double>)
  /// A component of the motion of several.
  case component(Int, of: FluidSteps<SIMD4<Double>>)

  /// A walk along the component, from the last checkpoint before `time` on.
  func walk(before time: Double) -> FluidWalk<Double> {
    switch self {
    case .number(let steps): FluidWalk(steps, group: 0, before: time) { $0 }
    case .component(let index, let steps):
      FluidWalk(steps, group: index / 4, before: time) { $0[index % 4] }
    }
  }
}

/// A motion that is known at rising times; in between, the later one shows.
struct SteppedLane: Hashable, Sendable {
  let steps: FluidLane
  /// Where the offsets of the steps count from.
  let zero: Double

  /// What is asked; at the step where it is over it rests.
  func quantity(_ quantity: Quantity, at time: Double) -> Double {
    var walk = steps.walk(before: time)
    walk.move(to: time)
    return self.quantity(quantity, of: walk)
  }

  private func quantity(_ quantity: Quantity, of walk: FluidWalk<Double>) -> Double {
    switch quantity {
    case .value: zero + walk.shown.offset
    case .velocity: walk.isOver ? 0 : walk.shown.velocity
    }
  }

  /// Writes the rows in one walk along the steps. Where rows lie far apart it begins anew at the
  /// checkpoint before each.
  func write(_ quantity: Quantity, _ range: RowRange, to column: ColumnWriter) {
    var walk = steps.walk(before: range.clock.time(range.rows.lowerBound))
    for row in range.rows {
      let time = range.clock.time(row)
      if time - walk.time > Self.farAway { walk = steps.walk(before: time) }
      walk.move(to: time)
      column.write(self.quantity(quantity, of: walk), at: row)
    }
  }

  /// About the time between two checkpoints of a long motion.
  private static var farAway: Double { 128.0 / 300 }
}
