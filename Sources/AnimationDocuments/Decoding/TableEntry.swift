internal import AnimationEngine

/// A value that stands in the table of its property and is known by its number there.
enum TableEntry: Hashable, Sendable {
  /// A discrete value as compact JSON. Bytes and not a string: strings that differ only in how their
  /// characters are composed are equal, and values are not.
  case label([UInt8])
  /// A colour that moves in a space where it depends on the others.
  case color(MixedColor)
  /// A transform.
  case transform(TransformList)
  /// A path, and whether it says that it morphs.
  case path(Path, isMorphing: Bool)
  /// A CSS value.
  case css(CSSValue)
}

/// The distinct values of a property in the order in which they come.
struct EntryTable {
  private(set) var entries: [TableEntry] = []
  private var numbers: [TableEntry: Int] = [:]

  /// The number of a value; a new one is added.
  ///
  /// - Complexity: O(n) in the size of the value, however many there are.
  mutating func number(of entry: TableEntry) -> Int {
    if let known = numbers[entry] { return known }
    numbers[entry] = entries.count
    entries.append(entry)
    return entries.count - 1
  }

  /// The table as the property holds it. All entries are of one kind: that of the property's type.
  var values: ValueTable {
    switch entries.first {
    case nil: .none
    case .label: .discrete(entries.compactMap(\.discreteValue))
    case .color: .colors(entries.compactMap(\.color))
    case .transform: .transforms(entries.compactMap(\.transform))
    case .path: .paths(paths)
    case .css: .css(entries.compactMap(\.css))
    }
  }
}

extension EntryTable {
  /// The paths in one structure: they have been checked to share their commands or to morph.
  private var paths: [Path] { Path.morphed(entries.compactMap(\.path)) }
}

extension TableEntry {
  fileprivate var discreteValue: DiscreteValue? {
    guard case .label(let bytes) = self else { return nil }
    return DiscreteValue(json: String(decoding: bytes, as: UTF8.self))
  }

  fileprivate var color: MixedColor? {
    if case .color(let color) = self { color } else { nil }
  }

  fileprivate var transform: TransformList? {
    if case .transform(let list) = self { list } else { nil }
  }

  /// The CSS value, if it is one.
  var css: CSSValue? {
    if case .css(let value) = self { value } else { nil }
  }

  /// The path, if it is one.
  fileprivate var path: Path? {
    if case .path(let path, _) = self { path } else { nil }
  }
}
