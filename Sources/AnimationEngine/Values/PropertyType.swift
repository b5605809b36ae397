/// The type of an animated property: which components it has and how they are read.
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
  /// A list of CSS transform functions, which shows as the sixteen entries of its matrix.
  case transform
  /// An outline, which moves by the numbers of its commands.
  case path
  /// A CSS value, whose numbers and colours move.
  case css
  /// A number that is shown rounded to the nearest whole number, ties away from zero.
  case integer
  /// A value that cannot be interpolated: it switches.
  case discrete

  /// The most components that a `vector` may have.
  public static let largestVector = 64

  /// The names of the components in order; a scalar's own component has the empty name.
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

  /// How many numbers describe a value; 0 for a discrete one, and for a path and a CSS value, whose
  /// numbers depend on what they are.
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

  /// m11, m12 … m44: the entries of a matrix column by column, as CSS writes them.
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

  /// How many units of SwiftUI's animatable data one unit of a component is: radians times 128
  /// for angles, 128 for colours, 1 for all else.
  ///
  /// It cancels in every interpolation and counts only where a threshold is absolute.
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
