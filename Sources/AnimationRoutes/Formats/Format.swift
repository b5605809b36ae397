import AnimationDocuments
import AnimationEngine
import HTTPTypes

/// A form in which values leave: all that the service has to know of it.
///
/// A format is a file that makes one value, and a line in ``all``.
struct Format: Sendable {
  /// What a format can be made of.
  enum Subject: Hashable, Sendable {
    /// Whatever has a timeline.
    case anything
    /// A single animation of one value.
    case singleAnimation
  }

  /// Makes the content of an answer, or nil where the client wants none if there is any.
  typealias Making =
    @Sendable (
      _ routes: Routes, _ view: SampleView, _ isWanted: Bool, _ meter: inout WorkMeter
    ) throws(DocumentRefusal) -> Content?

  /// What the parameter `format` calls it.
  let name: String
  /// The media type without its parameters.
  let mediaType: String
  /// What it takes.
  let subject: Subject
  /// Query parameters that change nothing in this form.
  let idleParameters: [String]
  /// What the contract says of it.
  let said: FormatText
  /// Makes what is asked for.
  let content: Making
  /// The fields of every answer in this form, but for its tag.
  private let fields: HTTPFields

  /// A format. `schema` and `headers` are what the contract says of its answers; `contentType` is its media type with parameters, `more` the fields that all its
  /// answers have beside those of the others. Only a picture takes the parameters of pictures.
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
      .vary: "Accept, Accept-Encoding",
    ]
    fields.append(contentsOf: more)
    self.fields = fields
  }

  /// The fields of an answer in this form; of a safe question it carries a tag.
  func fields(_ tag: EntityTag?) -> HTTPFields {
    var fields = fields
    if let tag { fields[.eTag] = tag.text }
    return fields
  }
}

extension Format {
  /// The table of formats, in the order in which they are listed to clients.
  static let all: [Format] = [json, ndjson, csv, cbor, f64, f32, svg, cssLinear]

  /// The forms of whatever has a timeline.
  static let plain = all.filter { $0.subject == .anything }
}

/// What the contract says of a format.
struct FormatText: Sendable {
  let content: ContractContent
  /// The header fields that its answers have beside those of others.
  let headers: [ContractHeader]
}

/// What an answer in a format holds.
struct Content: Sendable {
  /// What the header says of it beside what it says of every answer in the format.
  var fields: HTTPFields = [:]
  var body: Reply.Body
  /// How many values were computed for it, or will be while it streams.
  var valueCount: Int

  /// Fields, a body, and the number of values in it.
  init(fields: HTTPFields = [:], body: Reply.Body, valueCount: Int) {
    self.fields = fields
    self.body = body
    self.valueCount = valueCount
  }

  /// A text that is made whole.
  init(fields: HTTPFields = [:], text: String, valueCount: Int) {
    self.init(fields: fields, body: .bytes(Array(text.utf8)), valueCount: valueCount)
  }
}
