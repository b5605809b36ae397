// Values by custom keys, as transactions, environments and the states of animations have them.

extension Dictionary where Key == ObjectIdentifier {
  /// The value of a custom key, or `defaultValue` where none is stored.
  ///
  /// A stored nil is a value. The lookup itself must not be cast: to an optional type, a missing
  /// value casts as nil, and the default would never apply.
  func value<Stored>(of key: Any.Type, default defaultValue: @autoclosure () -> Stored) -> Stored {
    guard let value = self[ObjectIdentifier(key)] else { return defaultValue() }
    return value as? Stored ?? defaultValue()
  }
}
