/// The properties and components that one JSON object has given values to, to find repetitions.
struct GivenParts {
  /// A bit for each component given, by property; empty if `few` is used.
  private var all: [UInt64]
  /// The same bits in a dictionary, for objects with few members in documents with many properties.
  private var few: [Int: UInt64] = [:]

  /// An empty set for objects whose members may declare properties.
  init() { all = [] }

  /// An empty set for an object of `members` members that declares none of the `properties`
  /// properties.
  init(properties: Int, members: Int) {
    all = members * 8 < properties ? [] : [UInt64](repeating: 0, count: properties)
  }

  /// Adds a part; false if one of its components was given before.
  mutating func insert(_ part: PropertyPart) -> Bool {
    let lanes = part.lanes
    let known = all.isEmpty ? few[part.property, default: 0] : all[part.property]
    guard known & lanes == 0 else { return false }
    if all.isEmpty { few[part.property] = known | lanes } else { all[part.property] |= lanes }
    return true
  }
}

extension PropertyPart {
  /// The components of the part as bits.
  var lanes: UInt64 { components.reduce(0) { $0 | 1 << UInt64($1) } }
}
