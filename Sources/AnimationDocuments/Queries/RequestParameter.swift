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
  /// The component's name in the OpenAPI document, since two parameters may share `name`; nil for
  /// one that stands in its operation alone.
  package let title: String?
  /// A sentence that says what the parameter means.
  package let meaning: String
  /// Whether a request must have the parameter.
  package let isRequired: Bool
  /// The schema of the parameter's value.
  package let schema: SchemaNode
  /// The schema of an element, where the value is a list with commas; nil for a single value.
  package let element: SchemaNode?

  /// A parameter; one in the path is always required.
  package init(
    _ name: String, in place: Place = .query, title: String?, _ schema: SchemaNode,
    _ meaning: String, isRequired: Bool = false, listOf element: SchemaNode? = nil
  ) {
    self.name = name
    self.place = place
    self.title = title
    self.schema = schema
    self.element = element
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
      + [("description", .text(description)), ("schema", schema)]
  }

  private var description: String {
    element == nil ? meaning : "\(meaning) Several are apart by commas."
  }
}

// MARK: - As a member

extension RequestParameter {
  /// The schema of the parameter as a member of a JSON object: a list is an array, or one element.
  var memberSchema: SchemaNode {
    if let element {
      return .oneOf([element, .array(of: element, [("minItems", .number(1))])]).described(meaning)
    }
    guard case .object(var members) = schema,
      let index = members.firstIndex(where: { $0.name == "description" }),
      case .text(let more) = members[index].value
    else { return schema.described(meaning) }
    members[index].value = .text("\(meaning) \(more)")
    return .object(members)
  }

  /// Whether the value, or each element of it, is a number.
  var isNumeric: Bool {
    guard case .object(let members) = element ?? schema else { return false }
    return members.contains { member in
      guard member.name == "type", case .text(let type) = member.value else { return false }
      return type == "number" || type == "integer"
    }
  }
}
