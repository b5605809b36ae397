import AnimationEngine

/// A property, and the value to which a change leads it.
struct PropertyTarget {
  /// The index of the property.
  var property: Int
  var value: Components
}
