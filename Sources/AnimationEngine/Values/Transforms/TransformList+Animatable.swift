extension TransformList: Animatable {
  /// The arguments of the functions, one after another.
  ///
  /// Degrees, pixels, factors and the entries of matrices are as they are written. The axes of rotations
  /// are left out, and a perspective is the inverse of its distance. Setting it keeps the functions. So it
  /// leads to a list of the same functions only; ``interpolated(towards:amount:)`` leads to any other.
  public var animatableData: Components {
    get { Components(functions.flatMap(\.movingArguments)) }
    set {
      var start = 0
      for index in functions.indices {
        let end = start + functions[index].movingArguments.count
        functions[index].movingArguments = (start..<end).map(newValue.component)
        start = end
      }
    }
  }
}

extension TransformFunction {
  fileprivate var movingArguments: [Double] {
    get {
      switch kind {
      case .perspective: [shapeArguments.x]
      case .rotate3d: [arguments[3]]
      default: arguments
      }
    }
    set {
      switch kind {
      case .perspective: arguments = [newValue[0] > 0 ? 1 / newValue[0] : .infinity]
      case .rotate3d: arguments[3] = newValue[0]
      default: arguments = newValue
      }
    }
  }
}
