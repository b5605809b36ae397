/// The nearest of some names to a mistyped one.
enum NearestName {
  /// The nearest name, or nil when none is near: at most a third of the letters may differ.
  static func of(_ name: some StringProtocol, among names: some Sequence<String>) -> String? {
    let typed = Array(name.utf8)
    let ranked = names.map { (name: $0, distance: distance(typed, Array($0.utf8))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.name.utf8.count / 3) ? best.name : nil
  }

  /// The least number of letters put in, taken out or changed, two swapped neighbours being two.
  ///
  /// - Complexity: O(m·n).
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let changed = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
