/// A property that an animation changes.
public struct AnimatedProperty: Hashable, Sendable {
  /// The name that documents and answers use.
  public var name: String
  /// The type of its values.
  public var type: PropertyType
  /// The distinct values of the property, where values are given as indices into a table.
  public var table: ValueTable
  /// Whether its lengths are never displayed below 0, as the frame and the corner radius of a
  /// zooming view or a matched frame.
  package var holdsLengths = false
  /// The elements of a transform that layer animations animate separately.
  var movedElements = TransformElements()

  /// Creates a property with a name, a type and, where the type needs one, the table of its values.
  public init(name: String, type: PropertyType, table: ValueTable = .none) {
    self.name = name
    self.type = type
    self.table = table
  }

  /// Creates a discrete property with the distinct values that it takes.
  public init(name: String, type: PropertyType, discreteValues values: [DiscreteValue]) {
    self.init(name: name, type: type, table: .discrete(values))
  }

  /// Allows layer animations to animate a part of the transform separately.
  package mutating func move(_ part: TransformPart) { movedElements.insert(part) }

  /// The distinct values of a discrete property; empty for all other types.
  public var discreteValues: [DiscreteValue] {
    get { if case .discrete(let values) = table { values } else { [] } }
    set { table = .discrete(newValue) }
  }

  /// The number of components of a value in a ``ResolvedAnimation``; 1 for indices into a table.
  public var valueCount: Int { type.isTabled ? 1 : type.componentCount }

  /// The number of sample columns: one for each component, one for a discrete value's index.
  public var columnCount: Int {
    switch table {
    case .paths(let paths): return paths.first?.numbers.count ?? 0
    case .css: return text?.columnCount ?? 0
    case .written(let text): return text.columnCount
    case .none, .discrete, .colors, .transforms: break
    }
    return type == .discrete ? 1 : type.componentCount
  }
}

/// The distinct values of a property, in any order; a value is given by its index.
public enum ValueTable: Hashable, Sendable {
  /// No table: values are given by their own components.
  case none
  /// Discrete values.
  case discrete([DiscreteValue])
  /// Colours that mix in OKLCH or by the rules of CSS.
  case colors([MixedColor])
  /// Transforms; at most ``TransformList/mostUnmatched`` lists that do not match function by
  /// function.
  case transforms([TransformList])
  /// Paths, all of one structure.
  case paths([Path])
  /// CSS values that match each other (``CSSPattern``).
  case css([CSSValue])
  /// No values but the text form in which they are written, for ``Timeline/written(as:)``.
  case written(ValueText)
}

extension AnimatedProperty {
  /// The interpolation space of a property whose values are CSS; nil for other properties.
  var cssSpace: CSSInterpolationSpace? {
    guard case .css(let values) = table else { return nil }
    return CSSInterpolationSpace(for: values, named: name)
  }

  /// The text form of values that are written as texts, paths and CSS values; nil for others.
  ///
  /// - Complexity: O(values and their pieces).
  public var text: ValueText? {
    switch table {
    case .paths(let paths): paths.first?.structure.text
    case .css(let values): CSSInterpolationSpace.text(of: values, named: name)
    case .written(let text): text
    case .none, .discrete, .colors, .transforms: nil
    }
  }

  /// The names of the components in order: those of the type, or for a CSS value the positions of
  /// its numbers.
  public var componentNames: [String] {
    type == .css ? (0..<columnCount).map(String.init) : type.componentNames
  }

  /// The names that a component has behind that of the property and a dot; none for scalars, whose
  /// one column has the name of the property.
  package var memberNames: [String] { type.isScalar ? [] : componentNames }
}

extension PropertyType {
  /// Whether values are given as indices into a ``ValueTable``.
  public var isTabled: Bool {
    switch self {
    case .discrete, .transform, .path, .css: true
    case .color(let space): !space.isVector
    default: false
    }
  }
}
