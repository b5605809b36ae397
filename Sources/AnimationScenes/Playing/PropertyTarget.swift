import AnimationEngine

/// A property, and the value to which a change leads it.
struct PropertyTarget {
  var property: Int
  var value: Components
}
