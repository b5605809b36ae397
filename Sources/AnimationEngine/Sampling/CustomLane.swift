/// One component of the motion of a custom animation.
///
/// The animation always moves the whole vector: it may look at the vector's length, so one
/// component cannot be computed alone.
enum CustomLane: Hashable, Sendable {
  /// The motion of a property with one component.
  case number(CustomMotion<Double>)
  /// One component of the motion of a property with several.
  case component(Int, of: CustomMotion<Components>)

  func quantity(_ quantity: Quantity, at time: Double) -> Double {
    switch self {
    case .number(let motion): motion.quantity(quantity, at: time)
    case .component(let index, let motion): motion.quantity(quantity, at: time).component(index)
    }
  }
}
