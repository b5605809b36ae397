internal import RealModule

extension TransformList {
  /// The list between this one and another, as CSS Transforms 2 interpolates them.
  ///
  /// Functions that match, from the first on, are interpolated separately: the same function, or
  /// two translations, scales or rotations of any kind, which are converted to the more general
  /// one. The shorter list is padded with functions that have no effect. Rotations about different
  /// axes follow the great circle, a perspective interpolates by the inverse of its distance. From
  /// the first mismatch on, both remainders are multiplied out and interpolated as matrices
  /// (``Matrix4/interpolated(towards:amount:)``).
  ///
  ///     let from = try TransformList(css: "scaleX(2)")
  ///     let to = try TransformList(css: "scaleY(3)")
  ///     from.interpolated(towards: to, amount: 0.5).cssText     // "scale(1.5, 2)"
  ///
  /// - Parameters:
  ///   - other: The list at an amount of 1.
  ///   - amount: The progress; below 0 and above 1 it extrapolates.
  /// - Returns: The interpolated list: this one at 0, the other at 1.
  /// - Complexity: O(functions of both lists).
  public func interpolated(towards other: TransformList, amount: Double) -> TransformList {
    if amount == 0 { return self }
    if amount == 1 { return other }
    return joined(
      with: other, functions: { $0.interpolated(towards: $1, amount: amount) },
      matrices: { $0.interpolated(towards: $1, amount: amount) })
  }

  /// The list made of this one and another: of their functions, one after the other, while
  /// `functions` joins them, and then of the products of the remainders. A list that is shorter
  /// counts as having identities.
  func joined(
    with other: TransformList,
    functions join: (TransformFunction, TransformFunction) -> TransformFunction?,
    matrices: (Matrix4, Matrix4) -> Matrix4
  ) -> TransformList {
    var result: [TransformFunction] = []
    while let (own, others) = pair(with: other, at: result.count) {
      guard let function = join(own, others) else {
        let rest = matrices(remainder(from: result.count), other.remainder(from: result.count))
        return TransformList(result + [TransformFunction(rest)])
      }
      result.append(function)
    }
    return TransformList(result)
  }

  /// The functions of this list and another at a position; nil after the end of both.
  private func pair(
    with other: TransformList, at place: Int
  ) -> (TransformFunction, TransformFunction)? {
    let first = place < functions.count ? functions[place] : nil
    let second = place < other.functions.count ? other.functions[place] : nil
    guard let model = first ?? second else { return nil }
    return (first ?? .identity(matching: model), second ?? .identity(matching: model))
  }

  /// The product of the functions from a position on.
  private func remainder(from place: Int) -> Matrix4 {
    TransformList(Array(functions.dropFirst(place))).matrix
  }
}

extension TransformFunction {
  /// The function between this one and another; nil where they do not match.
  fileprivate func interpolated(
    towards other: TransformFunction, amount: Double
  ) -> TransformFunction? {
    let (family, otherFamily) = (kind.family, other.kind.family)
    guard family == otherFamily else { return nil }
    switch family {
    case .perspective: return perspective(towards: other, amount)
    case .rotate: return rotation(towards: other, amount)
    case .matrix, .skew: if kind != other.kind { return nil }
    case .translate, .scale: break
    }
    if family == .matrix {
      return TransformFunction(matrix.interpolated(towards: other.matrix, amount: amount))
    }
    if kind == other.kind, arguments.count == other.arguments.count {
      let pairs = zip(arguments, other.arguments)
      return TransformFunction(
        unchecked: kind, pairs.map { $0.interpolated(towards: $1, amount: amount) })
    }
    let (start, end) = (shapeArguments, other.shapeArguments)
    let between = (0..<3).map { start[$0].interpolated(towards: end[$0], amount: amount) }
    let isSpatial = kind.isSpatial || other.kind.isSpatial
    return TransformFunction(
      unchecked: Self.primitive(family, isSpatial), isSpatial ? between : Array(between.prefix(2)))
  }

  /// The general function of a family, to which all its functions can be converted.
  private static func primitive(_ family: Kind.Family, _ isSpatial: Bool) -> Kind {
    switch family {
    case .scale: isSpatial ? .scale3d : .scale
    case .skew: .skew
    default: isSpatial ? .translate3d : .translate
    }
  }

  private func perspective(
    towards other: TransformFunction, _ amount: Double
  ) -> TransformFunction {
    let inverse = shapeArguments.x.interpolated(towards: other.shapeArguments.x, amount: amount)
    return TransformFunction(unchecked: .perspective, [inverse > 0 ? 1 / inverse : .infinity])
  }

  private func rotation(towards other: TransformFunction, _ amount: Double) -> TransformFunction? {
    if let joined = JoinedFunction([self, other], isPadded: false),
      case .rotate(let axis) = joined.shape
    {
      let (start, end) = (joined.arguments[0].x, joined.arguments[1].x)
      let angle = start.interpolated(towards: end, amount: amount)
      if kind == other.kind, kind != .rotate3d {
        return TransformFunction(unchecked: kind, [angle])
      }
      return TransformFunction(unchecked: .rotate3d, [axis.x, axis.y, axis.z, angle])
    }
    return MatrixBlend(turning: self, to: other)?.quaternion(at: amount).map { q in
      let axis = SIMD3(q.x, q.y, q.z)
      let sine = (axis * axis).sum().squareRoot()
      let angle = 2 * Double.atan2(y: sine, x: q.w) * (180 / .pi)
      return TransformFunction(unchecked: .rotate3d, [axis.x, axis.y, axis.z, angle])
    }
  }
}
