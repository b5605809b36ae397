extension Components {
  /// Whether the vector is the value of a property whose view is not present: its first component
  /// is NaN. It is false for a vector without components.
  package var isAbsence: Bool { component(0).isNaN }
}
