import AnimationDocuments

/// The body that an endpoint reads: its media types and its greatest length.
struct RequestBody: Sendable {
  /// The beginning of the message about a wrong type.
  let noun: String
  /// The media types as `Accept-Post` and `Accept-Query` list them.
  let listed: String
  /// The name of the setting that limits its length.
  let setting: String
  /// The greatest length in bytes, from the limits.
  let limit: @Sendable (Limits) -> Int
  /// The description of the body for the OpenAPI document.
  let said: ContractBody
  /// Whether it is one text, which is accepted or refused as a whole; false for a batch.
  let isWhole: Bool
  private let isOwn: @Sendable (String) -> Bool

  private init(
    noun: String, listed: String, setting: String, limit: @escaping @Sendable (Limits) -> Int,
    said: ContractBody, isWhole: Bool = true, isOwn: @escaping @Sendable (String) -> Bool
  ) {
    (self.noun, self.listed, self.setting) = (noun, listed, setting)
    (self.limit, self.said, self.isWhole, self.isOwn) = (limit, said, isWhole, isOwn)
  }

  /// Whether a body with this `Content-Type` is read: its own types, none, or that of `curl -d`.
  func isRead(_ field: String?) -> Bool {
    guard let field, field != "application/json" else { return true }
    let type = field.prefix { !"; \t".contains($0) }.lowercased()
    return type.isEmpty || type == "application/x-www-form-urlencoded" || isOwn(type)
  }
}

extension RequestBody {
  /// A document in any JSON media type.
  static let document = documents(as: .document)

  /// Two documents to compare, in any JSON media type.
  static let comparison = documents(as: ContractBody([.json(.comparedDocuments)]))

  private static func documents(as said: ContractBody) -> RequestBody {
    RequestBody(
      noun: "A document is JSON", listed: "application/json, application/*+json",
      setting: "max-body", limit: \.maxBody, said: said,
      isOwn: { $0 == "application/json" || $0.hasSuffix("+json") })
  }

  /// A file of another tool: JSON or any text; scripts have types other than `text/javascript` too.
  static let text = RequestBody(
    noun: "An import is a text or JSON", listed: document.listed + ", text/*",
    setting: document.setting, limit: document.limit, said: .foreign,
    isOwn: { type in
      document.isOwn(type) || type.hasPrefix("text/") || type == "application/javascript"
    })

  /// A batch: one JSON line for each document.
  static let lines = RequestBody(
    noun: "A batch is lines of JSON (application/x-ndjson)",
    listed: "application/x-ndjson, application/jsonl, application/json",
    setting: "max-batch-body", limit: \.maxBatchBody,
    said: ContractBody([.lines(of: .batchLine, "Lines of `BatchLine`.")]), isWhole: false,
    isOwn: { type in
      ["application/x-ndjson", "application/ndjson", "application/jsonl", "application/json"]
        .contains(type)
    })
}

extension ContractBody {
  fileprivate static let document = ContractBody(
    title: "Document",
    about: "A document. It may come as any type that ends in `+json`, or without a type.",
    [
      .json(
        .document,
        examples: [
          .init(
            name: "bouncy", summary: "One animation",
            value:
              #"{"kind": "animation", "from": {"x": 0}, "to": {"x": 100}, "animation": "bouncy"}"#),
          .init(
            name: "tappedTwice", summary: "A spring that is turned round half-way",
            value:
              #"{"kind": "scene", "initial": {"x": 0}, "events": [{"at": 0, "set": {"x": 150}, "animation": "spring"}, {"at": 0.2, "set": {"x": 0}, "animation": "spring"}]}"#
          ),
        ])
    ])

  fileprivate static let foreign = ContractBody(
    title: "Foreign",
    about: """
      A text of another tool, as `text/*` or as JSON. The media type does not matter to what is read.
      """,
    [
      .text(
        "text/css",
        examples: [
          .init(
            name: "fade", summary: "Keyframes",
            value:
              #""@keyframes fade { from { opacity: 0 } to { opacity: 1 } } .card { animation: fade 0.3s both }""#
          )
        ]),
      .json(
        .object([]),
        examples: [
          .init(
            name: "keyframes", summary: "Keyframes of the Web Animations API",
            value:
              #"{"keyframes": [{"opacity": 0}, {"opacity": 1}], "timing": {"duration": 300, "fill": "both"}}"#
          )
        ]),
    ])
}
