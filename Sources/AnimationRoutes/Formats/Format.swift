import AnimationDocuments
import AnimationEngine
import HTTPTypes

/// An output format of values: its media type, parameters and how it is written.
///
/// Each format is made in a file of its own and listed in ``all``.
struct Format: Sendable {
  /// What a format can be made from.
  enum Subject: Hashable, Sendable {
    /// Any document or curve, as each has a timeline.
    case anything
    /// A single animation of one value, or a curve.
    case oneProgress
  }

  /// Makes the content of an answer.
  typealias Making =
    @Sendable (
      _ routes: Routes, _ view: SampleView, _ meter: inout WorkMeter
    ) throws(DocumentRefusal) -> Content

  /// The name of the format in the parameter `format`.
  let name: String
  /// The media type without its parameters.
  let mediaType: String
  /// What the format can be made from.
  let subject: Subject
  /// Query parameters that have no effect in this format, and so are refused.
  let idleParameters: [String]
  /// The description of the format for the OpenAPI document.
  let said: FormatText
  /// Makes the content of an answer.
  let content: Making
  /// The header fields of every answer in this format, except the tag.
  private let fields: HTTPFields

  /// A format. `schema` and `headers` describe its answers in the OpenAPI document. `contentType`
  /// is the media type with its parameters, `more` the additional header fields of its answers.
  /// Only a picture takes the parameters of pictures.
  init(
    _ name: String, mediaType: String, contentType: String? = nil, _ schema: SchemaNode,
    headers: [ContractHeader] = [], subject: Subject = .anything,
    idle idleParameters: [String] = [], isPicture: Bool = false, more: HTTPFields = [:],
    content: @escaping Making
  ) {
    self.name = name
    self.mediaType = mediaType
    said = FormatText(content: ContractContent(mediaType, schema), headers: headers)
    self.subject = subject
    self.idleParameters = idleParameters + (isPicture ? [] : PictureQuery.parameters.map(\.name))
    self.content = content
    var fields: HTTPFields = [
      .contentType: contentType ?? mediaType, .cacheControl: "no-cache",
      .vary: Self.deciding,
    ]
    fields.append(contentsOf: more)
    self.fields = fields
  }

  /// The header fields of an answer in this format, with an entity tag if given.
  func fields(_ tag: EntityTag?) -> HTTPFields {
    var fields = fields
    if let tag { fields[.eTag] = tag.text }
    return fields
  }
}

extension Format {
  /// All formats, in the order in which clients see them listed.
  static let all: [Format] = [json, ndjson, csv, cbor, f64, f32, svg, cssLinear]

  /// The header fields of a request that decide the format and the coding of its answer.
  static let deciding = "Accept, Accept-Encoding"

  /// The formats for anything with a timeline.
  static let plain = all.filter { $0.subject == .anything }
}

/// The description of a format for the OpenAPI document.
struct FormatText: Sendable {
  let content: ContractContent
  /// The header fields of the format's answers in addition to the common ones.
  let headers: [ContractHeader]
}

/// The content of an answer in a format.
struct Content: Sendable {
  /// The header fields of this content, in addition to those of its format.
  var fields: HTTPFields = [:]
  var body: Body
  /// The number of values computed for the body, now or while it streams.
  var valueCount: Int

  /// A body that has bytes.
  enum Body: Sendable {
    /// A body that is complete.
    case bytes([UInt8])
    /// A body made piece by piece while it is sent.
    case stream(ReplyStream)
  }
}

extension Content {
  /// The content as a text that is complete.
  init(fields: HTTPFields = [:], text: String, valueCount: Int) {
    self.init(fields: fields, body: .bytes(Array(text.utf8)), valueCount: valueCount)
  }
}

extension Reply.Body {
  /// The body of an answer with some content.
  init(_ content: Content.Body) {
    switch content {
    case .bytes(let bytes): self = .bytes(bytes)
    case .stream(let stream): self = .stream(stream)
    }
  }
}
