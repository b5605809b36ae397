/// Finds the name that a misspelt one was probably meant to be.
///
/// The distance of two names is the least number of characters to insert, delete, replace or swap
/// with a neighbour (the restricted Damerau–Levenshtein distance); case is ignored.
package enum NearestName {
  /// The greatest length of a name that is compared, in bytes.
  private static let longest = 40
  /// The greatest number of candidates examined, which bounds the cost of a hint.
  static let mostCandidates = 200

  /// The nearest of `candidates` if it is near enough; of equally near ones the first. A name that
  /// begins others up to a hyphen, as `css` does, is near to these alone, and means the only one.
  ///
  /// Near enough is one change for each three characters, but at least one unless that leaves
  /// nothing of the name.
  package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    guard let wanted = compared(name), !wanted.isEmpty else { return nil }
    let start = wanted + [UInt8(ascii: "-")]
    var longer: [String] = []
    var best: (name: String, distance: Int)?
    for candidate in candidates.prefix(mostCandidates) {
      guard let bytes = compared(candidate) else { continue }
      if bytes.starts(with: start) { longer.append(candidate) }
      let length = max(wanted.count, bytes.count)
      let bound = min(max(1, length / 3), length - 1, (best?.distance ?? .max) - 1)
      guard abs(bytes.count - wanted.count) <= bound else { continue }
      let distance = distance(wanted, bytes)
      if distance <= bound { best = (candidate, distance) }
    }
    guard let first = longer.first, best?.distance != 0 else { return best?.name }
    return longer.count == 1 ? first : nil
  }

  /// A name in small letters; nil if it is too long to be compared.
  private static func compared(_ name: String) -> [UInt8]? {
    // Small letters take a third of the bytes at least. A name may be as long as the body.
    guard name.utf8.count <= 3 * longest else { return nil }
    let bytes = Array(name.lowercased().utf8)
    return bytes.count <= longest ? bytes : nil
  }

  /// The distance between two names.
  ///
  /// - Complexity: O(product of the lengths).
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let change = previous[column] + (left[row] == right[column] ? 0 : 1)
        var least = min(change, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, before[column - 1] + 1)
        }
        current.append(least)
      }
      before = previous
      previous = current
    }
    return previous[right.count]
  }
}
