/// A piece of a JSON Schema or of the OpenAPI document; members of objects keep their order.
package indirect enum SchemaNode: Sendable {
  case null
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([SchemaNode])
  case object([Member])
  /// A value given as JSON text.
  case json(String)
  /// A named component, written as a reference to it.
  case component(SchemaComponent)

  package typealias Member = (name: String, value: SchemaNode)

  /// The schema with a description; unchanged for nil.
  package func described(_ meaning: String?) -> SchemaNode {
    guard let meaning else { return self }
    let description: [Member] = [("description", .text(meaning))]
    switch self {
    case .object(let members): return .object(description + members)
    case .component: return .object(description + [("$ref", self)])
    default: return self
    }
  }
}

/// A named component of the OpenAPI document, made on demand, so that forms can contain each other.
package struct SchemaComponent: Sendable {
  /// A section of `components` in the OpenAPI document: schemas, responses and so on.
  package enum Section: String, CaseIterable, Sendable {
    case parameters, requestBodies, headers, responses, schemas
  }

  /// The section of `components` that lists the component.
  package let section: Section
  /// The name of the component, and the title of a schema.
  package let title: String
  /// The members of the component after the title.
  let body: @Sendable () -> [SchemaNode.Member]

  /// A component; by default a schema.
  package init(
    _ title: String, in section: Section = .schemas,
    body: @escaping @Sendable () -> [SchemaNode.Member]
  ) {
    self.title = title
    self.section = section
    self.body = body
  }

  /// The complete component as an object.
  package var schema: SchemaNode {
    .object((section == .schemas ? [("title", .text(title))] : []) + body())
  }

  /// The reference to the component, such as `#/components/schemas/Spring`.
  package var reference: String { "#/components/\(section.rawValue)/\(title)" }
}

extension SchemaNode {
  /// Calls `visit` with each component that this node refers to directly.
  package func forEachComponent(_ visit: (SchemaComponent) -> Void) {
    switch self {
    case .component(let component): visit(component)
    case .list(let nodes): for node in nodes { node.forEachComponent(visit) }
    case .object(let members): for member in members { member.value.forEachComponent(visit) }
    case .null, .truth, .number, .text, .json: break
    }
  }

  /// All components reachable from this node, each once, in the order in which they are first met.
  package var reachableComponents: [SchemaComponent] {
    var found: [SchemaComponent] = []
    var references: Set<String> = []
    addComponents(to: &found, &references)
    return found
  }

  private func addComponents(to found: inout [SchemaComponent], _ references: inout Set<String>) {
    forEachComponent { component in
      guard references.insert(component.reference).inserted else { return }
      found.append(component)
      component.schema.addComponents(to: &found, &references)
    }
  }
}
