// The schemas of problems in the OpenAPI document.

extension SchemaNode {
  package static let problem = SchemaNode.answer(
    "Problem", "An error (RFC 9457).",
    [
      .required(
        "type", .string(as: "uri-reference"),
        "Where the code is explained, relative to the service."),
      .required("title", .type("string"), "The same for every occurrence."),
      .required("status", .integer(from: 400, to: 599)),
      .required("code", .problemCode, "A word that never changes its meaning."),
      .required("detail", .type("string"), "A sentence about this occurrence."),
      .required("instance", .string(as: "uri-reference"), "The request's id."),
      .optional("reason", .type("string"), "Why the service is unavailable."),
      .optional(
        "errors",
        .array(of: .documentProblem, [("minItems", .number(1)), ("maxItems", .number(50))]),
        "Every single problem, 50 at most."),
      .optional("line", .integer(from: 1)),
      .optional("column", .integer(from: 1)),
      .optional("offset", .integer(from: 0)),
      .optional("limit", .type("number")),
      .optional("actual", .type("number")),
      .optional("setting", .type("string")),
    ])

  static let problemCode = SchemaNode.choice(
    "ProblemCode", "Code of an answer.", ErrorCode.ofAnswers.map(\.rawValue))

  static let documentProblem = SchemaNode.answer(
    "DocumentProblem", "Problem of a document or parameter.",
    [
      .optional("pointer", .string(as: "json-pointer"), "Where in the body (RFC 6901)."),
      .optional("parameter", .type("string"), "Which query parameter."),
      .required("code", .documentProblemCode),
      .required(
        "message", .type("string"), "One sentence that states the rule and what was given."),
      .optional("hint", .type("string"), "What may have been meant."),
      .optional("line", .integer(from: 1), "Of a text that is no JSON, from 1."),
      .optional("column", .integer(from: 1), "In characters, from 1."),
      .optional("offset", .integer(from: 0), "In bytes, from 0."),
      .optional("limit", .type("number")),
      .optional("actual", .type("number")),
      .optional("setting", .type("string"), "The flag that sets the limit."),
    ])

  static let documentProblemCode = SchemaNode.choice(
    "DocumentProblemCode", "Code of a single problem.", ErrorCode.ofProblems.map(\.rawValue))
}
