/// What custom animations can know of their surroundings, by keys of one's own.
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

  /// An environment in which nothing was set.
  public init() {}

  /// The value of a key; its default until it is set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues {
  private enum ReducesMotion: EnvironmentKey { static let defaultValue = false }

  /// Whether whoever looks on wants less to move. It changes nothing by itself: animations may ask
  /// for it.
  public var accessibilityReduceMotion: Bool {
    get { self[ReducesMotion.self] }
    set { self[ReducesMotion.self] = newValue }
  }
}

/// The key of a value in the ``EnvironmentValues``.
public protocol EnvironmentKey {
  /// What the key stands for. It must be a value: a motion keeps a copy of its environment.
  associatedtype Value: Sendable

  /// What an environment says that was told nothing.
  static var defaultValue: Value { get }
}
