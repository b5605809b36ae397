import AnimationDocuments
import AnimationEngine
import HTTPTypes

/// A place that answers: all that the service has to know of it.
///
/// An endpoint is a file that makes one value, and a line in ``all``.
struct Endpoint: Sendable {
  /// Answers a call that has been admitted.
  typealias Making =
    @Sendable (
      _ routes: Routes, _ call: Call, _ match: Match, _ meter: inout WorkMeter
    ) throws(DocumentRefusal) -> Reply

  /// How a place comes to its answer.
  enum Answer: Sendable {
    /// A text of a media type that is the same for as long as the service runs.
    case page(mediaType: String, text: @Sendable (Service) -> String)
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
  let parameters: [String]
  /// Query parameters that its query would read, but that change nothing here.
  let idleParameters: [String]
  /// The forms that it offers to `Accept` and `format`, the first being what it answers by itself;
  /// none where the form is always the same.
  let formats: [Format]
  /// What it needs of its callers.
  let access: EndpointAccess
  let answer: Answer

  /// A place that makes an answer for each call.
  init(
    _ template: String, _ methods: [HTTPRequest.Method], reads body: RequestBody? = nil,
    parameters: [String] = [], idle idleParameters: [String] = [], formats: [Format] = [],
    access: EndpointAccess = .open, made: @escaping Making
  ) {
    self.template = template
    self.methods = methods
    self.body = body
    self.parameters = parameters.filter { !idleParameters.contains($0) }
    self.idleParameters = idleParameters
    self.formats = formats
    self.access = access
    answer = .made(made)
  }

  /// A place with a page that never changes.
  init(_ template: String, page mediaType: String, text: @escaping @Sendable (Service) -> String) {
    self.template = template
    methods = [.get, .head]
    body = nil
    parameters = []
    idleParameters = []
    formats = []
    access = .open
    answer = .page(mediaType: mediaType, text: text)
  }
}

extension Endpoint {
  /// The table of places, in the order in which `/` lists them.
  static let all: [Endpoint] = [
    index, sample, validate, plot, export, `import`, compare, batch, animation, spring, curve,
    animations, storedAnimation, revisions, storedSample, storedPlot, storedValidation,
    storedExport, animationEvents, events, limits, version, openAPIText, openAPIJSON, problem,
    docs, docsFile, playgroundFile,
  ]

  /// Whether the form of the answer is chosen by `Accept` and `format`.
  var isNegotiated: Bool { !formats.isEmpty }

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
