/// A request that nobody would send, and somebody will.
public struct MutatedRequest: Sendable, CustomStringConvertible {
  public var method: String
  public var target: String
  public var body: String

  public init(method: String, target: String, body: String) {
    self.method = method
    self.target = target
    self.body = body
  }

  /// A request as a file holds it: the method and the target, an empty line, the body.
  public init?(text: String) {
    let parts = text.split(separator: "\n\n", maxSplits: 1, omittingEmptySubsequences: false)
    let head = parts[0].split(separator: " ", maxSplits: 1)
    guard head.count == 2, let target = head.last?.split(separator: "\n").first else { return nil }
    self.init(
      method: String(head[0]), target: String(target),
      body: parts.count == 2 ? String(parts[1]) : "")
  }

  /// The request as a file holds it.
  public var description: String { "\(method) \(target)\n\n\(body)" }
}

/// Makes requests from valid documents: each from its own seed, so that one can be made again alone.
public struct RequestMutator: Sendable {
  private let documents: DocumentMutator
  private let exports: [String]

  /// - Parameters:
  ///   - documents: Texts of valid documents. What is no JSON is left out.
  ///   - exports: What exports are called in the path.
  public init(documents: [String], exports: [String]) {
    self.documents = DocumentMutator(documents.compactMap { JSONTree($0.utf8) })
    self.exports = exports
  }

  /// The request of a seed.
  public func request(seed: UInt64) -> MutatedRequest {
    var random = SplitMix64(seed: seed)
    switch Int.random(in: 0..<23, using: &random) {
    case 0..<10: return ask("/v1/sample", using: &random)
    case 10..<12: return ask("/v1/plot", using: &random)
    case 12..<14: return ask("/v1/validate", using: &random)
    case 14..<17: return get("/v1/animation", QueryMutator.animation, using: &random)
    case 17: return get("/v1/spring", QueryMutator.spring, samples: false, using: &random)
    case 18..<20: return get("/v1/curve", QueryMutator.curve, using: &random)
    case 20: return comparison(using: &random)
    default: return export(using: &random)
    }
  }

  private func export(using random: inout SplitMix64) -> MutatedRequest {
    MutatedRequest(
      method: "POST",
      target: Self.target(
        "/v1/export/" + random.pick(exports), QueryMutator.export(using: &random)),
      body: documents.document(using: &random).text)
  }

  private func comparison(using random: inout SplitMix64) -> MutatedRequest {
    let (left, right) = (documents.document(using: &random), documents.document(using: &random))
    let sides = random.happens(50) ? (left, left) : (left, right)
    let query = random.happens(50) ? ["tolerance=" + random.number(extreme: 40)] : []
    return MutatedRequest(
      method: "POST", target: Self.target("/v1/compare", query),
      body: #"{"left":\#(sides.0.text),"right":\#(sides.1.text)}"#)
  }

  private func ask(_ path: String, using random: inout SplitMix64) -> MutatedRequest {
    let takesQuery = path != "/v1/validate"
    let query = takesQuery ? QueryMutator.sampling(using: &random) : []
    let method = path == "/v1/sample" && random.happens(20) ? "QUERY" : "POST"
    return MutatedRequest(
      method: method, target: Self.target(path, query),
      body: documents.document(using: &random).text)
  }

  private func get(
    _ path: String, _ query: (inout SplitMix64) -> [String], samples: Bool = true,
    using random: inout SplitMix64
  ) -> MutatedRequest {
    let own = query(&random)
    let shared = samples ? QueryMutator.sampling(using: &random) : []
    // What stands twice would only be refused for that.
    let isTwice = own.contains { $0.hasPrefix("format=") }
    let rest = isTwice ? shared.filter { !$0.hasPrefix("format=") } : shared
    return MutatedRequest(method: "GET", target: Self.target(path, own + rest), body: "")
  }

  private static func target(_ path: String, _ query: [String]) -> String {
    let format = query.first { $0.hasPrefix("format=") }.map { String($0.dropFirst(7)) }
    let idle = (idleParameters[path] ?? []) + (format.flatMap { idleInFormats[$0] } ?? [])
    // What changes nothing would only be refused for that.
    let query = query.filter { parameter in !idle.contains { parameter.hasPrefix($0 + "=") } }
    return query.isEmpty ? path : path + "?" + query.map(escaped).joined(separator: "&")
  }

  private static let idleParameters = [
    "/v1/plot": ["precision", "layout"], "/v1/curve": ["springs", "property"],
  ]
  private static let idleInFormats = [
    "css-linear": [
      "fps", "step", "count", "times", "progress", "start", "end", "property", "precision",
      "include",
      "layout",
    ],
    "svg": ["precision", "layout"], "cbor": ["precision"], "f64": ["precision", "layout"],
    "f32": ["precision", "layout"], "csv": ["layout"], "ndjson": ["layout"],
  ]

  /// A parameter with what no target holds escaped.
  private static func escaped(_ text: String) -> String {
    text.utf8.map { byte -> String in
      let isPlain =
        (0x21...0x7E).contains(byte) && !"\"#%+<>[\\]^`{|}".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain
        ? String(UnicodeScalar(byte)) : "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
