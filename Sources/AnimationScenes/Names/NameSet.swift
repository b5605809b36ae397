import AnimationEngine

/// A set of names, compared byte by byte.
package struct NameSet: Hashable, Sendable {
  private var names: Set<ExactName>

  package init(_ names: some Sequence<String>) { self.names = Set(names.map { ExactName($0) }) }

  private init(_ names: Set<ExactName>) { self.names = names }

  package var count: Int { names.count }

  package var isEmpty: Bool { names.isEmpty }

  /// The names in no particular order.
  package var all: some Sequence<String> { names.lazy.map(\.text) }

  /// The names in the order of their bytes.
  package var inOrder: [String] { all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  package func contains(_ name: String) -> Bool { names.contains(ExactName(name)) }

  /// Adds a name, and says whether it was new.
  @discardableResult
  package mutating func insert(_ name: String) -> (inserted: Bool, member: String) {
    let (inserted, member) = names.insert(ExactName(name))
    return (inserted, member.text)
  }

  package mutating func remove(_ name: String) { names.remove(ExactName(name)) }

  package mutating func formUnion(_ others: NameSet) { names.formUnion(others.names) }

  package func union(_ others: NameSet) -> NameSet { NameSet(names.union(others.names)) }

  /// The names that are not among others.
  ///
  /// - Complexity: O(names), however many the others are.
  package func subtracting(_ others: NameSet) -> NameSet {
    // Not by the set itself: that looks each of the others up.
    NameSet(names.filter { !others.names.contains($0) })
  }
}

extension NameSet: ExpressibleByArrayLiteral {
  package init(arrayLiteral names: String...) {
    // Every document begins with an empty set.
    if names.isEmpty { self.init(Set<ExactName>()) } else { self.init(names) }
  }
}
