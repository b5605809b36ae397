/// The functions at one place of several transform lists; nil where a list is shorter.
struct TransformColumn {
  private let column: [TransformTexts.Function?]
  private let given: [TransformTexts.Function]

  init(_ column: [TransformTexts.Function?]) {
    self.column = column
    given = column.compactMap { $0 }
  }

  /// The beginnings of the functions' names.
  static let families = ["translate", "scale", "rotate", "skew", "matrix", "perspective"]

  /// The texts of the functions in one form, with neutral functions in place of missing ones. Nil
  /// if they do not match, or do not move number by number.
  var matched: [String]? {
    let families = Self.families.filter { family in
      given.contains { $0.name.hasPrefix(family) }
    }
    guard families.count == 1 else { return nil }
    switch families[0] {
    case "translate": return isUniform ? filled("0px") : alongAxes("translate", rest: "0px")
    case "scale": return isUniform ? filled("1") : alongAxes("scale", rest: "1")
    case "rotate": return turned
    case "skew": return isUniform ? filled("0deg") : nil
    default: return isConstant ? given.map(\.text) : nil
    }
  }

  /// Whether all functions are the same, with equally many arguments.
  private var isUniform: Bool {
    given.allSatisfy { $0.name == given[0].name && $0.arguments.count == given[0].arguments.count }
  }

  private var isConstant: Bool {
    given.count == column.count && given.allSatisfy { $0 == given[0] }
  }

  private func filled(_ rest: String) -> [String] {
    let still = TransformTexts.Function(given[0].name, given[0].arguments.map { _ in rest })
    return column.map { ($0 ?? still).text }
  }

  // MARK: Axes

  private func alongAxes(_ name: String, rest: String) -> [String] {
    let isSpatial = given.contains { $0.name.hasSuffix("z") || $0.name.hasSuffix("3d") }
    return column.map { function in
      let axes = function.map { Self.axes(of: $0, rest) } ?? [rest, rest, rest]
      let own = isSpatial ? axes : Array(axes.prefix(2))
      return TransformTexts.Function(isSpatial ? name + "3d" : name, own).text
    }
  }

  private static func axes(of function: TransformTexts.Function, _ rest: String) -> [String] {
    let first = function.arguments[0]
    switch function.name.last {
    case "x": return [first, rest, rest]
    case "y": return [rest, first, rest]
    case "z": return [rest, rest, first]
    default:
      let both = function.name == "scale" && function.arguments.count == 1
      let given = both ? [first, first] : function.arguments
      return Array((given + [rest, rest]).prefix(3))
    }
  }

  // MARK: Rotations

  /// Rotations about one axis; nil if their functions or axes differ.
  private var turned: [String]? {
    let axes = Set(given.map { $0.arguments.dropLast() })
    let names = Set(given.map { $0.name == "rotatez" ? "rotate" : $0.name })
    guard axes.count == 1, let axis = axes.first, names.count == 1, let name = names.first else {
      return nil
    }
    return column.map { function in
      let angle = function?.arguments.last ?? "0deg"
      return TransformTexts.Function(name, axis + [angle]).text
    }
  }
}
