extension WritableKeyPath {
  /// Stops where what animates is an object, or lies in one.
  ///
  /// What shows is a copy of the model with other animatable data. There is no copy of an object: what
  /// shows would be written into the model itself.
  func requireValues() {
    precondition(
      !(self is ReferenceWritableKeyPath<Root, Value>) && !(Value.self is AnyClass),
      """
      An object does not animate: what shows would be written into it. Make \(Root.self) a struct, or \
      animate the animatableData of the object.
      """)
  }
}
