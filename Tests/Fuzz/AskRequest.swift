import AnimationDocuments
import AnimationLibrary
import AnimationRoutes
import HTTPTypes

/// Small limits: what is beyond them is refused all the same, and nothing takes long.
private let routes = Routes(
  Service(
    limits: Limits(
      maxDepth: 24, maxTracks: 64, maxKeyframes: 512, maxEvents: 256, maxValues: 5000),
    library: ServedLibrary(store: InMemoryStore(now: 0)) { 0 }))

/// Asks for the answer to a request, which has to be one that a client can read.
func ask(_ request: MutatedRequest) {
  guard let method = HTTPRequest.Method(request.method) else { return }
  let head = HTTPRequest(
    method: method, scheme: "http", authority: "localhost", path: request.target)
  let reply: Reply
  switch routes.admission(of: head, id: "fuzz") {
  case .refuse(let refusal, _): reply = refusal
  case .accept(let admitted): reply = routes.reply(to: admitted, body: Array(request.body.utf8))
  }
  let (bytes, isWhole) = body(of: reply, atMost: 1 << 20)
  let fault = AnswerCheck.fault(
    status: reply.status.code, mediaType: reply.fields[.contentType] ?? "", bytes: bytes,
    isWhole: isWhole)
  if let fault { fatalError("\(fault)\n\(request)") }
}

/// The body up to about so many bytes, and whether that is all of it.
private func body(of reply: Reply, atMost most: Int) -> (bytes: [UInt8], isWhole: Bool) {
  switch reply.body {
  case .none, .events: return ([], true)
  case .bytes(let bytes): return (bytes, true)
  case .stream(let stream):
    let next = stream.pieces()
    var bytes: [UInt8] = []
    while bytes.count < most {
      if !next(&bytes) { return (bytes, true) }
    }
    return (bytes, false)
  }
}
