/// A keyframe's parameters in one struct, as its solver reads them.
///
/// A ``Keyframe`` is boxed, and its content depends on its kind. This struct is flat, so that
/// reading one component of a keyframe takes no memory.
package struct KeyframeStep<Value: VectorArithmetic>: Sendable {
  package let kind: KeyframeKind
  /// The value that the keyframe leads to; without meaning in a hold.
  package let target: Value
  /// The duration as given; nil for a spring whose duration is its settling duration.
  package var duration: Double?
  /// The velocities at the start and at the end as given, in units per second; nil where the solver
  /// chooses them.
  package var startVelocity, endVelocity: Value?
  /// The curve that eases a linear keyframe.
  package var curve = UnitCurve.linear
  package var spring = Spring.unit
}

extension Spring {
  /// A placeholder spring, for keyframes of other kinds.
  static let unit = Spring(
    angularFrequency: 1, decayConstant: 0, mass: 1, naturalFrequencySquared: 1)
}
