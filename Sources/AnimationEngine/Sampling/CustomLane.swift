/// One component of a motion that a custom animation makes.
///
/// The animation moves the whole vector: where it looks at its length, no component can be moved by
/// itself.
enum CustomLane: Hashable, Sendable {
  /// The motion of one number.
  case number(CustomMotion<Double>)
  /// A component of the motion of several.
  case component(Int, of: CustomMotion<Components>)

  func quantity(_ quantity: Quantity, at time: Double) -> Double {
    switch self {
    case .number(let motion): motion.quantity(quantity, at: time)
    case .component(let index, let motion): motion.quantity(quantity, at: time).component(index)
    }
  }
}
