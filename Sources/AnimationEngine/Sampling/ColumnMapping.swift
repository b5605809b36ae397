/// The map from a property's lanes to the columns of displayed numbers.
///
/// Lanes move in the space in which a value interpolates. Most are displayed directly, or converted
/// one by one; some values can be displayed only from all their lanes together.
enum ColumnMapping: Hashable, Sendable {
  /// Each lane makes one column, by its output transform.
  case separate([OutputTransform])
  /// All lanes together make the columns.
  case joint(JointInterpolationSpace)
  /// Consecutive groups of lanes make consecutive groups of columns.
  case parts([ColumnMapping])

  /// Creates the mapping of a property, which depends on the values in its table.
  init(_ property: AnimatedProperty) {
    switch (property.type, property.table) {
    case (.color(let space), .colors(let values)):
      self = .joint(.color(ColorInterpolationSpace(for: values, in: space)))
    case (.color(.oklab), _): self = .joint(.color(ColorInterpolationSpace(in: .oklab)))
    case (.color(.displayP3), _): self = .joint(.color(ColorInterpolationSpace(in: .displayP3)))
    case (.transform, .transforms(let values)):
      self = .joint(
        .transform(TransformInterpolationSpace(for: values, moving: property.movedElements)))
    case (.path, .paths(let values)): self = .separate(Self.transforms(of: values[0].structure))
    case (.number, _), (.angle, _), (.composite, _):
      let count = property.columnCount
      self = .separate(
        property.holdsLengths || count >= Self.plain.count
          ? Self.transforms(of: property) : Self.plain[count])
    default: self = .separate(Self.transforms(of: property))
    }
  }

  /// The mappings of plain values of 0 to 4 components, created once.
  private static let plain: [[OutputTransform]] = (0...4).map {
    [OutputTransform](repeating: .plain, count: $0)
  }

  private static func transforms(of property: AnimatedProperty) -> [OutputTransform] {
    (0..<property.columnCount).map { component in
      property.holdsLengths && property.type.isLength(component)
        ? .clamped(0, .infinity) : OutputTransform(property.type, component: component)
    }
  }

  /// The output transforms of a path's lanes: coordinates as they are, arc flags as 0 or 1.
  private static func transforms(of structure: PathStructure) -> [OutputTransform] {
    structure.commands.flatMap { $0.arguments.map { $0 == .flag ? .flag : .plain } }
  }

  /// The number of lanes that animate the property.
  var laneCount: Int {
    switch self {
    case .separate(let transforms): transforms.count
    case .joint(let space): space.laneCount
    case .parts(let parts): parts.reduce(0) { $0 + $1.laneCount }
    }
  }

  /// The number of columns that display the property.
  var columnCount: Int {
    switch self {
    case .separate(let transforms): transforms.count
    case .joint(let space): space.columnCount
    case .parts(let parts): parts.reduce(0) { $0 + $1.columnCount }
    }
  }

  /// Whether ``aligned(_:to:)`` may change coordinates.
  var aligns: Bool { if case .joint(let space) = self { space.aligns } else { false } }

  /// The coordinates of `target`, with whole turns added to a hue so that the straight line from
  /// `previous` turns by the hue's rule; other coordinates stay the same.
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
