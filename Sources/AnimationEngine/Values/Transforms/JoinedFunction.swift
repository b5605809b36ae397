/// The functions that stand at one place of several transform lists, as one function with arguments
/// for each list.
///
/// Lists are named by their rank, the longest first, so that those which have a function at a place
/// are the first ones. The others count as having the identity there.
struct JoinedFunction {
  var shape: TransformShape
  /// The arguments for the lists that reach so far.
  var arguments: [SIMD3<Double>]
  /// Whether some lists are shorter.
  var isPadded: Bool

  /// The functions as one; nil where they do not match: functions of different families, rotations
  /// about different axes, matrices that differ, and the three skews, which CSS keeps apart.
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
    case .matrix:
      return !isPadded && rest.allSatisfy { $0 == first } ? first.shape : nil
    case .skew: return rest.allSatisfy { $0.kind == first.kind } ? .skew : nil
    case .rotate: return commonAxis(of: functions).map(TransformShape.rotate)
    case .translate, .scale, .perspective:
      return rest.allSatisfy { $0.kind.family == first.kind.family } ? first.shape : nil
    }
  }

  /// The axis about which all of them turn that turn at all; nil if they are several.
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

  /// Whether two axes of length 1 are the same, up to the rounding of their lengths.
  private static func areSame(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Bool {
    let difference = left - right
    return (difference * difference).sum() < 1e-28
  }

  /// The arguments for a list.
  func arguments(ofRank rank: Int) -> SIMD3<Double> {
    rank < arguments.count ? arguments[rank] : shape.identity
  }

  /// Whether all lists have the same arguments.
  private var isConstant: Bool {
    let first = arguments[0]
    return arguments.allSatisfy { $0 == first } && (!isPadded || first == shape.identity)
  }

  /// Takes up the function that follows it, if both are one together.
  fileprivate mutating func absorb(_ next: JoinedFunction) -> Bool {
    guard next.shape.adds(to: shape), next.arguments.count <= arguments.count else { return false }
    for rank in next.arguments.indices { arguments[rank] += next.arguments[rank] }
    return true
  }

  /// The function as a matrix, if it is the same in all lists.
  fileprivate var fixed: Matrix4? { isConstant ? shape.matrix(arguments[0]) : nil }

  /// The same in fewer functions: neighbours that add up are one, what is the same in all lists is
  /// a matrix, and matrices in a row are multiplied.
  ///
  /// So a list of thousands of functions moves as few numbers as it can.
  ///
  /// - Complexity: O(arguments).
  static func compacted(_ functions: [JoinedFunction]) -> [JoinedFunction] {
    var sums: [JoinedFunction] = []
    for function in functions where sums.isEmpty || !sums[sums.count - 1].absorb(function) {
      sums.append(function)
    }
    var result: [JoinedFunction] = []
    for function in sums { result.appendFixing(function) }
    return result
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
