/// A name of a property, view, animator or key, which is another one if any byte differs.
///
/// Swift takes two texts as equal that differ in Unicode composition only. Everything here compares
/// names by bytes.
package struct ExactName: Hashable, Sendable {
  /// The name as it is written.
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: Self, right: Self) -> Bool { left.text.isExactly(right.text) }

  /// Texts of the same bytes are equal, so that they have the same hash.
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

// Two functions and not one that is generic: callers in other modules would run that unspecialized,
// which takes a hundred times as long.
extension String {
  /// Whether two names have the same bytes.
  package func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether a name and a part of a text have the same bytes.
  package func isExactly(_ other: Substring) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension String? {
  /// Whether two names have the same bytes, or neither is there.
  package func isExactly(_ other: String?) -> Bool {
    map { ExactName($0) } == other.map { ExactName($0) }
  }
}
