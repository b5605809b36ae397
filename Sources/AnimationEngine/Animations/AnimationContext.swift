/// What a custom animation knows of its run besides the time, and what it may keep from one moment
/// to the next.
///
/// It has all that SwiftUI's has.
public struct AnimationContext<Value: VectorArithmetic>: Sendable {
  /// What the animation keeps. Empty at the start; kept when an animation merges.
  public var state: AnimationState<Value>

  /// Whether the animation counts as complete, though it may move on. Once true it stays so; an
  /// animation that never sets it is complete at its end.
  public var isLogicallyComplete: Bool

  /// What the surroundings say: the ``AnimationRuntime/environment`` at the time of the change.
  public internal(set) var environment: EnvironmentValues

  /// How springs are computed when this animation asks another one for its value.
  var springs: SpringModel

  /// A context as it is at the start of an animation; for asking an animation by hand.
  ///
  /// - Parameters:
  ///   - state: What was kept before.
  ///   - isLogicallyComplete: Whether it counts as complete already.
  ///   - springs: How springs are computed when the animation asks one for its value.
  ///   - environment: What the surroundings say.
  public init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    springs: SpringModel = .analytic, environment: EnvironmentValues = EnvironmentValues()
  ) {
    (self.state, self.isLogicallyComplete, self.springs) = (state, isLogicallyComplete, springs)
    self.environment = environment
  }

  /// The same context with the state of another type of value.
  public func withState<Other: VectorArithmetic>(
    _ state: AnimationState<Other>
  ) -> AnimationContext<Other> {
    AnimationContext<Other>(
      state: state, isLogicallyComplete: isLogicallyComplete, springs: springs,
      environment: environment)
  }
}

extension AnimationContext {
  /// The context at the start of an animation that is applied in `context`.
  init(in context: MotionContext<Value>) {
    self.init(springs: context.springs, environment: context.environment)
  }
}

/// What a custom animation keeps from one moment to the next, by keys of its own.
public struct AnimationState<Value: VectorArithmetic>: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]
  /// How often something was set: what did not change has the same number.
  private(set) var changeCount = 0

  /// A state in which nothing was set.
  public init() {}

  /// The value of a key; its default until it is set.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      changeCount += 1
    }
  }
}

/// The key of something that a custom animation keeps in its ``AnimationState``.
///
///     struct Momentum<Value: VectorArithmetic>: AnimationStateKey {
///       static var defaultValue: Value { .zero }
///     }
///
///     context.state[Momentum<V>.self] = velocity
public protocol AnimationStateKey {
  /// What is kept. It must be a value: states are copied, and one copy may not change another.
  associatedtype Value: Sendable

  /// What a state says that was told nothing.
  static var defaultValue: Value { get }
}
