/// The state and the surroundings of a running custom animation, which it can read and write at
/// every moment.
///
/// It has everything that SwiftUI's `AnimationContext` has.
public struct AnimationContext<Value: VectorArithmetic>: Sendable {
  /// The values that the animation stores: empty at the start, kept when animations merge.
  public var state: AnimationState<Value>

  /// Whether the animation counts as complete, although it may still move. Once true it stays true;
  /// an animation that never sets it is complete at its end.
  public var isLogicallyComplete: Bool

  /// The environment values: the ``AnimationRuntime/environment`` at the time of the change.
  public internal(set) var environment: EnvironmentValues

  /// The rule by which springs move when this animation evaluates another one.
  var springs: SpringModel

  /// Creates the context of an animation's start, for evaluating an animation by hand.
  ///
  /// - Parameters:
  ///   - state: The values that were stored before.
  ///   - isLogicallyComplete: Whether the animation counts as complete already.
  ///   - springs: The rule by which springs move when the animation evaluates another one.
  ///   - environment: The environment values.
  public init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    springs: SpringModel = .analytic, environment: EnvironmentValues = EnvironmentValues()
  ) {
    (self.state, self.isLogicallyComplete, self.springs) = (state, isLogicallyComplete, springs)
    self.environment = environment
  }

  /// The same context for another type of value, with `state` as its state.
  public func withState<Other: VectorArithmetic>(
    _ state: AnimationState<Other>
  ) -> AnimationContext<Other> {
    AnimationContext<Other>(
      state: state, isLogicallyComplete: isLogicallyComplete, springs: springs,
      environment: environment)
  }
}

extension AnimationContext {
  /// Creates the context of the start of an animation that is applied in `context`.
  init(in context: MotionContext<Value>) {
    self.init(springs: context.springs, environment: context.environment)
  }
}

/// The values that a custom animation stores from one moment to the next, by custom keys.
public struct AnimationState<Value: VectorArithmetic>: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]
  /// The number of times that a value was set; two states with the same number, one made from the
  /// other, are equal.
  private(set) var changeCount = 0

  /// Creates a state without values.
  public init() {}

  /// The value of a key; the key's default until a value is set.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values.value(of: key, default: Key.defaultValue) }
    set {
      values[ObjectIdentifier(key)] = newValue
      changeCount += 1
    }
  }
}

/// The key of a value that a custom animation stores in its ``AnimationState``.
///
///     struct Momentum<Value: VectorArithmetic>: AnimationStateKey {
///       static var defaultValue: Value { .zero }
///     }
///
///     context.state[Momentum<V>.self] = velocity
///
/// Custom animations use it on any actor. So no key is isolated to one, not even in a module whose
/// default isolation is the main actor.
public protocol AnimationStateKey: SendableMetatype {
  /// The type of the stored value. It must be a value type: states are copied, and changing one
  /// copy must not change another.
  associatedtype Value: Sendable

  /// The value of a state in which none was set.
  static var defaultValue: Value { get }
}
