/// A property that an animation moves.
public struct AnimatedProperty: Hashable, Sendable {
  /// The name that documents and answers use.
  public var name: String
  /// What its values are.
  public var type: PropertyType
  /// The distinct values of a property whose values are named by their index.
  public var table: ValueTable
  /// Whether its lengths never show below 0: the frame and the corner radius of a view that zooms, a
  /// matched frame.
  package var holdsLengths = false
  /// The elements of a transform that animations of layers move by themselves.
  package var movedElements = TransformElements()

  /// A property with a name, a type and, where the type asks for one, the table of its values.
  public init(name: String, type: PropertyType, table: ValueTable = .none) {
    self.name = name
    self.type = type
    self.table = table
  }

  /// A discrete property with the distinct values that it takes.
  public init(name: String, type: PropertyType, discreteValues values: [DiscreteValue]) {
    self.init(name: name, type: type, table: .discrete(values))
  }

  /// Lets animations of layers move a part of a transform by itself.
  package mutating func move(_ part: TransformPart) { movedElements.insert(part) }

  /// The distinct values of a discrete property; empty for all other types.
  public var discreteValues: [DiscreteValue] {
    get { if case .discrete(let values) = table { values } else { [] } }
    set { table = .discrete(newValue) }
  }

  /// How many numbers a value of the property is in a ``ResolvedAnimation``: its components, or one
  /// where it is an index.
  public var valueCount: Int { type.isTabled ? 1 : type.componentCount }

  /// How many columns of samples show the property: one for each number, and one for the index of a
  /// discrete value.
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

/// The distinct values of a property, in any order; a value is named by its index.
public enum ValueTable: Hashable, Sendable {
  /// Values are their own numbers.
  case none
  /// Discrete values.
  case discrete([DiscreteValue])
  /// Colours that mix in OKLCH or by the rule of CSS.
  case colors([MixedColor])
  /// Transforms. Of lists that do not match function by function there may be 64 at most.
  case transforms([TransformList])
  /// Paths, all of one structure.
  case paths([Path])
  /// CSS values that match each other (``CSSPattern``).
  case css([CSSValue])
  /// No values but the text that they are written as: what ``Timeline/written(as:)`` shows.
  case written(ValueText)
}

extension AnimatedProperty {
  /// The space of a property whose values are CSS.
  var cssSpace: CSSInterpolationSpace? {
    guard case .css(let values) = table else { return nil }
    return CSSInterpolationSpace(for: values, named: name)
  }

  /// The text that its values are written as, where they are written as one: of a path and of a CSS
  /// value.
  ///
  /// - Complexity: O(values and their numbers).
  public var text: ValueText? {
    switch table {
    case .paths(let paths): paths.first?.structure.text
    case .css: cssSpace?.text
    case .written(let text): text
    case .none, .discrete, .colors, .transforms: nil
    }
  }

  /// The names of the components in order: those of the type, or the places of the numbers in a CSS
  /// value.
  public var componentNames: [String] {
    type == .css ? (0..<columnCount).map(String.init) : type.componentNames
  }
}

extension PropertyType {
  /// Whether values are named by their index in a ``ValueTable``.
  public var isTabled: Bool {
    switch self {
    case .discrete, .transform, .path, .css: true
    case .color(let space): !space.isVector
    default: false
    }
  }
}
