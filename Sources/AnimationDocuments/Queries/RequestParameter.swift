/// The description of a request's parameter for the OpenAPI document.
package struct RequestParameter: Sendable {
  /// The part of the request that holds the parameter.
  package enum Place: String, Sendable {
    case query, path, header
  }

  /// The name of the parameter in a request.
  package let name: String
  /// The part of the request that holds the parameter.
  package let place: Place
  /// The name of the parameter's component in the OpenAPI document, where two different
  /// parameters may share `name`.
  package let title: String?
  /// A sentence that says what the parameter means.
  package let meaning: String
  /// Whether a request must have the parameter.
  package let isRequired: Bool
  /// The schema of the parameter's value.
  package let schema: SchemaNode

  /// A parameter; one in the path is always required.
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

  /// The parameter in the OpenAPI document: a component if it has a title, else an object.
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
