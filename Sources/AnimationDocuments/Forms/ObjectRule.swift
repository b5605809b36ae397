/// What holds between the members of an object.
struct ObjectRule: Sendable {
  /// How a schema says it, of an object that has members of these names.
  let schema: @Sendable (_ names: [String]) -> [SchemaNode.Member]
  /// Whether the given members keep to it; if not, that is reported.
  let check: @Sendable (inout DocumentDecoder, Members) -> Bool
}

extension [ObjectRule] {
  /// How a schema says all of them. A keyword that is needed twice stands in a schema of its own.
  func schema(_ names: [String]) -> [SchemaNode.Member] {
    var members: [SchemaNode.Member] = []
    var others: [SchemaNode] = []
    for rule in self {
      let said = rule.schema(names)
      if said.contains(where: { one in members.contains { $0.name == one.name } }) {
        others.append(.object(said))
      } else {
        members += said
      }
    }
    return others.isEmpty ? members : members + [("allOf", .list(others))]
  }
}
