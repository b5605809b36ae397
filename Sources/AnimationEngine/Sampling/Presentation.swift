/// How the numbers of a property's lanes become those that show.
///
/// Lanes move in the space where a value interpolates. Most values show there too, or each component
/// by itself in another form; some show only from all their lanes together.
enum Presentation: Hashable, Sendable {
  /// Every lane is a column of its own.
  case separate([Finish])
  /// All lanes together make the columns.
  case joint(JointChart)

  /// The presentation of properties whose lanes are their components.
  init(_ property: AnimatedProperty) {
    self = .separate((0..<property.valueCount).map { Finish(property.type, component: $0) })
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
