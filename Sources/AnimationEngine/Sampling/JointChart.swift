/// The space in which all numbers of a value move together, and what shows of a place in it.
enum JointChart: Hashable, Sendable {
  /// The numbers show as they are.
  case identity(count: Int)

  /// How many numbers move.
  var laneCount: Int {
    switch self {
    case .identity(let count): count
    }
  }

  /// How many numbers show.
  var columnCount: Int {
    switch self {
    case .identity(let count): count
    }
  }

  /// The place of a value of the property, by its number among them.
  func coordinates(ofValue index: Int) -> Components {
    switch self {
    case .identity(let count): Components(repeating: Double(index), count: count)
    }
  }

  /// The place that means the same as `target` and lies in the direction from `previous` in which
  /// the value is to go.
  func aligned(_ target: Components, to previous: Components) -> Components {
    switch self {
    case .identity: target
    }
  }

  /// One of the numbers that show.
  func shown<Number: SmoothNumber>(_ column: Int, at coordinates: [Number]) -> Number {
    switch self {
    case .identity: coordinates[column]
    }
  }
}
