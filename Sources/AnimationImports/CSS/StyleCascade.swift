import AnimationDocuments
import AnimationEngine

/// The rules of a style sheet by their layers and their specificity.
struct StyleCascade: Sendable {
  private typealias Entry = (selector: StyleSelector, rule: StyleSheet.Rule)
  private let entries: [Entry]
  /// The places of the selectors by one of their parts each, so that few have to be compared.
  private let places: [String: [Int]]
  /// The initial values of registered properties, by their script names.
  let registered: [String: String]
  /// The custom properties that every element inherits.
  private(set) var inherited = StyleVariables()

  /// The approximate work of sorting a selector in, and of declaring a custom property beside that of its
  /// name.
  private static let (workPerSelector, workPerDeclaration) = (60, 25)

  init(_ sheet: StyleSheet, _ reading: inout ImportReading) throws(DocumentRefusal) {
    let all = sheet.rules.flatMap { rule in rule.selectors.map { (selector: $0, rule: rule) } }
    try reading.charge(WorkMeter.product(all.count, Self.workPerSelector))
    func key(_ entry: Entry, at place: Int) -> (StyleLayers.Place, Int, Int) {
      (entry.rule.layer, entry.selector.specificity, place)
    }
    entries = all.enumerated().sorted {
      key($0.element, at: $0.offset) < key($1.element, at: $1.offset)
    }.map(\.element)
    places = Dictionary(grouping: entries.indices) { [entries] in entries[$0].selector.key }
    registered = sheet.registered
    for (name, value) in registered { inherited.declare(name, value) }
    try inherit(&reading)
  }

  /// Declares what elements inherit of the root, those near to it last.
  private mutating func inherit(_ reading: inout ImportReading) throws(DocumentRefusal) {
    let roots = entries.compactMap { entry in entry.selector.inheritance.map { ($0, entry.rule) } }
    for level in 0..<StyleSelector.roots.count {
      for (own, rule) in roots where own == level {
        // A list may name the root any number of times.
        for declaration in rule.declarations {
          try reading.charge(
            Self.workPerDeclaration + declaration.workOfName + declaration.value.utf8.count)
          inherited.declare(declaration.name, declaration.value)
        }
      }
    }
  }

  /// The declarations that hold for a selector, the most specific last.
  func declarations(
    for selector: StyleSelector, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleDeclaration] {
    var declarations: [StyleDeclaration] = []
    let near = selector.keys.flatMap { places[$0] ?? [] }.sorted()
    try reading.charge(WorkMeter.product(near.count, selector.count, 5))
    for place in near {
      let other = entries[place].selector
      try reading.charge(other.work)
      if other.applies(to: selector) { declarations += entries[place].rule.declarations }
    }
    return declarations
  }
}
