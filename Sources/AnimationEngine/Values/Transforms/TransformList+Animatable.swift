extension TransformList: Animatable {
  /// The arguments of the functions, one after another: degrees, pixels, factors and the entries of
  /// matrices as they are written, the axes of rotations left out, a perspective by the inverse of
  /// its distance.
  ///
  /// Setting it keeps the functions. So a list animates this way to one of the same functions; to
  /// any other list ``interpolated(towards:amount:)`` does it.
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
