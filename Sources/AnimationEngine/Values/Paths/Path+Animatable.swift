extension Path: Animatable {
  /// The path's numbers as a vector.
  ///
  /// Setting them keeps the commands. A vector that is too short leaves the last numbers at 0, and
  /// one that is too long is cut. Between paths of different structures there is no meaningful
  /// shape; ``PathStructure/firstDifference(from:)`` can be checked before.
  public var animatableData: Components {
    get { Components(numbers) }
    set {
      let numbers = (0..<structure.numberCount).map(newValue.component)
      self = Path(structure: structure, numbers: numbers)
    }
  }

  /// The interpolated path between this one, at an amount of 0, and `other`, at 1; amounts outside
  /// 0…1 extrapolate. Nil when the two have different structures.
  ///
  /// - Complexity: O(numbers).
  public func interpolated(towards other: Path, amount: Double) -> Path? {
    guard structure == other.structure else { return nil }
    let numbers = zip(numbers, other.numbers).map { $0 + ($1 - $0) * amount }
    return Path(structure: structure, numbers: numbers)
  }
}
