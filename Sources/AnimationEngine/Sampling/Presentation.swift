/// How the numbers of a property's lanes become those that show.
///
/// Lanes move in the space where a value interpolates. Most values show there too, or each component
/// by itself in another form; some show only from all their lanes together.
enum Presentation: Hashable, Sendable {
  /// Every lane is a column of its own.
  case separate([Finish])
  /// All lanes together make the columns.
  case joint(JointChart)

  /// The presentation of a property, chosen by all the values that it takes.
  init(_ property: AnimatedProperty) {
    switch (property.type, property.table) {
    case (.color(let space), .colors(let values)):
      self = .joint(.color(ColorChart(for: values, in: space)))
    case (.color(.oklab), _): self = .joint(.color(ColorChart(in: .oklab)))
    case (.color(.displayP3), _): self = .joint(.color(ColorChart(in: .displayP3)))
    case (.transform, .transforms(let values)):
      self = .joint(.transform(TransformChart(for: values)))
    case (.path, .paths(let values)): self = .separate(Self.finishes(of: values[0].structure))
    default:
      self = .separate((0..<property.columnCount).map { Finish(property.type, component: $0) })
    }
  }

  /// The numbers of a path show as they are, the flags of its arcs as 0 or 1.
  private static func finishes(of structure: PathStructure) -> [Finish] {
    structure.commands.flatMap { $0.arguments.map { $0 == .flag ? .flag : .plain } }
  }

  /// How many lanes move the property.
  var laneCount: Int {
    switch self {
    case .separate(let finishes): finishes.count
    case .joint(let chart): chart.laneCount
    }
  }

  /// How many columns show it.
  var columnCount: Int {
    switch self {
    case .separate(let finishes): finishes.count
    case .joint(let chart): chart.columnCount
    }
  }

  /// The place that means the same as `target` and lies in the direction from `previous` in which
  /// the value is to go: a hue turned by its rule.
  func aligned(_ target: Components, to previous: Components) -> Components {
    switch self {
    case .separate: target
    case .joint(let chart): chart.aligned(target, to: previous)
    }
  }
}
