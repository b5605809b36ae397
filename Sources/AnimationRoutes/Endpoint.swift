import HTTPTypes

/// The places that answer, each with its methods and what it reads.
enum Endpoint: CaseIterable, Sendable {
  case index
  case sample
  case validate
  case plot
  case animation
  case spring
  case curve
  case limits
  case version
  case openAPIText
  case openAPIJSON
  case problem

  /// The template of the path.
  var template: String {
    switch self {
    case .index: "/"
    case .sample: "/v1/sample"
    case .validate: "/v1/validate"
    case .plot: "/v1/plot"
    case .animation: "/v1/animation"
    case .spring: "/v1/spring"
    case .curve: "/v1/curve"
    case .limits: "/v1/limits"
    case .version: "/version"
    case .openAPIText: "/openapi.yaml"
    case .openAPIJSON: "/openapi.json"
    case .problem: "/problems/{slug}"
    }
  }

  /// What the place does for each method, OPTIONS aside, which every place answers.
  var methods: [HTTPRequest.Method] {
    switch self {
    case .sample: [.query, .post]
    case .validate, .plot: [.post]
    default: [.get, .head]
    }
  }

  /// Whether the place reads a document from the body.
  var readsDocument: Bool { self == .sample || self == .validate || self == .plot }

  /// Whether the form of the answer is chosen by `Accept` and `format`.
  var isNegotiated: Bool {
    switch self {
    case .sample, .plot, .animation, .curve: true
    default: false
    }
  }

  /// The methods as `Allow` lists them.
  var allow: String {
    (methods + [.options]).map(\.rawValue).joined(separator: ", ")
  }
}

extension HTTPRequest.Method {
  /// A safe question with a body (RFC 10008).
  static let query = HTTPRequest.Method("QUERY") ?? .get
}

/// The place that a path names.
struct Match: Sendable {
  var endpoint: Endpoint
  /// What stands in the template's `{slug}`.
  var slug: Substring = ""

  /// The place at a path, or nil when there is none. Paths are compared byte by byte, after escapes
  /// of characters that need none are undone.
  init?(path: Substring) {
    let path = path.utf8.contains(UInt8(ascii: "%")) ? Substring(Target.plain(path)) : path
    if let endpoint = Self.fixed[path] {
      self.endpoint = endpoint
    } else if path.hasPrefix(Self.problems), path.utf8.count > Self.problems.utf8.count {
      endpoint = .problem
      slug = path.dropFirst(Self.problems.count)
    } else {
      return nil
    }
  }

  private static let problems = "/problems/"

  private static let fixed = Dictionary(
    uniqueKeysWithValues: Endpoint.allCases.filter { $0 != .problem }.map {
      (Substring($0.template), $0)
    })
}

extension Endpoint {
  /// The place whose path is nearest to a mistyped one; nil when none is near.
  static func nearest(to path: String) -> String? {
    let folded = path.lowercased()
    let bare = folded.hasSuffix("/") ? String(folded.dropLast()) : folded
    let last = bare.split(separator: "/").last ?? ""
    return allCases.map(\.template).first { template in
      template != "/" && !last.isEmpty && template.split(separator: "/").last == last
    }
  }
}
