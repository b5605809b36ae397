/// The cascade layers of a style sheet, in the order in which they win.
struct StyleLayers: Sendable {
  /// The place of a layer: that of each layer around it, and its own.
  struct Place: Hashable, Comparable, Sendable {
    fileprivate var numbers: [Int] = []

    /// Layers win over those before them, and what is in no layer, or in none further inside, wins
    /// over layers.
    static func < (left: Place, right: Place) -> Bool {
      let difference = zip(left.numbers, right.numbers).first { $0 != $1 }
      return difference.map { $0 < $1 } ?? (left.numbers.count > right.numbers.count)
    }
  }

  /// A layer by the number of the one around it, and its name.
  private struct Name: Hashable {
    let outer: Int?
    let name: String
  }

  private var numbers: [Name: Int] = [:]

  /// The memory of a layer, in bytes.
  static let bytesPerLayer = 128

  /// The place of a layer inside of another one, by its name, in which dots separate names; without a
  /// name it is a layer of its own.
  ///
  /// - Complexity: O(length).
  mutating func place(of name: String, in outer: Place) -> Place {
    let ownName = name.isEmpty ? "{\(numbers.count)}" : name
    return ownName.split(separator: ".", maxSplits: Self.mostDots).reduce(outer) { place, name in
      var place = place
      let key = Name(outer: place.numbers.last, name: String(name))
      place.numbers.append(numbers[key] ?? numbers.count)
      numbers[key] = place.numbers.last
      return place
    }
  }

  /// Further dots are read as part of a name.
  private static let mostDots = 7

  /// The names of a statement `@layer a, b`, which says their order; nil for any other statement.
  static func names(in statement: String) -> String? {
    let word = "@layer"
    guard statement.lowercased().hasPrefix(word) else { return nil }
    return StyleText.trimmed(statement.dropFirst(word.count))
  }
}
