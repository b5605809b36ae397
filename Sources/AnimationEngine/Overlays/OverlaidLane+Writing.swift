// Filling a column of samples where animations lie over a base motion. The loop goes animation by
// animation, so that the kind of each one is looked up once for a range of rows.

extension OverlaidLane {
  /// Writes the samples of the base lane, then applies each overlay to them.
  func write(_ quantity: Quantity, _ range: RowRange, to column: ColumnWriter) {
    var values = base.numbers(.value, range)
    var velocities = quantity == .velocity ? base.numbers(.velocity, range) : []
    for piece in pieces {
      if quantity == .velocity { piece.change(&velocities, over: values, on: range) }
      piece.change(&values, on: range)
    }
    let shown = quantity == .value ? values : velocities
    for (index, row) in range.rows.enumerated() { column.write(shown[index], at: row) }
  }
}

extension OverlayPiece {
  /// Applies the overlay to a range of sampled values.
  fileprivate func change(_ values: inout [Double], on range: RowRange) {
    switch self {
    case .addition(let interval, let progress):
      let shares = progress.numbers(.value, range)
      for index in values.indices { values[index] += interval * (shares[index] - 1) }
    case .replacement(let from, let to, let progress):
      let shares = progress.numbers(.value, range)
      for index in values.indices { values[index] = from.advanced(to: to, by: shares[index]) }
    case .factor(let lane):
      let factors = lane.numbers(.value, range)
      for index in values.indices { values[index] *= factors[index] }
    case .below: break
    case .cycles, .driven, .layer, .timed, .multiplied:
      for (index, row) in range.rows.enumerated() {
        values[index] = compose(over: values[index], at: range.clock.time(row))
      }
    }
  }

  /// Applies the overlay to a range of sampled velocities, given the values at the same rows.
  fileprivate func change(
    _ velocities: inout [Double], over values: [Double], on range: RowRange
  ) {
    switch self {
    case .addition(let interval, let progress):
      let rates = progress.numbers(.velocity, range)
      for index in rates.indices { velocities[index] += interval * rates[index] }
    case .replacement(let from, let to, let progress):
      let rates = progress.numbers(.velocity, range)
      for index in rates.indices { velocities[index] = (to - from) * rates[index] }
    case .factor(let lane):
      let (factors, rates) = (lane.numbers(.value, range), lane.numbers(.velocity, range))
      for index in rates.indices {
        velocities[index] = velocities[index] * factors[index] + values[index] * rates[index]
      }
    case .below: break
    case .cycles, .driven, .layer, .timed, .multiplied:
      for (index, row) in range.rows.enumerated() {
        let below = DualNumber(values[index], rate: velocities[index])
        velocities[index] = compose(over: below, at: range.clock.time(row)).rate
      }
    }
  }
}
