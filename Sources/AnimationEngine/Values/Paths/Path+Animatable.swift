extension Path: Animatable {
  /// The numbers as a vector.
  ///
  /// Setting them keeps the commands. A vector that is too short leaves the last numbers at 0, and one
  /// that is too long is cut. Between paths of different structures lies no shape that means anything;
  /// ``PathStructure/firstDifference(from:)`` tells before.
  public var animatableData: Components {
    get { Components(numbers) }
    set {
      let numbers = (0..<structure.numberCount).map(newValue.component)
      self = Path(structure: structure, numbers: numbers)
    }
  }

  /// The path `amount` of the way to `other`: 0 is this one, 1 the other, amounts outside 0…1
  /// extrapolate; nil when the two have different structures.
  ///
  /// - Complexity: O(numbers).
  public func interpolated(towards other: Path, amount: Double) -> Path? {
    guard structure == other.structure else { return nil }
    let numbers = zip(numbers, other.numbers).map { $0 + ($1 - $0) * amount }
    return Path(structure: structure, numbers: numbers)
  }
}
