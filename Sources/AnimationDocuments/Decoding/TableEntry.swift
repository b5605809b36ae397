internal import AnimationEngine

/// A value that its property keeps in a table and that is referred to by its index there.
enum TableEntry: Hashable, Sendable {
  /// A discrete value as compact JSON. It is kept as bytes, because strings that differ only in
  /// Unicode composition are equal, and such values are not.
  case label([UInt8])
  /// A colour whose space depends on the property's other colours, such as `oklch`.
  case color(MixedColor)
  /// A transform as a list of CSS functions.
  case transform(TransformList)
  /// A path, and whether it asks to be morphed into paths with other commands.
  case path(Path, isMorphing: Bool)
  /// A CSS value.
  case css(CSSValue)
}

/// The distinct values of a property, in the order of their first use.
struct EntryTable {
  private(set) var entries: [TableEntry] = []
  private var numbers: [TableEntry: Int] = [:]

  /// The index of a value, which is added if it is new.
  ///
  /// - Complexity: O(n) in the size of the value, independent of the number of values.
  mutating func number(of entry: TableEntry) -> Int {
    if let known = numbers[entry] { return known }
    numbers[entry] = entries.count
    entries.append(entry)
    return entries.count - 1
  }

  /// The table in the engine's form; all entries are of the kind of the property's type.
  func values(morphed: Bool) -> ValueTable {
    switch entries.first {
    case nil: .none
    case .label: .discrete(entries.compactMap(\.discreteValue))
    case .color:
      .colors(entries.compactMap { if case .color(let color) = $0 { color } else { nil } })
    case .transform:
      .transforms(entries.compactMap { if case .transform(let list) = $0 { list } else { nil } })
    case .path: .paths(paths(morphed: morphed))
    case .css: .css(entries.compactMap(\.css))
    }
  }

  /// The paths, when `morphed` in one sequence of commands; they were checked to share it or allow
  /// morphing.
  private func paths(morphed: Bool) -> [Path] {
    let paths = entries.compactMap { if case .path(let path, _) = $0 { path } else { nil } }
    return morphed ? Path.morphed(paths) : paths
  }
}

extension TableEntry {
  fileprivate var discreteValue: DiscreteValue? {
    guard case .label(let bytes) = self else { return nil }
    return DiscreteValue(json: String(decoding: bytes, as: UTF8.self))
  }

  /// The entry's CSS value; nil for other kinds.
  var css: CSSValue? {
    if case .css(let value) = self { value } else { nil }
  }
}
