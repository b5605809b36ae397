import AnimationRoutes
import HTTPTypes
import MicroHTTP
import Synchronization

/// A request on its way through the daemon: who asks, and what is noted of it on the way.
struct Visit: Sendable {
  let caller: Caller
  /// The name under which the rate of its requests is counted: that of a known token, else the
  /// address. A token that nobody knows counts for its address, or guessing would be free.
  let bucket: String
  let notes: RequestNotes

  init(_ fields: HTTPFields, from address: String, keyring: Keyring?) {
    caller = keyring?.caller(sending: fields) ?? .anonymous
    bucket = caller.name.map { "token " + $0 } ?? address
    notes = RequestNotes(token: caller.name, trace: TraceContext(of: fields))
  }
}

/// A request that was let in, with what was found out about it.
final class AdmittedVisit: Sendable {
  let visit: Visit
  let request: AdmittedRequest

  init(visit: Visit, request: AdmittedRequest) {
    (self.visit, self.request) = (visit, request)
  }
}

/// What a request leaves behind for its line in the log, beside what the listener knows of it.
final class RequestNotes: Sendable {
  /// The name of the token, if a known one was sent.
  let token: String?
  let trace: TraceContext?
  let clock = StageClock()
  private let count = Atomic<Int>(0)

  init(token: String?, trace: TraceContext?) {
    self.token = token
    self.trace = trace
  }

  /// The values that were computed for the answer, or are while it streams.
  var samples: Int {
    get { count.load(ordering: .relaxed) }
    set { count.store(newValue, ordering: .relaxed) }
  }
}
