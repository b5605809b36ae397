extension TransformList {
  /// How many different lists a property may take that do not match function by function: each pair
  /// of such lists has an interpolation of its own.
  public static let mostUnmatched = TransformInterpolationSpace.mostStops

  /// Whether some of the lists do not match the others function by function.
  ///
  /// - Complexity: O(functions of all lists).
  public static func areUnmatched(_ lists: [TransformList]) -> Bool {
    TransformInterpolationSpace.needsStops(lists)
  }
}
