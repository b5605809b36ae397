extension WritableKeyPath {
  /// Stops the program if the key path leads to an object or through one.
  ///
  /// The displayed value is a copy of the model with other animatable data. An object is not
  /// copied, so the displayed value would overwrite the model itself.
  func requireValues() {
    precondition(
      !(self is ReferenceWritableKeyPath<Root, Value>) && !(Value.self is AnyClass),
      """
      An object does not animate: what shows would be written into it. Make \(Root.self) a struct, or \
      animate the animatableData of the object.
      """)
  }
}
