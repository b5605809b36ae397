/// A list of CSS transform functions; the empty list is `none`.
///
/// The functions apply as matrices multiplied from left to right, so that each works in the
/// coordinates that those before it made.
///
///     let list = try TransformList(css: "translate(100px) rotate(0.25turn)")
///     list.matrix[12]          // 100
///     list.cssText             // "translate(100px) rotate(90deg)"
public struct TransformList: Hashable, Sendable, CustomStringConvertible {
  /// The functions in the order in which they are written.
  public var functions: [TransformFunction]

  /// Creates a list of functions.
  public init(_ functions: [TransformFunction] = []) { self.functions = functions }

  /// Creates a list of one matrix function: `matrix()` if it is planar, otherwise `matrix3d()`.
  public init(matrix: Matrix4) { functions = [TransformFunction(matrix)] }

  /// The list in the canonical form of CSS: `none` if it is empty, lengths in pixels, angles in
  /// degrees, functions separated by spaces. It parses as the same list.
  ///
  /// - Complexity: O(functions).
  public var cssText: String {
    functions.isEmpty ? "none" : functions.map(\.cssText).joined(separator: " ")
  }

  public var description: String { cssText }

  /// The product of the functions' matrices.
  ///
  /// - Complexity: O(functions).
  public var matrix: Matrix4 { functions.reversed().reduce(.identity) { $1.matrix * $0 } }
}

extension TransformFunction {
  /// Creates the function of a matrix: `matrix()` where it is planar, otherwise `matrix3d()`.
  init(_ matrix: Matrix4) {
    if matrix.isPlanar {
      self.init(unchecked: .matrix, [0, 1, 4, 5, 12, 13].map { matrix[$0] })
    } else {
      self.init(unchecked: .matrix3d, matrix.entries)
    }
  }

  /// The matrix of the function.
  ///
  /// A perspective below 1 px counts as 1 px; a rotation about a zero axis is the identity.
  public var matrix: Matrix4 {
    let (shape, arguments) = (shape, shapeArguments)
    return shape.matrix(arguments)
  }
}

extension TransformList {
  /// The maximum number of different lists of a property that do not match function by function,
  /// since each pair of such lists has an interpolation of its own.
  public static let mostUnmatched = TransformInterpolationSpace.mostStops

  /// Whether some of the lists do not match the others function by function.
  ///
  /// - Complexity: O(functions of all lists).
  public static func areUnmatched(_ lists: [TransformList]) -> Bool {
    TransformInterpolationSpace.needsStops(lists)
  }
}
