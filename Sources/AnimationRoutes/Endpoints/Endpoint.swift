import AnimationDocuments
import AnimationEngine
import HTTPTypes

/// An endpoint of the service: its path, methods, parameters, formats and how it answers.
///
/// Each endpoint is made in a file of its own and listed in ``all``. It never changes. It is a
/// class because it is passed along with every request, and copying a struct of this size takes a
/// hundred times as long as copying a reference.
final class Endpoint: Sendable {
  /// A function that answers an admitted call.
  typealias Making =
    @Sendable (
      _ routes: Routes, _ call: Call, _ match: Match, _ meter: inout WorkMeter
    ) throws(DocumentRefusal) -> Reply

  /// The ways in which an endpoint answers.
  enum Answer: Sendable {
    /// With a text that stays the same while the service runs.
    case page(mediaType: String, text: @Sendable (Service) -> String)
    /// With a long text that is the same for every service. It is made at the first request, so
    /// that starting the service does not wait for it.
    case shared(mediaType: String, text: @Sendable () -> PageText)
    /// With an answer made for each call.
    case made(Making)
  }

  /// The template of the path; a name in braces stands for any text without `/`.
  let template: String
  /// The methods that the endpoint accepts, without OPTIONS, which all do.
  let methods: [HTTPRequest.Method]
  /// The body that the endpoint reads; nil if it reads none.
  let body: RequestBody?
  /// The query parameters that the endpoint reads.
  let parameters: [RequestParameter]
  /// Query parameters that can be parsed but have no effect here, and so are refused.
  let idleParameters: [String]
  /// The parameters in the path, for the names in braces.
  let pathParameters: [RequestParameter]
  /// The formats offered through `Accept` and `format`; nil if there is only one.
  let formatChoice: FormatChoice?
  /// The permissions that the endpoint requires.
  let access: EndpointAccess
  /// Whether the endpoint uses a stored document of the library.
  let looksAtStored: Bool
  /// The description for the OpenAPI document that does not follow from the rest.
  let said: ContractEntry
  let answer: Answer

  /// An endpoint that makes an answer for each call.
  init(
    _ template: String, _ methods: [HTTPRequest.Method], path: [RequestParameter] = [],
    reads body: RequestBody? = nil, parameters: [RequestParameter] = [],
    idle idleParameters: [String] = [], formats: FormatChoice? = nil,
    access: EndpointAccess = .open, looksAtStored: Bool = false, says said: ContractEntry,
    made: @escaping Making
  ) {
    self.template = template
    self.methods = methods
    pathParameters = path
    self.body = body
    self.parameters = parameters.filter { !idleParameters.contains($0.name) }.map { parameter in
      formats.map(\.parameter).flatMap { $0.name == parameter.name ? $0 : nil } ?? parameter
    }
    self.idleParameters = idleParameters
    formatChoice = formats
    self.access = access
    self.looksAtStored = looksAtStored
    self.said = said
    answer = .made(made)
  }

  /// An endpoint with a text that stays the same while the service runs.
  convenience init(
    _ template: String, page mediaType: String, says said: ContractEntry,
    text: @escaping @Sendable (Service) -> String
  ) {
    self.init(template, says: said, page: .page(mediaType: mediaType, text: text))
  }

  /// An endpoint with a text that is the same for every service.
  convenience init(
    _ template: String, shared mediaType: String, says said: ContractEntry,
    text: @escaping @Sendable () -> PageText
  ) {
    self.init(template, says: said, page: .shared(mediaType: mediaType, text: text))
  }

  private init(_ template: String, says said: ContractEntry, page: Answer) {
    self.template = template
    methods = [.get, .head]
    body = nil
    parameters = []
    pathParameters = []
    idleParameters = []
    formatChoice = nil
    access = .open
    looksAtStored = false
    self.said = said
    answer = page
  }
}

extension Endpoint {
  /// All endpoints, in the order in which `/` lists them.
  static let all: [Endpoint] = [
    index, sample, validate, plot, export, `import`, compare, batch, animation, spring, curve,
    animations, storedAnimation, revisions, storedSample, storedPlot, storedValidation,
    storedExport, animationEvents, events, limits, version, openAPIText, openAPIJSON, problem,
    docs, docsFile, playgroundFile,
  ]

  /// Whether `Accept` and `format` choose the format of the answer.
  var isNegotiated: Bool { formatChoice != nil }

  /// The formats offered; the first is the default.
  var formats: [Format] { formatChoice?.formats ?? [] }

  /// The names of the formats offered.
  var formatNames: [String] { formatChoice?.names ?? [] }

  /// The methods as the header field `Allow` lists them.
  var allow: String { Self.listed(methods) }

  /// All methods that any endpoint accepts, as `Allow` lists them.
  static let allMethods = listed(
    all.flatMap(\.methods).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })

  private static func listed(_ methods: [HTTPRequest.Method]) -> String {
    (methods + [.options]).map(\.rawValue).joined(separator: ", ")
  }
}

extension HTTPRequest.Method {
  /// The method QUERY: a safe request with a body (RFC 10008).
  static let query = HTTPRequest.Method("QUERY") ?? .get
}
