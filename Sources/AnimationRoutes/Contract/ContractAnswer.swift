import AnimationDocuments
import HTTPTypes

/// An answer with its status, as the contract tells of it.
struct ContractAnswer: Sendable {
  /// The status; nil for any that is not told.
  let status: Int?
  /// The name in the contract; nil for one that stands at its operation.
  let title: String?
  let meaning: String
  let headers: [ContractHeader]
  let content: [ContractContent]

  init(
    status: Int? = 200, title: String? = nil, _ meaning: String,
    headers: [ContractHeader] = [], _ content: [ContractContent]
  ) {
    self.status = status
    self.title = title
    self.meaning = meaning
    self.headers = headers
    self.content = content
  }

  /// The field in which it has an entity tag; nil where it has none.
  var tag: ContractHeader? { headers.first { $0.field == .eTag } }

  /// The status and what is said of the answer.
  var member: SchemaNode.Member {
    let members: [SchemaNode.Member] =
      [("description", .text(meaning))]
      + (headers.isEmpty ? [] : [("headers", .object(headers.map(\.member)))])
      + (content.isEmpty ? [] : [("content", .object(content.map(\.member)))])
    let name = status.map(String.init) ?? "default"
    guard let title else { return (name, .object(members)) }
    return (name, .component(SchemaComponent(title, in: .responses) { members }))
  }
}

// MARK: - Good answers

extension ContractAnswer {
  /// What was asked for. Every such answer has the request's id.
  static func good(
    status: Int = 200, title: String? = nil, _ meaning: String,
    headers: [ContractHeader] = [], _ content: ContractContent...
  ) -> ContractAnswer {
    ContractAnswer(
      status: status, title: title, meaning, headers: [.requestID] + headers, content)
  }

  /// An answer that carries a tag, so that `If-None-Match` may ask whether there is another one.
  static func tagged(_ meaning: String, _ content: ContractContent...) -> ContractAnswer {
    ContractAnswer(meaning, headers: [.requestID, .eTag], content)
  }

  /// Samples in any of some formats.
  static func samples(title: String, in formats: [Format]) -> ContractAnswer {
    var headers: [ContractHeader] = [.requestID, .eTag, .contentEncoding, .vary]
    for header in formats.flatMap(\.said.headers)
    where !headers.contains(where: { $0.field == header.field }) {
      headers.append(header)
    }
    return ContractAnswer(
      title: title, "The samples in the form that was asked for.", headers: headers,
      formats.map(\.said.content))
  }

  /// The word that the client has what is tagged already.
  static func notModified(_ tag: ContractHeader) -> ContractAnswer {
    tag.title == ContractHeader.revisionTag.title
      ? ContractAnswer(
        status: 304, title: "StoredNotModified", "The client has this revision already.",
        headers: [tag], []
      )
      : ContractAnswer(
        status: 304, title: "NotModified",
        "The client has the answer already; it named its `ETag` in `If-None-Match`.",
        headers: [tag, .vary], [])
  }
}
