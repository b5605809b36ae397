import AnimationEngine

/// A property, and the value to which a change leads it.
struct PropertyTarget {
  /// The index of the property.
  var property: Int
  /// All components of its new value.
  var value: Components
}
