import AnimationRoutes
import HTTPNames
import HTTPTypes
import Logging
import MicroHTTP

extension Answering {
  /// The HTTP response for a computed reply. Counts its samples; a stream gets its memory and
  /// place, or is refused.
  func response(
    _ reply: Reply, _ turn: RequestTurn, _ visit: Visit, for request: Request
  ) -> Response {
    if case .events(let events) = reply.body {
      turn.endWork(answer: 0)
      return response(reply, events, visit, for: request)
    }
    guard case .stream(let stream) = reply.body else {
      turn.endWork(answer: reply.body.byteCount)
      note(values: reply.valueCount, work: reply.work, visit)
      return response(reply, visit)
    }
    guard turn.startStreaming() else { return response(refused(request, .memory), visit) }
    guard let pass = streams.enter() else { return response(refused(request, .streams), visit) }
    note(values: reply.valueCount, work: reply.work + stream.cost.work, visit)
    let body = body(of: stream, tag: tag(of: reply), pass: pass, turn: turn, visit)
    return response(reply, .stream(body), visit)
  }

  /// The HTTP response for a reply whose body is complete.
  func response(_ reply: Reply, _ visit: Visit) -> Response {
    switch reply.body {
    case .bytes(let bytes): response(reply, .bytes(noted(bytes, tag(of: reply))), visit)
    case .none(let length):
      response(reply, .empty(contentLength: noted(length, tag(of: reply))), visit)
    case .stream, .events: response(reply, .empty(contentLength: nil), visit)
    }
  }

  private func response(_ reply: Reply, _ body: ResponseBody, _ visit: Visit) -> Response {
    var fields = reply.fields
    if let limiter {
      fields.append(contentsOf: limiter.fields(for: visit.bucket, at: OperatingSystem.seconds))
    }
    if tellsTiming { fields[Self.serverTiming] = visit.notes.clock.serverTiming }
    return Response(
      head: HTTPResponse(status: reply.status, headerFields: fields), body: body,
      route: reply.route, memo: visit.notes)
  }

  /// The HTTP response for a stream of events, which waits for changes on its connection's
  /// thread.
  private func response(
    _ reply: Reply, _ events: EventStream, _ visit: Visit, for request: Request
  ) -> Response {
    guard let pass = streams.enter() else { return response(refused(request, .streams), visit) }
    let feed = EventFeed(
      events, to: request.peer, among: eventStreams, while: permission(of: request)
    ) { [log] error in
      log.warning("a stream of events ends: \(error)", metadata: ["request": "\(request.id)"])
    }
    let body = BodyStream { buffer in
      withExtendedLifetime(pass) { feed.next(into: &buffer) }
    }
    return response(reply, .stream(body), visit)
  }

  /// Whether who sent a request may still read the library: its token may have been withdrawn since.
  private func permission(of request: Request) -> () -> Bool {
    guard let keyring else { return { true } }
    let fields = request.head.headerFields
    return {
      AccessPolicy.tokens.refusal(for: .read, to: keyring.caller(sending: fields)) == nil
    }
  }

  /// Counts values and units of work of an answer that begins, or of a part of it.
  func note(values: Int, work: Int, _ visit: Visit) {
    visit.notes.add(samples: values)
    metrics.count(samples: values, work: work)
  }

  /// The entity tag that the complete answer carries; nil if the answer was no success.
  private func tag(of reply: Reply) -> String? {
    // The tag of a stored document is its revision, which many documents share.
    guard !reply.isVerbatim else { return nil }
    return reply.status == .ok || reply.status == .notModified ? reply.fields[.eTag] : nil
  }

  private func noted(_ bytes: [UInt8], _ tag: String?) -> [UInt8] {
    if let tag { lengths.note(bytes.count, of: tag) }
    return bytes
  }

  /// The length that the body of an answer would have, for an answer without one. It is the
  /// answer's own length if it has one, as an answer to HEAD does, else the length noted for the
  /// tag.
  private func noted(_ length: Int?, _ tag: String?) -> Int? {
    guard let tag else { return length }
    if let length { lengths.note(length, of: tag) }
    return length ?? lengths.length(of: tag)
  }

  /// Finds out the length that a 304 stands for, if its tag is from another process or from before
  /// a restart.
  func learnLength(of reply: Reply, to request: AdmittedRequest, _ body: [UInt8]) {
    guard reply.status == .notModified, case .none(contentLength: nil) = reply.body,
      let tag = tag(of: reply),
      !lengths.knows(tag)
    else { return }
    lengths.note(routes.length(ofAnswerTagged: tag, to: request, body: body), of: tag)
  }

  /// The body of a stream. It holds the pass, so that its place is free when the stream is
  /// released.
  private func body(
    of stream: ReplyStream, tag: String?, pass: StreamGate.Pass, turn: RequestTurn, _ visit: Visit
  ) -> BodyStream {
    let next = stream.pieces()
    let clock = visit.notes.clock
    var length = 0
    return BodyStream(length: stream.length) { [lengths] buffer in
      withExtendedLifetime(pass) {
        let isMore = turn.window { clock.during(.encode) { next(&buffer) } }
        guard let isMore else { return .failed }
        length += buffer.count
        if !isMore, turn.interruption == nil, let tag { lengths.note(length, of: tag) }
        return isMore ? .more : .end
      }
    }
  }

  private static let serverTiming = HTTPField.Name(fixed: "Server-Timing")
}

extension Reply.Body {
  /// The bytes that stay in memory until they are sent.
  fileprivate var byteCount: Int {
    if case .bytes(let bytes) = self { bytes.count } else { 0 }
  }
}
