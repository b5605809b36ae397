import MicroHTTP
import Synchronization

/// Returns memory to the system after requests that used much of it.
///
/// The allocator keeps freed memory for reuse. Once a second, and only if a large request has
/// ended since, it is told to return it.
final class HeapKeeper: Sendable {
  private let isDue = Atomic<Bool>(false)

  /// The bytes that a request may hold without the heap being trimmed after it.
  static let large = 1 << 20

  /// Notes that a request has ended that held `bytes` bytes at its peak. Heavy work fragments the
  /// heap even if it held little at a time.
  func noteEnd(ofRequestHolding bytes: Int, isHeavy: Bool) {
    if isHeavy || bytes >= Self.large { isDue.store(true, ordering: .relaxed) }
  }

  /// Starts the thread that trims the heap.
  ///
  /// - Throws: What ``OperatingSystem/detach(_:)`` throws.
  func start() throws(ListenerError) {
    try OperatingSystem.detach { [self] in
      while true {
        OperatingSystem.sleep(seconds: 1)
        if isDue.exchange(false, ordering: .relaxed) { OperatingSystem.trimHeap() }
      }
    }
  }
}
