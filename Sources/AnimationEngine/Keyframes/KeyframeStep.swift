/// A keyframe as its solver sees it: all that any kind may state, side by side.
///
/// A ``Keyframe`` is a box whose content depends on its kind. This is plain: reading one component of
/// a keyframe takes no memory.
package struct KeyframeStep<Value: VectorArithmetic>: Sendable {
  package let kind: KeyframeKind
  /// Where it goes; without meaning in a hold.
  package let target: Value
  /// The duration as given; nil for a spring that decides by itself.
  package var duration: Double?
  /// The velocities as given.
  package var startVelocity: Value?
  package var endVelocity: Value?
  /// What shapes a linear keyframe.
  package var curve = UnitCurve.linear
  /// What moves a spring keyframe.
  package var spring = Spring.unit
}

extension Spring {
  /// The spring of steps that have none.
  static let unit = Spring(
    angularFrequency: 1, decayConstant: 0, mass: 1, naturalFrequencySquared: 1)
}
