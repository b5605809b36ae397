/// How the numbers of a property's lanes become those that show.
///
/// Lanes move in the space where a value interpolates. Most values show there too, or each component
/// by itself in another form; some show only from all their lanes together.
enum ColumnMapping: Hashable, Sendable {
  /// Every lane is a column of its own.
  case separate([OutputTransform])
  /// All lanes together make the columns.
  case joint(JointInterpolationSpace)
  /// Some lanes make some columns, the next ones the next, and so on.
  case parts([ColumnMapping])

  /// Chosen by all the values that it takes.
  init(_ property: AnimatedProperty) {
    switch (property.type, property.table) {
    case (.color(let space), .colors(let values)):
      self = .joint(.color(ColorInterpolationSpace(for: values, in: space)))
    case (.color(.oklab), _): self = .joint(.color(ColorInterpolationSpace(in: .oklab)))
    case (.color(.displayP3), _): self = .joint(.color(ColorInterpolationSpace(in: .displayP3)))
    case (.transform, .transforms(let values)):
      self = .joint(
        .transform(
          TransformInterpolationSpace(for: values, moving: property.movedElements)))
    case (.path, .paths(let values)): self = .separate(Self.transforms(of: values[0].structure))
    case (.number, _), (.angle, _), (.composite, _):
      let count = property.columnCount
      self = .separate(
        property.holdsLengths || count >= Self.plain.count
          ? Self.transforms(of: property) : Self.plain[count])
    default: self = .separate(Self.transforms(of: property))
    }
  }

  /// What most properties show by, made once.
  private static let plain: [[OutputTransform]] = (0...4).map {
    [OutputTransform](repeating: .plain, count: $0)
  }

  private static func transforms(of property: AnimatedProperty) -> [OutputTransform] {
    (0..<property.columnCount).map { component in
      property.holdsLengths && property.type.isLength(component)
        ? .clamped(0, .infinity) : OutputTransform(property.type, component: component)
    }
  }

  /// The numbers of a path show as they are, the flags of its arcs as 0 or 1.
  private static func transforms(of structure: PathStructure) -> [OutputTransform] {
    structure.commands.flatMap { $0.arguments.map { $0 == .flag ? .flag : .plain } }
  }

  /// How many lanes move the property.
  var laneCount: Int {
    switch self {
    case .separate(let transforms): transforms.count
    case .joint(let space): space.laneCount
    case .parts(let parts): parts.reduce(0) { $0 + $1.laneCount }
    }
  }

  /// How many columns show it.
  var columnCount: Int {
    switch self {
    case .separate(let transforms): transforms.count
    case .joint(let space): space.columnCount
    case .parts(let parts): parts.reduce(0) { $0 + $1.columnCount }
    }
  }

  /// The place that means the same as `target` and lies in the direction from `previous` in which
  /// the value is to go: a hue turned by its rule.
  func aligned(_ target: Components, to previous: Components) -> Components {
    switch self {
    case .separate, .parts: target
    case .joint(let space): space.aligned(target, to: previous)
    }
  }
}

extension PropertyType {
  /// Whether a component is a length: a number, or the width or the height of a rectangle.
  fileprivate func isLength(_ component: Int) -> Bool {
    switch self {
    case .number: true
    case .rect: component >= 2
    default: false
    }
  }
}
