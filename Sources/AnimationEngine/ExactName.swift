/// A name of a property, view, animator or key, which is another one if any byte differs.
///
/// Swift takes two texts as equal that differ in Unicode composition only. Everything here compares
/// names by bytes.
package struct ExactName: Hashable, Sendable {
  /// The name as it is written.
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: Self, right: Self) -> Bool { left.text.isExactly(right.text) }

  /// The bytes count here too: to put the code points of a text in order takes ten times as long, and
  /// grows with the square of a row of marks.
  package func hash(into hasher: inout Hasher) {
    let bytes = text.utf8.span
    var place = 0
    while place &+ 8 <= bytes.count {
      var word: UInt64 = 0
      for index in 0..<8 { word = word &<< 8 | UInt64(bytes[place &+ index]) }
      hasher.combine(word)
      place &+= 8
    }
    // At most seven bytes are left, behind their number.
    var rest = UInt64(bytes.count &- place)
    while place < bytes.count {
      rest = rest &<< 8 | UInt64(bytes[place])
      place &+= 1
    }
    hasher.combine(rest)
  }
}

// Two functions and not one that is generic: callers in other modules would run that unspecialized,
// which takes a hundred times as long.
extension String {
  /// Whether two names have the same bytes.
  package func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether a name and a part of a text have the same bytes.
  package func isExactly(_ other: Substring) -> Bool { utf8.elementsEqual(other.utf8) }
}
