import MicroHTTP
import Synchronization

/// What all requests of a daemon share when they compute: places and memory.
///
/// Every request starts at the quick turnstile, which it leaves after some ten milliseconds of work.
/// What takes longer is heavy and goes through the gate, where it takes turns with its like; so
/// there is always room for light requests, whatever the heavy ones do.
final class Workload: Sendable {
  /// Turns for heavy requests.
  let gate: Turnstile
  /// Turns for all requests until they are heavy.
  let quick: Turnstile
  /// Memory for bodies, for what requests hold while they compute, and for their answers.
  let memory: MemoryBudget
  /// How long a heavy request waits for its turn, in nanoseconds.
  let patience: Int64
  /// How long any request waits to begin. Longer than is foreseen when it joins the queue, for the sake
  /// of a burst that is there before anybody knows how fast the queue goes on.
  let quickPatience: Int64
  let heap = HeapKeeper()
  /// Processors that this process may use.
  let processors = OperatingSystem.processorCount
  private let requests = Atomic<Int>(0)

  /// A workload of `threads` heavy requests at a time in `memory` bytes.
  init(threads: Int, memory: Int, patience: Int64) {
    gate = Turnstile(capacity: threads)
    quick = Turnstile(
      capacity: Self.quickPlaces * threads,
      crowding: Crowding(
        most: 100_000_000, mostWhenCrowded: 10_000_000, places: threads, spell: 2_000_000_000))
    // An eighth is for what nobody counts: threads, connections and the heap's own slack.
    self.memory = MemoryBudget(limit: memory - memory / 8)
    self.patience = patience
    quickPatience = min(200_000_000, patience)
  }

  /// Light requests are let in by the number of heavy ones, since both are a matter of processors.
  /// More places make turns rarer, fewer make those who are let in quicker: see ``Crowding``.
  private static let quickPlaces = 4

  /// A number for the next request, greater than all before it.
  func nextAge() -> Int { requests.wrappingAdd(1, ordering: .relaxed).newValue }
}
