import AnimationEngine
import AnimationRoutes
import MicroHTTP
import Synchronization

/// The thread of a request does what can be done side by side, and others help it for which there are
/// processors and places at the gate this moment.
extension RequestTurn: Workers {
  func map<Result: Sendable>(
    _ count: Int, _ make: @escaping @Sendable (Int, WorkMeter.Owner?) -> Result
  ) -> [Result] {
    let job = SharedJob(count, make)
    let helpers = (0..<max(min(count, workload.processors) - 1, 0)).compactMap { _ in help(job) }
    job.work { self.stop(work: $0, bytes: $1) }
    for helper in helpers { _ = helper.wait(until: nil) }
    return job.results
  }

  /// Starts a thread that helps with a job, and answers what it raises at its end; nil when the machine
  /// has enough to do.
  ///
  /// The helper has a turn of its own: a place at the gate, and memory for what it makes.
  private func help<Result: Sendable>(_ job: SharedJob<Result>) -> Wakeup? {
    let turn = RequestTurn(workload, peer: peer)
    guard turn.takeFreeGate() else { return nil }
    let end = Wakeup()
    OperatingSystem.detach {
      job.work { turn.stop(work: $0, bytes: $1) }
      turn.endWork(answer: 0)
      end.raise()
    }
    return end
  }
}

/// Results that several threads make, each the next that nobody has begun.
private final class SharedJob<Result: Sendable>: Sendable {
  private let count: Int
  private let make: @Sendable (Int, WorkMeter.Owner?) -> Result
  private let begun = Atomic<Int>(0)
  private let made: Lock<[Result?]>

  init(_ count: Int, _ make: @escaping @Sendable (Int, WorkMeter.Owner?) -> Result) {
    self.count = count
    self.make = make
    made = Lock(Array(repeating: nil, count: count))
  }

  /// Makes results until all are begun.
  func work(_ owner: @escaping WorkMeter.Owner) {
    while true {
      let index = begun.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = make(index, owner)
      made.withLock { $0[index] = result }
    }
  }

  /// All results; once every thread that works on them has come to its end.
  var results: [Result] { made.withLock { $0.compactMap(\.self) } }
}
