/// How a column of an effect whose iterations accumulate takes up the iterations before: the end
/// value as often as there were iterations is added to the value of the iteration.
///
/// Numbers are added in the space where they move. A colour whose channels move together is added by
/// the channels that show. Transforms, paths and discrete values have no sum: they are replaced.
enum ColumnAccumulation: Hashable, Sendable {
  /// Every iteration shows the same.
  case replaces
  /// The lanes' numbers add up.
  case addsCoordinates
  /// The numbers that show add up.
  case addsShown
  /// The opacity of a colour: as its channels, and never outside 0...1.
  indirect case capped(ColumnAccumulation)

  /// How the columns of all properties do.
  static func all(
    _ properties: [AnimatedProperty], _ mappings: [ColumnMapping]
  ) -> [ColumnAccumulation] {
    zip(properties, mappings).flatMap { property, mapping in
      all(property, mapping)
    }
  }

  private static func all(
    _ property: AnimatedProperty, _ mapping: ColumnMapping
  ) -> [ColumnAccumulation] {
    if case .parts(let parts) = mapping { return parts.flatMap { all(property, $0) } }
    return (0..<mapping.columnCount).map { ColumnAccumulation(property, mapping, $0) }
  }

  private init(_ property: AnimatedProperty, _ mapping: ColumnMapping, _ component: Int) {
    let isColor = if case .color = property.type { true } else { false }
    let sum: ColumnAccumulation =
      switch mapping {
      case .separate(let transforms): transforms[component] == .label ? .replaces : .addsCoordinates
      case .joint(.color): .addsShown
      case .joint, .parts: .replaces
      }
    self = isColor && component == 3 ? .capped(sum) : sum
  }

  /// What shows at `coordinates` after so many iterations that ended at `end`.
  func value<Number: AccumulatingNumber>(
    _ source: ColumnSource, _ coordinates: [Number], after iterations: Double, _ end: [Number]
  ) -> Number {
    switch self {
    case .replaces: return Number.shown(source, coordinates)
    case .addsCoordinates:
      let sums = zip(coordinates, end).map { $0 + Number(iterations) * $1 }
      return Number.shown(source, sums)
    case .addsShown:
      return Number.shown(source, coordinates) + Number(iterations) * Number.shown(source, end)
    case .capped(let sum):
      return sum.value(source, coordinates, after: iterations, end).cappedToUnit
    }
  }
}

/// A number, with its rate or without, that columns show and that can be added up.
protocol AccumulatingNumber: SmoothNumber {
  /// What a column shows where its lanes are at `coordinates`.
  static func shown(_ source: ColumnSource, _ coordinates: [Self]) -> Self
}

extension AccumulatingNumber {
  /// The number, or the end of 0...1 that it has passed.
  var cappedToUnit: Self {
    value > 1 ? Self(1) : value < 0 ? Self(0) : self
  }
}

extension Double: AccumulatingNumber {
  static func shown(_ source: ColumnSource, _ coordinates: [Double]) -> Double {
    source.shown(at: coordinates)
  }
}

extension DualNumber: AccumulatingNumber {
  static func shown(_ source: ColumnSource, _ coordinates: [DualNumber]) -> DualNumber {
    source.shown(at: coordinates)
  }
}
