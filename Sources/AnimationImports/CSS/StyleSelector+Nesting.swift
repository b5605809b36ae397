import AnimationDocuments
import AnimationEngine

extension StyleSelector {
  /// A list of selectors that is nested in a rule with another list, each with each: `&` stands for the
  /// outer selector, which comes first where there is none.
  ///
  /// - Complexity: O(length of the result), which is charged before it is made.
  static func nested(
    _ inner: String, in outer: String, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> String {
    let (inners, outers) = (StyleText.entries(inner), StyleText.entries(outer))
    let places = inner.utf8.count { $0 == UInt8(ascii: "&") } + inners.count
    let length = WorkMeter.product(places + outers.count, inner.utf8.count + outer.utf8.count)
    try reading.charge(WorkMeter.product(length, 10), bytes: WorkMeter.product(length, 2))
    return inners.flatMap { inner in outers.map { Self.nested(inner, in: $0) } }
      .joined(separator: ", ")
  }

  private static func nested(_ inner: String, in outer: String) -> String {
    guard inner.contains("&") else { return "\(outer) \(inner)" }
    return inner.split(separator: "&", omittingEmptySubsequences: false).joined(separator: outer)
  }
}
