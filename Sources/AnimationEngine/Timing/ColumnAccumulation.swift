/// The way in which a column accumulates over iterations: the end value of an iteration is added to
/// the current value once for each completed iteration.
///
/// Numbers are added in the space in which they interpolate. A colour whose channels interpolate
/// jointly is added by its displayed channels, a transform by its functions or its factors. Discrete
/// values cannot be added: they are replaced.
enum ColumnAccumulation: Hashable, Sendable {
  /// No accumulation: every iteration displays the same values.
  case replaces
  /// The values of the lanes are added, as far as they are above the one that has no effect: 1 for
  /// `brightness()`, 0 for most.
  case addsCoordinates(above: Double)
  /// The displayed numbers are added.
  case addsShown
  /// An entry of a transform's matrix.
  case addsTransform(TransformAccumulation, entry: Int)
  /// The opacity of a colour: it accumulates like the colour's channels, and is clamped to 0...1.
  indirect case capped(ColumnAccumulation)

  static func all(in spaces: PropertySpaces) -> [ColumnAccumulation] {
    spaces.properties.indices.flatMap { index in
      let sums = all(spaces.properties[index], spaces.mappings[index])
      guard let neutrals = spaces.neutrals(of: index) else { return sums }
      return zip(sums, neutrals).map { $0.above($1) }
    }
  }

  private func above(_ neutral: Double) -> ColumnAccumulation {
    if case .addsCoordinates = self { .addsCoordinates(above: neutral) } else { self }
  }

  private static func all(
    _ property: AnimatedProperty, _ mapping: ColumnMapping
  ) -> [ColumnAccumulation] {
    if case .parts(let parts) = mapping { return parts.flatMap { all(property, $0) } }
    if case .joint(.transform(let space)) = mapping, case .transforms(let values) = property.table,
      let sum = TransformAccumulation(values, in: space)
    {
      return (0..<mapping.columnCount).map { .addsTransform(sum, entry: $0) }
    }
    return (0..<mapping.columnCount).map { ColumnAccumulation(property, mapping, $0) }
  }

  private init(_ property: AnimatedProperty, _ mapping: ColumnMapping, _ component: Int) {
    let sum: ColumnAccumulation =
      switch mapping {
      case .separate(let transforms) where transforms[component] == .label: .replaces
      case .separate: .addsCoordinates(above: 0)
      case .joint(.color): .addsShown
      case .joint, .parts: .replaces
      }
    self = component == 3 && Self.isColor(property, mapping) ? .capped(sum) : sum
  }

  /// Whether the columns of a mapping are a colour, which also CSS values have.
  private static func isColor(_ property: AnimatedProperty, _ mapping: ColumnMapping) -> Bool {
    if case .joint(.color) = mapping { return true }
    return if case .color = property.type { true } else { false }
  }

  /// The work units of one number, beyond those of a number that is replaced.
  var work: Int { if case .addsTransform(let sum, _) = self { sum.work } else { 0 } }

  /// The displayed value for lanes at `coordinates`, after `count` iterations that ended at `end`.
  func value<Number: SmoothNumber>(
    _ source: ColumnSource, _ coordinates: [Number], after iterations: Double, _ end: [Number]
  ) -> Number {
    switch self {
    case .replaces: return source.shown(at: coordinates)
    case .addsCoordinates(let neutral):
      let sums = zip(coordinates, end).map { $0 + Number(iterations) * ($1 - Number(neutral)) }
      return source.shown(at: sums)
    case .addsShown:
      return source.shown(at: coordinates) + Number(iterations) * source.shown(at: end)
    case .addsTransform(let sum, let entry):
      return sum.shown(entry, at: coordinates, after: iterations, of: end)
    case .capped(let sum):
      let shown = sum.value(source, coordinates, after: iterations, end)
      return shown.value > 1 ? Number(1) : shown.value < 0 ? Number(0) : shown
    }
  }
}
