/// The type of an animated property: its components and their meanings.
public enum PropertyType: Hashable, Sendable {
  /// A plain number.
  case number
  /// An angle, in degrees; whole turns are kept.
  case angle
  /// Several plain numbers, each with a name.
  case composite(CompositeType)
  /// A vector of `count` plain numbers, 1 to 64.
  case vector(count: Int)
  /// A colour that mixes in the given space.
  case color(ColorSpace)
  /// A list of CSS transform functions, displayed as the sixteen entries of its matrix.
  case transform
  /// A vector path, which interpolates by the numbers of its commands.
  case path
  /// A CSS value, whose numbers and colours interpolate.
  case css
  /// A number that is displayed rounded to the nearest integer, ties away from zero.
  case integer
  /// A value that cannot be interpolated: it changes in one step.
  case discrete

  /// The maximum number of components of a `vector`.
  public static let largestVector = 64

  /// The names of the components in order; the single component of a scalar has the empty name.
  public var componentNames: [String] {
    switch self {
    case .number, .angle, .integer: [""]
    case .composite(let type): type.shape.components
    case .vector(let count): (0..<count).map(String.init)
    case .color: ["red", "green", "blue", "opacity"]
    case .transform: Self.matrixEntries
    case .discrete, .path, .css: []
    }
  }

  /// The number of components of a value. It is 0 for a discrete value, and for a path and a CSS
  /// value, whose numbers vary with the value.
  public var componentCount: Int {
    switch self {
    case .number, .angle, .integer: 1
    case .composite(let type): type.shape.components.count
    case .color: 4
    case .vector(let count): count
    case .transform: 16
    case .discrete, .path, .css: 0
    }
  }

  /// The entries of a matrix, m11, m12 … m44, column by column as CSS writes them.
  private static let matrixEntries = (1...4).flatMap { column in
    (1...4).map { row in "m\(column)\(row)" }
  }

  /// Whether a value is one number, one label or one path, without named members.
  public var isScalar: Bool {
    switch self {
    case .number, .angle, .integer, .discrete, .path: true
    default: false
    }
  }

  /// The names of the components as members of a value; none for scalars, whose value has no members.
  package var memberNames: [String] { isScalar ? [] : componentNames }

  /// The units of SwiftUI's animatable data in one unit of a component: π/180 times 128 for angles,
  /// 128 for colours, 1 for all other types.
  ///
  /// It cancels in every interpolation and matters only for absolute thresholds.
  var animatableScale: Double {
    switch self {
    case .angle: 128 * .pi / 180
    case .color: 128
    default: 1
    }
  }
}

extension PropertyType {
  /// A point in the plane.
  public static let point = composite(.point)
  /// A point in space.
  public static let point3 = composite(.point3)
  /// A width and a height.
  public static let size = composite(.size)
  /// An origin and a size.
  public static let rect = composite(.rect)
  /// Distances from the four edges.
  public static let insets = composite(.insets)
}
