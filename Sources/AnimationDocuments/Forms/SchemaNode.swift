/// A piece of a JSON Schema, or of the contract around the schemas. The members of objects keep their
/// order, in which people read them.
package indirect enum SchemaNode: Sendable {
  case null
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([SchemaNode])
  case object([Member])
  /// A value that is given as JSON text.
  case json(String)
  /// A piece with a name of its own, to which others refer.
  case component(SchemaComponent)

  /// A member of an object.
  package typealias Member = (name: String, value: SchemaNode)

  /// The schema with a sentence that says what it is for.
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

/// A part of the contract with a name. What it says is made when it is asked for, so that forms may
/// hold each other.
package struct SchemaComponent: Sendable {
  /// Where the contract lists it: schemas, or what is made of them.
  package enum Section: String, CaseIterable, Sendable {
    case parameters, requestBodies, headers, responses, schemas
  }

  /// Where the contract lists it.
  package let section: Section
  /// The name; of a schema it is the title too.
  package let title: String
  /// All that stands behind the title.
  let body: @Sendable () -> [SchemaNode.Member]

  /// A component; without a section it is a schema.
  package init(
    _ title: String, in section: Section = .schemas,
    body: @escaping @Sendable () -> [SchemaNode.Member]
  ) {
    self.title = title
    self.section = section
    self.body = body
  }

  /// All that it says.
  package var schema: SchemaNode {
    .object((section == .schemas ? [("title", .text(title))] : []) + body())
  }

  /// Where the contract has it.
  package var reference: String { "#/components/\(section.rawValue)/\(title)" }
}

extension SchemaNode {
  /// Calls `visit` with every component that the piece refers to itself.
  package func forEachComponent(_ visit: (SchemaComponent) -> Void) {
    switch self {
    case .component(let component): visit(component)
    case .list(let nodes): for node in nodes { node.forEachComponent(visit) }
    case .object(let members): for member in members { member.value.forEachComponent(visit) }
    case .null, .truth, .number, .text, .json: break
    }
  }

  /// All components that can be reached from the piece, each once: one before those that it refers to,
  /// in the order in which they are met.
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
