import AnimationEngine
import AnimationRoutes
import MicroHTTP
import Synchronization

/// Runs parallel work of a request on its own thread, with the help of other threads as long as
/// processors and places at the gate are free.
extension RequestTurn: Workers {
  func map<Result: Sendable>(
    _ count: Int, holding bytes: Int,
    _ make: @escaping @Sendable (Int, WorkMeter.Owner?) -> (result: Result, bytes: Int)
  ) -> [Result] {
    let job = SharedJob(count, holding: bytes, make)
    let helpers = (0..<max(min(count, workload.processors) - 1, 0)).compactMap { _ in help(job) }
    job.work { self.stop(work: $0, bytes: WorkMeter.sum(self.bytesOfStream + job.held, $1)) }
    for helper in helpers { _ = helper.wait(until: nil) }
    holdAnyway(bytesOfStream + job.held)
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
  private struct State: Sendable {
    var begun = 0
    var held = 0
    var made: [Result?]
  }

  private let count: Int
  private let bytes: Int
  private let make: @Sendable (Int, WorkMeter.Owner?) -> (result: Result, bytes: Int)
  private let state: Lock<State>

  init(
    _ count: Int, holding bytes: Int,
    _ make: @escaping @Sendable (Int, WorkMeter.Owner?) -> (result: Result, bytes: Int)
  ) {
    (self.count, self.bytes, self.make) = (count, bytes, make)
    state = Lock(State(made: Array(repeating: nil, count: count)))
  }

  /// Computes results until all are begun, or those that are made hold enough.
  func work(_ owner: @escaping WorkMeter.Owner) {
    while let index = next() {
      let (result, bytes) = make(index, owner)
      state.withLock { state in
        state.made[index] = result
        state.held = WorkMeter.sum(state.held, bytes)
      }
    }
  }

  private func next() -> Int? {
    state.withLock { state in
      guard state.begun < count, state.begun == 0 || state.held < bytes else { return nil }
      defer { state.begun += 1 }
      return state.begun
    }
  }

  /// The bytes that the results hold so far.
  var held: Int { state.withLock { $0.held } }

  /// All results that were begun, complete once every thread working on the job has ended.
  var results: [Result] { state.withLock { $0.made.compactMap(\.self) } }
}
