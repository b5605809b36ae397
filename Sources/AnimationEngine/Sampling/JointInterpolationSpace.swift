/// A space in which all components of a value interpolate together, with the map from coordinates
/// in it to displayed numbers.
///
/// It is boxed, since a timeline keeps one for each column.
indirect enum JointInterpolationSpace: Hashable, Sendable {
  /// The space of a colour, which is displayed gamma-encoded.
  case color(ColorInterpolationSpace)
  /// The space of a transform, which is displayed as a matrix.
  case transform(TransformInterpolationSpace)

  /// The number of lanes, one for each coordinate.
  var laneCount: Int {
    switch self {
    case .color(let space): space.laneCount
    case .transform(let space): space.laneCount
    }
  }

  /// The number of columns that display a value; it may be greater than the number of lanes.
  var columnCount: Int {
    switch self {
    case .color: 4
    case .transform: 16
    }
  }

  /// The cost of one displayed number, relative to a number that comes from one lane: more than 1
  /// for transforms of many functions.
  var cost: Int {
    switch self {
    case .color: 1
    case .transform(let space): max(space.functionCount / 4, 1)
    }
  }

  func coordinates(ofValue index: Int) -> Components {
    switch self {
    case .color(let space): space.coordinates(ofValue: index)
    case .transform(let space): space.coordinates(ofValue: index)
    }
  }

  /// Whether ``aligned(_:to:)`` may change coordinates: they may have a hue.
  var aligns: Bool { if case .color = self { true } else { false } }

  /// Whether the displayed numbers may jump where no coordinate does: of matrices that cannot be
  /// taken apart one follows the other half-way.
  var jumps: Bool { if case .transform(let space) = self { space.isWeighted } else { false } }

  /// The coordinates of `target`, with whole turns added to a hue so that the straight line from
  /// `previous` turns by the hue's rule; other coordinates stay the same.
  func aligned(_ target: Components, to previous: Components) -> Components {
    switch self {
    case .color(let space): space.aligned(target, to: previous)
    case .transform: target
    }
  }

  /// One of the displayed numbers.
  func shown<Number: SmoothNumber>(_ column: Int, at coordinates: [Number]) -> Number {
    switch self {
    case .color(let space): space.shown(column, at: coordinates)
    case .transform(let space): space.shown(column, at: coordinates)
    }
  }

  /// Computes all of the displayed numbers, bit-identical to one by one.
  func show(at coordinates: [Double], in numbers: inout [Double]) {
    switch self {
    case .transform(let space): space.show(at: coordinates, in: &numbers)
    case .color: for column in numbers.indices { numbers[column] = shown(column, at: coordinates) }
    }
  }
}
