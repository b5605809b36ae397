extension TransformList: Animatable {
  /// The arguments of the functions, one after another, as a vector.
  ///
  /// Degrees, pixels, factors and matrix entries are as written. The axes of rotations are left
  /// out, and a perspective is represented by the inverse of its distance. Setting the vector keeps
  /// the functions, so it can only reach lists with the same functions;
  /// ``interpolated(towards:amount:)`` works for any two lists.
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
