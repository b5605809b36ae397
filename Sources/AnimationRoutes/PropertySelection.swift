import AnimationDocuments
import AnimationEngine

/// The properties and components that the parameter `property` selects.
struct PropertySelection {
  /// The selected parts, each once.
  private(set) var parts: [TimelinePart] = []

  /// Looks names up among properties.
  ///
  /// - Throws: A refusal with the code `malformed` and every name that is no property.
  /// - Complexity: O(names + columns).
  init(_ names: [String], of properties: [AnimatedProperty]) throws(DocumentRefusal) {
    var found: [String: TimelinePart] = [:]
    for (index, property) in properties.enumerated() {
      found[property.name] = TimelinePart(property: index)
      guard property.columnCount > 1, property.type != .path else { continue }
      for (component, name) in property.componentNames.enumerated() {
        found["\(property.name).\(name)"] = TimelinePart(property: index, component: component)
      }
    }
    var seen = Set<TimelinePart>()
    let unknown = names.filter { found[$0] == nil }
    if let name = unknown.first { throw Self.refusal(of: name, among: properties) }
    parts = names.compactMap { found[$0] }.filter { seen.insert($0).inserted }
    if parts.isEmpty { throw Self.refusal(of: "", among: properties) }
  }

  private static func refusal(
    of name: String, among properties: [AnimatedProperty]
  ) -> DocumentRefusal {
    let shown = name.unicodeScalars.count > 80 ? "\(name.prefix(80))…" : name
    let names = properties.prefix(20).map(\.name).joined(separator: ", ")
    return DocumentRefusal(
      .malformed,
      DocumentProblem(
        .unknownProperty, "No property \"\(shown)\" is here.", parameter: "property",
        hint: names.isEmpty ? nil : names))
  }
}
