extension Components {
  /// Whether it is what a property has while it is not there; a value without components never is.
  package var isAbsence: Bool { component(0).isNaN }
}
