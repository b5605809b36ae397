import AnimationDocuments
import HTTPTypes

/// The description of an answer in the OpenAPI document.
struct ContractAnswer: Sendable {
  /// The HTTP status; nil for the default, any status that is not listed.
  let status: Int?
  /// The name of the answer's component in the OpenAPI document; nil for an answer that is
  /// written at its operation.
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

  /// The header field with the entity tag; nil if the answer has none.
  var tag: ContractHeader? { headers.first { $0.field == .eTag } }

  /// The status and the description, as a member of an operation's responses.
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
  /// A successful answer, whose header fields include the request's id.
  static func good(
    status: Int = 200, title: String? = nil, _ meaning: String,
    headers: [ContractHeader] = [], _ content: ContractContent...
  ) -> ContractAnswer {
    ContractAnswer(
      status: status, title: title, meaning, headers: [.requestID] + headers, content)
  }

  /// A successful answer with an entity tag, for `If-None-Match`.
  static func tagged(_ meaning: String, _ content: ContractContent...) -> ContractAnswer {
    ContractAnswer(meaning, headers: [.requestID, .eTag], content)
  }

  /// A successful answer about the service itself, with an entity tag and a link to the
  /// description.
  static func described(_ meaning: String, _ content: ContractContent...) -> ContractAnswer {
    ContractAnswer(meaning, headers: [.requestID, .eTag, .link], content)
  }

  /// Samples in any of several formats.
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

  /// The answer 304 to a client that already has what is tagged.
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
