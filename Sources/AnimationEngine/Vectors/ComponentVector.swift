/// A vector whose components are numbers of their own, as lanes show them: the value of a property.
protocol ComponentVector: VectorArithmetic {
  var componentCount: Int { get }

  /// The component at `index`; 0 beyond the last.
  func component(_ index: Int) -> Double

  /// One component of the motion of a custom animation.
  static func lane(_ component: Int, of custom: CustomMotion<Self>) -> CustomLane
}

extension Components: ComponentVector {
  var componentCount: Int { count }

  static func lane(_ component: Int, of custom: CustomMotion<Components>) -> CustomLane {
    .component(component, of: custom)
  }
}

/// A property of one component, as a number.
extension Double: ComponentVector {
  init(_ value: Components) { self = value.component(0) }

  var components: Components { Components(scalar: self) }

  var componentCount: Int { 1 }

  func component(_ index: Int) -> Double { index == 0 ? self : 0 }

  static func lane(_ component: Int, of custom: CustomMotion<Double>) -> CustomLane {
    .number(custom)
  }
}
