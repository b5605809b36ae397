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

  init(_ sheet: StyleSheet) {
    let all = sheet.rules.flatMap { rule in rule.selectors.map { (selector: $0, rule: rule) } }
    func key(_ entry: Entry, at place: Int) -> (StyleLayers.Place, Int, Int) {
      (entry.rule.layer, entry.selector.specificity, place)
    }
    entries = all.enumerated().sorted {
      key($0.element, at: $0.offset) < key($1.element, at: $1.offset)
    }.map(\.element)
    places = Dictionary(grouping: entries.indices) { [entries] in entries[$0].selector.key }
    registered = sheet.registered
    for (name, value) in registered { inherited.declare(name, value) }
    for level in 0..<4 {
      for entry in entries where entry.selector.inheritance == level {
        for declaration in entry.rule.declarations {
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
    for place in near where entries[place].selector.applies(to: selector) {
      declarations += entries[place].rule.declarations
    }
    return declarations
  }
}
