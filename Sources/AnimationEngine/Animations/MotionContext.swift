/// The settings with which an animation is applied, besides its end points.
package struct MotionContext<Value: VectorArithmetic> {
  /// The rule by which springs move.
  package var springs: SpringModel
  /// The factor from components to SwiftUI's animatable data, in which thresholds are measured.
  var animatableScale = 1.0
  /// The number of components of the value, from which costs are computed.
  var components = 1
  /// The time up to which an endless motion takes integration steps, in seconds.
  package var horizon: Double
  /// The maximum number of steps of 1/300 s for a motion that is not over at the horizon.
  var patience = 2_000_000
  /// The end of an interpolating spring, in seconds; nil if its motion determines it. It is given
  /// where the spring moves one component of a value whose components all end together.
  package var springEnd: Double?
  /// The storage of ``fluid``, boxed because few tracks have one, and all would need the room.
  var fluidBox: Boxed<(state: FluidState<Value>, origin: Value)>?
  /// The environment that custom animations read.
  var environment = EnvironmentValues()
  /// The storage of ``custom``, boxed because few tracks have one.
  var customBox: Boxed<CustomMotion<Value>.Beginning>?

  /// The state of a fluid spring that is taken over, with the origin from which its offset is
  /// counted. Nil for a new start.
  var fluid: (state: FluidState<Value>, origin: Value)? {
    get { fluidBox?.content }
    set { fluidBox = newValue.map { Boxed($0) } }
  }

  /// Time and context with which a custom animation takes over a running one; nil for a new start.
  var custom: CustomMotion<Value>.Beginning? {
    get { customBox?.content }
    set { customBox = newValue.map { Boxed($0) } }
  }
}

extension MotionContext {
  /// The same settings for another type of vector, without what is taken over.
  init<Other>(_ other: MotionContext<Other>) {
    self.init(
      springs: other.springs, animatableScale: other.animatableScale, components: other.components,
      horizon: other.horizon, patience: other.patience, environment: other.environment)
  }
}
