/// A parameter of requests: what the contract says of it.
package struct RequestParameter: Sendable {
  /// Where it stands.
  package enum Place: String, Sendable {
    case query, path, header
  }

  /// The name.
  package let name: String
  /// Where it stands.
  package let place: Place
  /// The name in the contract: two parameters that mean different things may share the other one. Nil
  /// for one that stands at its operation.
  package let title: String?
  /// What it means.
  package let meaning: String
  /// Whether it has to be given.
  package let isRequired: Bool
  /// What its value is.
  package let schema: SchemaNode

  /// A parameter. One of a path is always given.
  package init(
    _ name: String, in place: Place = .query, title: String?, _ schema: SchemaNode,
    _ meaning: String, isRequired: Bool = false
  ) {
    self.name = name
    self.place = place
    self.title = title
    self.schema = schema
    self.meaning = meaning
    self.isRequired = isRequired || place == .path
  }

  /// The parameter in the contract, by its name there if it has one.
  package var node: SchemaNode {
    guard let title else { return .object(members) }
    return .component(SchemaComponent(title, in: .parameters) { members })
  }

  private var members: [SchemaNode.Member] {
    [("name", .text(name)), ("in", .text(place.rawValue))]
      + (isRequired ? [("required", .truth(true))] : [])
      + [("description", .text(meaning)), ("schema", schema)]
  }
}
