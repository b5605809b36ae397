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
    var found: [ExactName: TimelinePart] = [:]
    for (index, property) in properties.enumerated() {
      found[ExactName(property.name)] = TimelinePart(property: index)
      for (component, name) in property.selectableComponents.enumerated() {
        let part = TimelinePart(property: index, component: component)
        found[ExactName("\(property.name).\(name)")] = part
      }
    }
    var seen = Set<TimelinePart>()
    let unknown = names.first { found[ExactName($0)] == nil }
    if let unknown { throw Self.refusal(of: unknown, among: properties) }
    parts = names.compactMap { found[ExactName($0)] }.filter { seen.insert($0).inserted }
    if parts.isEmpty { throw Self.refusal(of: "", among: properties) }
  }

  private static func refusal(
    of name: String, among properties: [AnimatedProperty]
  ) -> DocumentRefusal {
    let names = (components(meantBy: name, among: properties) ?? properties.map(\.name))
      .prefix(20).joined(separator: ", ")
    return DocumentRefusal(
      .malformed,
      DocumentProblem(
        .unknownProperty, "No property \"\(name.shortened)\" is here.", parameter: "property",
        hint: names.isEmpty ? nil : names))
  }

  /// The components of the property before the last dot of a name; nil where there is none.
  private static func components(
    meantBy name: String, among properties: [AnimatedProperty]
  ) -> [String]? {
    guard let dot = name.lastIndex(of: "."),
      let whole = properties.first(where: { $0.name.isExactly(name[..<dot]) })
    else { return nil }
    let components = whole.selectableComponents
    return components.isEmpty ? nil : components.map { "\(whole.name).\($0)" }
  }
}

extension AnimatedProperty {
  /// The names of the components that can be selected alone.
  fileprivate var selectableComponents: [String] {
    columnCount > 1 && type != .path ? componentNames : []
  }
}
