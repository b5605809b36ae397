/// The space in which all numbers of a value move together, and what shows of a place in it.
///
/// Boxed: a timeline keeps one for each column.
indirect enum JointInterpolationSpace: Hashable, Sendable {
  /// Colours, which show gamma-encoded.
  case color(ColorInterpolationSpace)
  /// Transforms, which show as matrices.
  case transform(TransformInterpolationSpace)

  /// How many numbers move.
  var laneCount: Int {
    switch self {
    case .color(let space): space.laneCount
    case .transform(let space): space.laneCount
    }
  }

  /// How many numbers of a value show; they may be more than those that move.
  var columnCount: Int {
    switch self {
    case .color: 4
    case .transform: 16
    }
  }

  /// What one number that shows costs, counted in numbers that come from one lane: more than 1 for
  /// transforms of many functions.
  var cost: Int {
    switch self {
    case .color: 1
    case .transform(let space): max(space.functionCount / 4, 1)
    }
  }

  /// The place of a value of the property, by its number among them.
  func coordinates(ofValue index: Int) -> Components {
    switch self {
    case .color(let space): space.coordinates(ofValue: index)
    case .transform(let space): space.coordinates(ofValue: index)
    }
  }

  /// The place that means the same as `target` and lies in the direction from `previous` in which
  /// the value is to go.
  func aligned(_ target: Components, to previous: Components) -> Components {
    switch self {
    case .color(let space): space.aligned(target, to: previous)
    case .transform: target
    }
  }

  /// One of the numbers that show.
  func shown<Number: SmoothNumber>(_ column: Int, at coordinates: [Number]) -> Number {
    switch self {
    case .color(let space): space.shown(column, at: coordinates)
    case .transform(let space): space.shown(column, at: coordinates)
    }
  }

  /// All of the numbers that show, the same bits as one by one.
  func show(at coordinates: [Double], in numbers: inout [Double]) {
    switch self {
    case .transform(let space): space.show(at: coordinates, in: &numbers)
    case .color:
      for column in numbers.indices { numbers[column] = shown(column, at: coordinates) }
    }
  }
}
