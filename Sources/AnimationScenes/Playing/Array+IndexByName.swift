import AnimationEngine

extension Array where Element == AnimatedProperty {
  /// The index of each property by its name; of the first one where two have the same.
  var indexByName: [String: Int] {
    Dictionary(
      enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
