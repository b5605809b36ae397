import AnimationEngine

/// Values by names, which are compared byte by byte.
package struct NameTable<Value> {
  private var values: [ExactName: Value] = [:]

  /// A table without names.
  package init() {}

  /// The indices of names; if several are the same, that of the first.
  package init(indicesOf names: some Sequence<String>) where Value == Int {
    values = Dictionary(
      names.enumerated().map { (ExactName($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The number of names.
  package var count: Int { values.count }

  /// The value of a name; nil if there is none.
  package subscript(name: String) -> Value? {
    get { values[ExactName(name)] }
    _modify { yield &values[ExactName(name)] }
  }

  /// The value of a name, or `fallback` if there is none.
  package subscript(name: String, default fallback: @autoclosure () -> Value) -> Value {
    get { values[ExactName(name), default: fallback()] }
    _modify { yield &values[ExactName(name), default: fallback()] }
  }

  package mutating func remove(_ name: String) -> Value? {
    values.removeValue(forKey: ExactName(name))
  }

  /// The names in the order of their bytes.
  package var names: [String] { NameSet(values.keys.lazy.map(\.text)).inOrder }

  /// The names with their values, in no particular order.
  package var all: [(name: String, value: Value)] { values.map { ($0.key.text, $0.value) } }
}

extension NameTable: Sendable where Value: Sendable {}

extension Array where Element == AnimatedProperty {
  /// The index of each property by its name; of several with one name, that of the first.
  var indexByName: NameTable<Int> { NameTable(indicesOf: lazy.map(\.name)) }
}
