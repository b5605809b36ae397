import AnimationRoutes
import HTTPTypes
import MicroHTTP
import Synchronization

/// A request in the daemon: its caller, and what is noted about it.
struct Visit: Sendable {
  let caller: Caller
  /// The key under which the request rate is counted: a known token's name, else the client's
  /// address. Unknown tokens count for the address, so that guessing tokens is limited too.
  let bucket: String
  let notes: RequestNotes

  init(_ fields: HTTPFields, from address: String, keyring: Keyring?) {
    caller = keyring?.caller(sending: fields) ?? .anonymous
    bucket = caller.name.map { "token " + $0 } ?? address
    notes = RequestNotes(token: caller.name, trace: TraceContext(of: fields))
  }
}

/// A request that has been admitted, with the result of checking its head.
final class AdmittedVisit: Sendable {
  let visit: Visit
  let request: AdmittedRequest

  init(visit: Visit, request: AdmittedRequest) {
    (self.visit, self.request) = (visit, request)
  }
}

/// What is noted about a request for its log line, in addition to what the listener knows.
final class RequestNotes: Sendable {
  /// The name of the known token that was sent; nil otherwise.
  let token: String?
  let trace: TraceContext?
  let clock = StageClock()
  private let count = Atomic<Int>(0)

  init(token: String?, trace: TraceContext?) {
    self.token = token
    self.trace = trace
  }

  /// The number of values of the answer, those of a stream from its beginning.
  var samples: Int { count.load(ordering: .relaxed) }

  /// Adds values to those of the answer.
  func add(samples: Int) { count.wrappingAdd(samples, ordering: .relaxed) }
}
