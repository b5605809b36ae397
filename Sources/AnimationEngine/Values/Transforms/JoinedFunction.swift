/// The functions at one position of transform lists, as one function with arguments for each.
///
/// Lists are identified by their rank, the longest first, so that the first ones are those that
/// have a function at a position. The others count as having the identity there.
struct JoinedFunction {
  var shape: TransformShape
  /// The arguments of the lists that are long enough, by rank.
  var arguments: [SIMD3<Double>]
  /// Whether some lists are shorter.
  var isPadded: Bool

  /// Joins the functions into one. Nil where they do not match: functions of different families,
  /// rotations about different axes, matrices that differ, and different kinds of skew, which CSS
  /// keeps apart.
  ///
  /// - Complexity: O(functions).
  init?(_ functions: [TransformFunction], isPadded: Bool) {
    guard let shape = Self.shape(of: functions, isPadded) else { return nil }
    self.shape = shape
    self.isPadded = isPadded
    arguments = functions.map(\.shapeArguments)
  }

  private static func shape(
    of functions: [TransformFunction], _ isPadded: Bool
  ) -> TransformShape? {
    guard let first = functions.first else { return nil }
    let rest = functions.dropFirst()
    switch first.kind.family {
    case .matrix: return !isPadded && rest.allSatisfy { $0 == first } ? first.shape : nil
    case .skew: return rest.allSatisfy { $0.kind == first.kind } ? .skew : nil
    case .rotate: return commonAxis(of: functions).map(TransformShape.rotate)
    case .translate, .scale, .perspective:
      return rest.allSatisfy { $0.kind.family == first.kind.family } ? first.shape : nil
    }
  }

  /// The common axis of the rotations that have one; nil if there are several.
  private static func commonAxis(of functions: [TransformFunction]) -> SIMD3<Double>? {
    var common: SIMD3<Double>?
    for function in functions {
      guard function.kind.family == .rotate else { return nil }
      guard let axis = function.axis, function.arguments.last != 0 else { continue }
      if let common, !Self.areSame(common, axis) { return nil }
      common = common ?? axis
    }
    return common ?? functions.lazy.compactMap(\.axis).first ?? SIMD3(0, 0, 1)
  }

  /// Whether two unit axes are the same, up to rounding.
  private static func areSame(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Bool {
    let difference = left - right
    return (difference * difference).sum() < 1e-28
  }

  /// The arguments of a list, or those of the identity if it is shorter.
  func arguments(ofRank rank: Int) -> SIMD3<Double> {
    rank < arguments.count ? arguments[rank] : shape.identity
  }

  /// Whether all lists have the same arguments.
  private var isConstant: Bool {
    let first = arguments[0]
    return arguments.allSatisfy { $0 == first } && (!isPadded || first == shape.identity)
  }

  /// Combines this function with the one after it, if both can be one.
  ///
  /// - Returns: Whether they were combined.
  fileprivate mutating func absorb(_ next: JoinedFunction) -> Bool {
    guard next.shape.adds(to: shape), next.arguments.count <= arguments.count else { return false }
    for rank in next.arguments.indices { arguments[rank] += next.arguments[rank] }
    return true
  }

  /// The function as a matrix, if all lists have the same arguments; otherwise nil.
  fileprivate var fixed: Matrix4? { isConstant ? shape.matrix(arguments[0]) : nil }

  /// The same product in fewer functions: neighbours whose arguments add up become one, functions
  /// that are the same in all lists become matrices, and consecutive matrices are multiplied.
  ///
  /// So even a list of thousands of functions has few coordinates.
  ///
  /// - Complexity: O(arguments).
  static func compacted(_ functions: [JoinedFunction]) -> [JoinedFunction] {
    var result: [JoinedFunction] = []
    for function in summed(functions) { result.appendFixing(function) }
    return result
  }

  /// The same product in fewer functions: neighbours whose arguments add up become one.
  ///
  /// - Complexity: O(arguments).
  static func summed(_ functions: [JoinedFunction]) -> [JoinedFunction] {
    var sums: [JoinedFunction] = []
    for function in functions where sums.isEmpty || !sums[sums.count - 1].absorb(function) {
      sums.append(function)
    }
    return sums
  }
}

extension [JoinedFunction] {
  fileprivate mutating func appendFixing(_ function: JoinedFunction) {
    guard let matrix = function.fixed else {
      append(function)
      return
    }
    var function = function
    if case .fixed(let before)? = last?.shape {
      removeLast()
      function.shape = .fixed(before * matrix)
    } else {
      function.shape = .fixed(matrix)
    }
    function.arguments = [.zero]
    append(function)
  }
}
