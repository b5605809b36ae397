/// Values that custom animations can read about their surroundings, by custom keys.
///
///     enum PlaysCalmly: EnvironmentKey { static let defaultValue = false }
///
///     runtime.environment[PlaysCalmly.self] = true
///     // and in the animation:
///     context.environment[PlaysCalmly.self]
///
/// In SwiftUI the environment belongs to the view; here it belongs to the ``AnimationRuntime``.
public struct EnvironmentValues: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Creates an environment without values.
  public init() {}

  /// The value of a key; the key's default until a value is set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values.value(of: key, default: Key.defaultValue) }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues {
  private enum ReducesMotion: EnvironmentKey { static let defaultValue = false }

  /// Whether the viewer prefers reduced motion; without an effect, but animations may read it.
  public var accessibilityReduceMotion: Bool {
    get { self[ReducesMotion.self] }
    set { self[ReducesMotion.self] = newValue }
  }
}

/// The key of a value in the ``EnvironmentValues``.
///
/// Custom animations read it on any actor. So no key is isolated to one, not even in a module whose
/// default isolation is the main actor.
public protocol EnvironmentKey: SendableMetatype {
  /// The type of the value: a value type, as a motion keeps a copy of its environment.
  associatedtype Value: Sendable

  /// The value of an environment in which none was set.
  static var defaultValue: Value { get }
}
