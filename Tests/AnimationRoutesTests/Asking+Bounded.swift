import AnimationRoutes
import HTTPTypes
import TestSupport

extension Routes {
  /// What is wrong with the answer to a request that was made up; nil when nothing is. No more is read
  /// of an answer than some megabytes.
  func fault(of request: MutatedRequest) -> String? {
    guard let method = HTTPRequest.Method(request.method) else { return "no method" }
    let reply = ask(request.target, method, body: request.body)
    let (bytes, isWhole) = reply.bytes(atMost: 2 << 20)
    return AnswerCheck.fault(
      status: reply.status.code, mediaType: reply.fields[.contentType] ?? "", bytes: bytes,
      isWhole: isWhole)
  }
}

extension Reply {
  /// The body up to about so many bytes, and whether that is all of it.
  fileprivate func bytes(atMost most: Int) -> (bytes: [UInt8], isWhole: Bool) {
    guard case .stream(let stream) = body else { return (bytes, true) }
    let next = stream.pieces()
    var bytes: [UInt8] = []
    while bytes.count < most {
      if !next(&bytes) { return (bytes, true) }
    }
    return (bytes, false)
  }
}
