/// A keyframe as its solver sees it: all that any kind may state, side by side.
///
/// A ``Keyframe`` is a box whose content depends on its kind. This is plain: reading one component of
/// a keyframe takes no memory.
struct KeyframeStep<Value: VectorArithmetic>: Sendable {
  enum Kind: Sendable { case linear, cubic, spring, move, hold }

  let kind: Kind
  /// Where it goes; without meaning in a hold.
  let target: Value
  /// The duration as given; nil for a spring that decides by itself.
  var duration: Double?
  /// The velocities as given.
  var startVelocity: Value?
  var endVelocity: Value?
  /// What shapes a linear keyframe.
  var curve = UnitCurve.linear
  /// What moves a spring keyframe.
  var spring = Spring.unit

  /// What `component` makes of each vector of a keyframe; a duration that is left out becomes
  /// `length`.
  @inline(__always)
  init<Whole>(
    _ keyframe: Keyframe<Whole>, settlingIn length: Double? = nil, _ component: (Whole) -> Value
  ) {
    switch keyframe {
    case .linear(let to, let duration, let curve):
      (kind, target, self.duration, self.curve) = (.linear, component(to), duration, curve)
    case .cubic(let to, let duration, let start, let end):
      (kind, target, self.duration) = (.cubic, component(to), duration)
      (startVelocity, endVelocity) = (start.map(component), end.map(component))
    case .spring(let to, let duration, let spring, let velocity):
      (kind, target, self.duration) = (.spring, component(to), duration ?? length)
      (self.spring, startVelocity) = (spring, velocity.map(component))
    case .move(let to): (kind, target, duration) = (.move, component(to), 0)
    case .hold(let duration): (kind, target, self.duration) = (.hold, .zero, duration)
    }
  }
}

extension Spring {
  /// The spring of steps that have none.
  fileprivate static let unit = Spring(
    angularFrequency: 1, decayConstant: 0, mass: 1, naturalFrequencySquared: 1)
}
