import AnimationEngine

extension Array where Element == AnimatedProperty {
  /// The index of each property by its name. If several have one name, it is the index of the
  /// first.
  var indexByName: NameTable<Int> { NameTable(indicesOf: lazy.map(\.name)) }
}
