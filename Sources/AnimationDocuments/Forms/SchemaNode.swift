/// A piece of a JSON Schema. The members of objects keep their order, in which people read them.
indirect enum SchemaNode: Sendable {
  case null
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([SchemaNode])
  case object([Member])
  /// A value that is given as JSON text.
  case json(String)
  /// A schema with a name of its own, to which others refer.
  case component(SchemaComponent)

  /// A member of an object.
  typealias Member = (name: String, value: SchemaNode)

  /// The object of one keyword for a type of JSON.
  static func type(_ name: String, _ rest: [Member] = []) -> SchemaNode {
    .object([("type", .text(name))] + rest)
  }

  /// A reference to a component that is not made here.
  static func reference(_ title: String) -> SchemaNode {
    .object([("$ref", .text("#/components/schemas/" + title))])
  }

  /// A list of names.
  static func names(_ names: [String]) -> SchemaNode { .list(names.map { .text($0) }) }

  /// Exactly one of several schemas.
  static func oneOf(_ choices: [SchemaNode]) -> SchemaNode { .object([("oneOf", .list(choices))]) }

  /// The schema with a sentence that says what it is for.
  func described(_ meaning: String?) -> SchemaNode {
    guard let meaning else { return self }
    let description: [Member] = [("description", .text(meaning))]
    switch self {
    case .object(let members): return .object(description + members)
    case .component: return .object(description + [("$ref", self)])
    default: return self
    }
  }
}

/// A schema with a name, as the contract lists it. What it says is made when it is asked for, so
/// that forms may hold each other.
struct SchemaComponent: Sendable {
  /// The name, which is the title too.
  let title: String
  /// All that stands behind the title.
  let body: @Sendable () -> [SchemaNode.Member]

  /// The whole schema.
  var schema: SchemaNode { .object([("title", .text(title))] + body()) }

  /// Where the contract has the schema.
  var reference: String { "#/components/schemas/" + title }
}

extension SchemaNode {
  /// A schema with a name; `examples` are JSON texts.
  static func component(
    _ title: String, _ meaning: String?, examples: [String] = [],
    _ body: @escaping @Sendable () -> [Member]
  ) -> SchemaNode {
    .component(
      SchemaComponent(title: title) {
        let examples = examples.isEmpty ? nil : SchemaNode.list(examples.map { .json($0) })
        return (meaning.map { [("description", .text($0))] } ?? []) + body()
          + (examples.map { [("examples", $0)] } ?? [])
      })
  }

  /// Calls `visit` with every component that the schema refers to itself.
  func forEachComponent(_ visit: (SchemaComponent) -> Void) {
    switch self {
    case .component(let component): visit(component)
    case .list(let nodes): for node in nodes { node.forEachComponent(visit) }
    case .object(let members): for member in members { member.value.forEachComponent(visit) }
    case .null, .truth, .number, .text, .json: break
    }
  }

  /// All components that can be reached from the schema, each once, in the order in which they are
  /// met.
  var reachableComponents: [SchemaComponent] {
    var found: [SchemaComponent] = []
    var titles: Set<String> = []
    var waiting: [SchemaNode] = [self]
    while let node = waiting.popLast() {
      var met: [SchemaComponent] = []
      node.forEachComponent { met.append($0) }
      for component in met where titles.insert(component.title).inserted {
        found.append(component)
        waiting.append(component.schema)
      }
    }
    return found
  }
}
