// The schemas of the lines of a batch in the OpenAPI document.

extension SchemaNode {
  package static let batchLine = SchemaNode.answer(
    "BatchLine",
    """
    A line of a batch. The members beside `id` and `document` are the parameters of `/v1/sample` \
    that bear on samples as JSON: numbers and texts as they are, lists as arrays.
    """,
    [
      .optional(
        "id", lineID,
        "What the answer repeats."),
      .required("document", .document),
    ] + BatchQuery.parameters.map { .optional($0.name, $0.memberSchema) },
    others: .truth(false))

  package static let batchAnswer = SchemaNode.answer(
    "BatchAnswer",
    """
    A line of the answer to a batch: the id, the status that the line would have as a request, \
    and the samples or the problem.
    """,
    [
      .required("id", lineID),
      .required("status", .integer()),
      .optional("result", .samples),
      .optional("problem", .problem),
    ])

  private static let lineID = SchemaNode.object([("type", .names(["string", "number", "null"]))])
}
