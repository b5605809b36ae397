/// Counts the combining marks that stand in a row in a text, such as accents above a letter.
///
/// Comparing or looking up a text takes time that grows with the square of such a row, as its marks are
/// put in order. No language has more than a few; Unicode's stream-safe format (UAX 15) has 30 at most,
/// and so has a text here.
package struct MarkRun {
  private var count = 0

  package init() {}

  /// The greatest number of marks in a row.
  package static let most = 30

  package static let message = "At most \(most) combining marks stand in a row."

  /// Adds the next character of a text; false if it is one mark too many.
  @inline(__always)
  package mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    count = Self.isMark(scalar) ? count + 1 : 0
    return count <= Self.most
  }

  /// Ends the row, as any character does that is no mark.
  mutating func end() { count = 0 }

  @inline(__always)
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    // The first mark of all is U+0300.
    scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
  }
}
