import Synchronization

/// Gives memory back to the system after requests that held much of it.
///
/// The allocator keeps what is freed, in the hope of more of the same. Once a second, and only if a
/// large request has ended since, it is told not to.
final class HeapKeeper: Sendable {
  private let isDue = Atomic<Bool>(false)

  /// What a request may hold without anybody tidying up behind it.
  static let large = 1 << 20

  /// A request has ended that held so many bytes at its greatest. Heavy work leaves gaps in the heap
  /// even where it has held little at any one time.
  func noteEnd(ofRequestHolding bytes: Int, isHeavy: Bool) {
    if isHeavy || bytes >= Self.large { isDue.store(true, ordering: .relaxed) }
  }

  /// Starts the thread that tidies up.
  func start() {
    OperatingSystem.detach { [self] in
      while true {
        OperatingSystem.sleep(seconds: 1)
        if isDue.exchange(false, ordering: .relaxed) { OperatingSystem.trimHeap() }
      }
    }
  }
}
