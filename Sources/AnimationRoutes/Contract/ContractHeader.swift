import AnimationDocuments
import HTTPNames
import HTTPTypes

/// The description of an answer's header field in the OpenAPI document.
struct ContractHeader: Sendable {
  let field: HTTPField.Name
  /// The name of the field's component in the OpenAPI document; nil for a field that is written
  /// at its answer.
  let title: String?
  let meaning: String
  let schema: SchemaNode

  init(
    _ field: HTTPField.Name, title: String?, _ meaning: String,
    _ schema: SchemaNode = .type("string")
  ) {
    self.field = field
    self.title = title
    self.meaning = meaning
    self.schema = schema
  }

  /// The name and the description, as a member of `headers`.
  var member: SchemaNode.Member {
    let members: [SchemaNode.Member] = [("description", .text(meaning)), ("schema", schema)]
    guard let title else { return (field.rawName, .object(members)) }
    return (field.rawName, .component(SchemaComponent(title, in: .headers) { members }))
  }
}

// MARK: - Fields of any answer

extension ContractHeader {
  static let requestID = ContractHeader(
    .requestID, title: "RequestId",
    """
    The request's id: the one that came, if it is 1 to 128 of letters, digits and `._~-`, else a \
    new one.
    """)

  static let eTag = ContractHeader(
    .eTag, title: "ETag",
    "A strong entity tag for `If-None-Match`. The same answer as gzip has another one.")

  static let revisionTag = ContractHeader(
    .eTag, title: "RevisionTag", "The revision as a strong entity tag, such as `\"7\"`.")

  static let link = ContractHeader(
    .link, title: "Link",
    "Where the description of the interface is, relative to this path, with `rel=\"service-desc\"`."
  )

  static let contentEncoding = ContractHeader(
    .contentEncoding, title: "ContentEncoding",
    "The word `gzip`; absent where the answer comes as it is.")

  static let vary = ContractHeader(
    .vary, title: "Vary",
    "The fields of the request that decide which form the answer has.")
}

// MARK: - Fields of samples

extension ContractHeader {
  static let columns = ContractHeader(
    .columns, title: "Columns",
    """
    The names of the columns, apart by commas, `time` first. Commas, percent signs, spaces, control \
    characters and what is not ASCII are percent-encoded in a name.
    """)

  static let count = ContractHeader(
    .count, title: "Count", "How many rows there are.", .integer(from: 0))

  static let omitted = ContractHeader(
    .omitted, title: "Omitted",
    """
    The properties without a column, written as the names of columns are; absent when there are \
    none.
    """)

  static let easingError = ContractHeader(
    .maxError, title: "MaxError",
    "With `format=css-linear`, the error that the easing stays within.", .number(from: 0))

  static let easingDuration = ContractHeader(
    .duration, title: "Duration",
    "With `format=css-linear`, the duration that belongs to the easing, in seconds.",
    .number(from: 0))

  static let plottedError = ContractHeader(
    .maxError, title: nil, "With `export`, how far what it says is from the document at most.",
    .type("number"))

  static let exportError = ContractHeader(
    .maxError, title: nil, "How far what is written is from the document at most.",
    .type("number"))
}

// MARK: - Fields of the library and of refusals

extension ContractHeader {
  static let storedCaching = ContractHeader(
    .cacheControl, title: nil,
    "`no-cache`; with `revision` a year, `public` where everybody may read the library.")

  static let location = ContractHeader(
    .location, title: nil, "The path of the animation.", .string(as: "uri-reference"))

  static let allow = ContractHeader(
    .allow, title: "Allow", "The methods that the path takes.")

  static let acceptPost = ContractHeader(
    .acceptPost, title: "AcceptPost", "The media types that are read.")

  static let accept = ContractHeader(.accept, title: nil, "The same in answers to PUT.")

  static let acceptEncoding = ContractHeader(
    .acceptEncoding, title: nil, "The word `identity`, where the body has a coding.")

  static let wwwAuthenticate = ContractHeader(
    .wwwAuthenticate, title: nil,
    """
    The word `Bearer`, with `error="invalid_token"` where a token is not known, and \
    `error="insufficient_scope"` where it lacks the scope (RFC 6750).
    """)

  static let retryAfter = ContractHeader(
    .retryAfter, title: "RetryAfter", "Seconds to wait before the next try.", .integer(from: 0))
}
