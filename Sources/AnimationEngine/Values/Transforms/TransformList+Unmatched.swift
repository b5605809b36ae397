extension TransformList {
  /// The maximum number of different lists of a property that do not match function by function,
  /// since each pair of such lists has an interpolation of its own.
  public static let mostUnmatched = TransformInterpolationSpace.mostStops

  /// Whether some of the lists do not match the others function by function.
  ///
  /// - Complexity: O(functions of all lists).
  public static func areUnmatched(_ lists: [TransformList]) -> Bool {
    TransformInterpolationSpace.needsStops(lists)
  }
}
