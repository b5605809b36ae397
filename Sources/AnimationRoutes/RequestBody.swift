import AnimationDocuments

/// What a place reads from the body of a request: its types and its bound.
struct RequestBody: Sendable {
  /// The beginning of the sentence that refuses another type.
  let noun: String
  /// The types, as `Accept-Post` and `Accept-Query` list them.
  let listed: String
  /// The setting that bounds its length.
  let setting: String
  /// The most bytes that it may have.
  let limit: @Sendable (Limits) -> Int
  private let isOwn: @Sendable (String) -> Bool

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
  static let document = RequestBody(
    noun: "A document is JSON", listed: "application/json, application/*+json",
    setting: "max-body", limit: \.maxBody,
    isOwn: { $0 == "application/json" || $0.hasSuffix("+json") })

  /// A text of another tool: JSON, or text of any sort; scripts have a type beside `text/javascript`.
  static let text = RequestBody(
    noun: "An import is a text or JSON", listed: document.listed + ", text/*",
    setting: document.setting, limit: document.limit,
    isOwn: { type in
      document.isOwn(type) || type.hasPrefix("text/") || type == "application/javascript"
    })

  /// A batch: a line of JSON for each document.
  static let lines = RequestBody(
    noun: "A batch is lines of JSON (application/x-ndjson)",
    listed: "application/x-ndjson, application/jsonl, application/json",
    setting: "max-batch-body", limit: \.maxBatchBody,
    isOwn: { type in
      ["application/x-ndjson", "application/ndjson", "application/jsonl", "application/json"]
        .contains(type)
    })
}
