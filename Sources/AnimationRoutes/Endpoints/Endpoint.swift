import AnimationDocuments
import AnimationEngine
import HTTPTypes

/// A place that answers: all that the service has to know of it.
///
/// An endpoint is a file that makes one value, and a line in ``all``. It never changes; it is a class
/// because it is handed along with every request, and a copy of all that it says takes a hundred times
/// as long as one of a reference.
final class Endpoint: Sendable {
  /// Answers a call that has been admitted.
  typealias Making =
    @Sendable (
      _ routes: Routes, _ call: Call, _ match: Match, _ meter: inout WorkMeter
    ) throws(DocumentRefusal) -> Reply

  /// How a place comes to its answer.
  enum Answer: Sendable {
    /// A text of a media type that is the same for as long as the service runs.
    case page(mediaType: String, text: @Sendable (Service) -> String)
    /// A long text that is the same for every service. It is made when it is first asked for, so that
    /// a start does not wait for it.
    case shared(mediaType: String, text: @Sendable () -> PageText)
    /// An answer that depends on the call.
    case made(Making)
  }

  /// The template of the path; a name in braces stands for any text without `/`.
  let template: String
  /// The methods that the place takes, OPTIONS aside, which every place answers.
  let methods: [HTTPRequest.Method]
  /// What the place reads from the body; nil where it reads none.
  let body: RequestBody?
  /// The query parameters that it reads.
  let parameters: [RequestParameter]
  /// Query parameters that its query would read, but that change nothing here.
  let idleParameters: [String]
  /// The parameters that stand in its path, in the places of the names in braces.
  let pathParameters: [RequestParameter]
  /// The forms that it offers to `Accept` and `format`; nil where the form is always the same.
  let formatChoice: FormatChoice?
  /// What it needs of its callers.
  let access: EndpointAccess
  /// Whether it looks at a document of the library.
  let looksAtStored: Bool
  /// What the contract says of it beyond what follows from the rest.
  let said: ContractEntry
  let answer: Answer

  /// A place that makes an answer for each call.
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

  /// A place with a page that never changes.
  convenience init(
    _ template: String, page mediaType: String, says said: ContractEntry,
    text: @escaping @Sendable (Service) -> String
  ) {
    self.init(template, says: said, page: .page(mediaType: mediaType, text: text))
  }

  /// A place with a page that is the same for every service.
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
  /// The media type of a page that never changes; nil for a place that makes its answers.
  var pageType: String? {
    switch answer {
    case .page(let mediaType, _), .shared(let mediaType, _): mediaType
    case .made: nil
    }
  }

  /// The table of places, in the order in which `/` lists them.
  static let all: [Endpoint] = [
    index, sample, validate, plot, export, `import`, compare, batch, animation, spring, curve,
    animations, storedAnimation, revisions, storedSample, storedPlot, storedValidation,
    storedExport, animationEvents, events, limits, version, openAPIText, openAPIJSON, problem,
    docs, docsFile, playgroundFile,
  ]

  /// Whether the form of the answer is chosen by `Accept` and `format`.
  var isNegotiated: Bool { formatChoice != nil }

  /// The forms that it offers, the first being what it answers by itself.
  var formats: [Format] { formatChoice?.formats ?? [] }

  /// The names of these forms.
  var formatNames: [String] { formatChoice?.names ?? [] }

  /// The methods as `Allow` lists them.
  var allow: String { Self.listed(methods) }

  /// The methods that some place takes, in the same form.
  static let allMethods = listed(
    all.flatMap(\.methods).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })

  private static func listed(_ methods: [HTTPRequest.Method]) -> String {
    (methods + [.options]).map(\.rawValue).joined(separator: ", ")
  }
}

extension HTTPRequest.Method {
  /// A safe question with a body (RFC 10008).
  static let query = HTTPRequest.Method("QUERY") ?? .get
}
