import AnimationDocuments
import AnimationEngine
import AnimationScenes

/// The properties and components that the parameter `property` selects.
struct PropertySelection {
  /// The selected parts, each once.
  private(set) var parts: [TimelinePart] = []

  /// Looks names up among properties; `names` are the pieces of the parameter between its commas.
  ///
  /// - Throws: A refusal with the code `malformed` and every name that is no property.
  /// - Complexity: O(names + properties).
  init(_ names: [String], of properties: [AnimatedProperty]) throws(DocumentRefusal) {
    var found = NamedParts(properties)
    let most = properties.reduce(1) { min(max($0, $1.name.pieces), Self.mostPieces) }
    var (rest, seen, unknown) = (names[...], Set<TimelinePart>(), [String]())
    while let first = rest.first {
      // The longest name counts, as commas may be part of one.
      var (count, part) = (min(most, rest.count), TimelinePart?.none)
      while count > 0, part == nil {
        part = found.part(named: rest.prefix(count).joined(separator: ","))
        count -= part == nil ? 1 : 0
      }
      if let part {
        if seen.insert(part).inserted { parts.append(part) }
      } else {
        unknown.append(first)
      }
      rest = rest.dropFirst(max(count, 1))
    }
    if names.isEmpty { unknown.append("") }
    if !unknown.isEmpty { throw Self.refusal(of: unknown, among: properties) }
  }

  /// The most pieces between commas of which a selected name may consist.
  private static let mostPieces = 8

  private static func refusal(
    of names: [String], among properties: [AnimatedProperty]
  ) -> DocumentRefusal {
    let known = properties.lazy.map(\.name)
    let problems = names.prefix(DocumentRefusal.mostKept).map { name in
      DocumentProblem.unknownProperty(
        name, in: "property", among: known,
        meaning: components(meantBy: name, among: properties)?.joined(separator: ", ")
          ?? NearestName.of(name, among: known))
    }
    return DocumentRefusal(.malformed, problems, total: names.count)
  }

  /// The components of the property before the last dot of a name, as a hint lists them; nil where
  /// there is none.
  private static func components(
    meantBy name: String, among properties: [AnimatedProperty]
  ) -> [String]? {
    guard let owner = name.partsAtLastDot?.owner,
      let whole = properties.first(where: { $0.name.isExactly(owner) })
    else { return nil }
    let components = whole.memberNames.prefix(DocumentProblem.mostListed)
    let shown = whole.name.shortened
    return components.isEmpty ? nil : components.map { "\(shown).\($0)" }
  }
}

/// The properties and their components by name. No names of components are made but of properties that
/// are asked for, and without those of the properties, which may be long.
private struct NamedParts {
  private let properties: [AnimatedProperty]
  private let indices: NameTable<Int>
  /// The components of properties by the names of their members.
  private var components: [Int: [String: Int]] = [:]

  init(_ properties: [AnimatedProperty]) {
    self.properties = properties
    indices = NameTable(indicesOf: properties.lazy.map(\.name))
  }

  /// The property with a name, or the component that the name addresses behind its last dot; nil for
  /// other names.
  mutating func part(named name: String) -> TimelinePart? {
    if let index = indices[name] { return TimelinePart(property: index) }
    guard let (owner, last) = name.partsAtLastDot, let index = indices[String(owner)],
      let component = component(String(last), of: index)
    else { return nil }
    return TimelinePart(property: index, component: component)
  }

  private mutating func component(_ name: String, of property: Int) -> Int? {
    if let known = components[property] { return known[name] }
    let names = properties[property].memberNames.enumerated().map { ($1, $0) }
    let own = Dictionary(names, uniquingKeysWith: { first, _ in first })
    components[property] = own
    return own[name]
  }
}

extension DocumentProblem {
  /// The most names that a hint lists.
  fileprivate static let mostListed = 20

  /// The problem of a parameter that names no property. The hint is what was probably meant, or else
  /// the first of the known names.
  static func unknownProperty(
    _ name: String, in parameter: String, among known: some Collection<String>,
    meaning meant: String?
  ) -> DocumentProblem {
    let names = known.prefix(mostListed).map(\.shortened).joined(separator: ", ")
    return DocumentProblem(
      .unknownProperty, "No property \"\(name.shortened)\" is here.", parameter: parameter,
      hint: meant ?? (names.isEmpty ? nil : names))
  }
}

extension String {
  /// The number of pieces between the commas of a name.
  fileprivate var pieces: Int { utf8.count { $0 == UInt8(ascii: ",") } + 1 }
}
