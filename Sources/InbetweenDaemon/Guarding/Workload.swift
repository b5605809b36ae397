import AnimationEngine
import MicroHTTP
import Synchronization

/// The places and memory that all requests of a daemon share.
///
/// Every request begins at the quick turnstile and leaves it after some ten milliseconds of work.
/// What takes longer is heavy and continues at the gate, in turn with other heavy requests; so
/// light requests always find room.
final class Workload: Sendable {
  /// The places for heavy requests.
  let gate: Turnstile
  /// The places for all requests until they become heavy.
  let quick: Turnstile
  /// The memory for bodies, for computing, for answers, and for a library in memory.
  let memory: MemoryBudget
  /// How long a heavy request waits for a place, in nanoseconds.
  let patience: Int64
  /// How long any request waits to begin, in nanoseconds. It is longer than the wait expected on
  /// joining the queue, for bursts that arrive before the queue's pace is known.
  let quickPatience: Int64
  let heap = HeapKeeper()
  /// The number of processors that this process may use.
  let processors = OperatingSystem.processorCount
  private let requests = Atomic<Int>(0)

  /// A workload with `threads` heavy requests at a time, in `memory` bytes.
  init(threads: Int, memory: Int, patience: Int64) {
    gate = Turnstile(capacity: threads)
    quick = Turnstile(
      capacity: Self.quickPlaces * threads,
      crowding: Crowding(
        most: 100_000_000, mostWhenCrowded: 10_000_000, places: threads, spell: 2_000_000_000))
    // An eighth is reserved for what is not counted: threads, connections and the heap's
    // overhead.
    self.memory = MemoryBudget(limit: memory - memory / 8)
    self.patience = patience
    quickPatience = min(200_000_000, patience)
  }

  /// The workload that a configuration allows.
  convenience init(_ configuration: Configuration) {
    self.init(
      threads: configuration.threads, memory: configuration.maxMemory,
      patience: Int64(Int(saturating: configuration.queueTimeout * 1e9)))
  }

  /// The number of quick places for each heavy one, as both need processors. More places make
  /// turns less frequent, fewer make each request faster: see ``Crowding``.
  private static let quickPlaces = 4

  /// The number of the next request, greater than all before it.
  func nextAge() -> Int { requests.wrappingAdd(1, ordering: .relaxed).newValue }
}
