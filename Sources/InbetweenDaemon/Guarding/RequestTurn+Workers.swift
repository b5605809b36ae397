import AnimationEngine
import AnimationRoutes
import MicroHTTP
import Synchronization

/// Runs parallel work of a request on its own thread, with the help of other threads as long as
/// processors and places at the gate are free.
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

  /// Starts a helper thread for a job and returns the signal of its end. Nil when the machine is
  /// busy enough or has no thread left.
  ///
  /// The helper has a turn of its own: a place at the gate, and memory for its results.
  private func help<Result: Sendable>(_ job: SharedJob<Result>) -> Wakeup? {
    let turn = RequestTurn(workload, peer: peer)
    guard turn.takeFreeGate() else { return nil }
    let end = Wakeup()
    let isStarted = OperatingSystem.detachIfPossible {
      job.work { turn.stop(work: $0, bytes: $1) }
      turn.endWork(answer: 0)
      end.raise()
    }
    return isStarted ? end : nil
  }
}

/// The results of a job that several threads compute; each takes the next index that nobody has
/// begun.
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

  /// Computes results until all are begun.
  func work(_ owner: @escaping WorkMeter.Owner) {
    while true {
      let index = begun.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = make(index, owner)
      made.withLock { $0[index] = result }
    }
  }

  /// All results, complete once every thread working on the job has ended.
  var results: [Result] { made.withLock { $0.compactMap(\.self) } }
}
