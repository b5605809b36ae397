/// What holds between the members of an object.
struct ObjectRule: Sendable {
  /// How a schema says it.
  let schema: [SchemaNode.Member]
  /// Whether the given members keep to it; if not, that is reported.
  let check: @Sendable (inout DocumentDecoder, Members) -> Bool
}
