import AnimationEngine

extension Array where Element == AnimatedProperty {
  /// The index of each property by its name; of several with one name, that of the first.
  var indexByName: NameTable<Int> { NameTable(indicesOf: lazy.map(\.name)) }
}
