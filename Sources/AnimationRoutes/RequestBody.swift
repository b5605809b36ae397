import AnimationDocuments

/// What a place reads from the body of a request: its types and its bound. A class, as ``Endpoint`` is.
final class RequestBody: Sendable {
  /// The beginning of the sentence that refuses another type.
  let noun: String
  /// The types, as `Accept-Post` and `Accept-Query` list them.
  let listed: String
  /// The setting that bounds its length.
  let setting: String
  /// The most bytes that it may have.
  let limit: @Sendable (Limits) -> Int
  /// What the contract says of it.
  let said: ContractBody
  /// Whether it is one text, which is right or wrong as a whole.
  let isWhole: Bool
  private let isOwn: @Sendable (String) -> Bool

  private init(
    noun: String, listed: String, setting: String, limit: @escaping @Sendable (Limits) -> Int,
    said: ContractBody, isWhole: Bool = true, isOwn: @escaping @Sendable (String) -> Bool
  ) {
    (self.noun, self.listed, self.setting) = (noun, listed, setting)
    (self.limit, self.said, self.isWhole, self.isOwn) = (limit, said, isWhole, isOwn)
  }

  /// Whether a body with this `Content-Type` is read: one of its own types, no type at all, and the
  /// one that `curl -d` sends by itself.
  func isRead(_ field: String?) -> Bool {
    guard let field, field != "application/json" else { return true }
    let type = field.prefix { $0 != ";" && $0 != " " }.lowercased()
    return type.isEmpty || type == "application/x-www-form-urlencoded" || isOwn(type)
  }
}

extension RequestBody {
  /// A document: JSON in all its dialects.
  static let document = documents(as: .document)

  /// Two documents to compare.
  static let comparison = documents(as: ContractBody([.json(.comparedDocuments)]))

  private static func documents(as said: ContractBody) -> RequestBody {
    RequestBody(
      noun: "A document is JSON", listed: "application/json, application/*+json",
      setting: "max-body", limit: \.maxBody, said: said,
      isOwn: { $0 == "application/json" || $0.hasSuffix("+json") })
  }

  /// A text of another tool: JSON, or text of any sort; scripts have a type beside `text/javascript`.
  static let text = RequestBody(
    noun: "An import is a text or JSON", listed: document.listed + ", text/*",
    setting: document.setting, limit: document.limit, said: .foreign,
    isOwn: { type in
      document.isOwn(type) || type.hasPrefix("text/") || type == "application/javascript"
    })

  /// A batch: a line of JSON for each document.
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
