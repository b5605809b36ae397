import Glibc

@testable import MicroHTTP

/// Work on a thread of its own. Tests run on threads that Swift shares among
/// all of them, so one test that waits there for another task can wait for
/// ever.
final class Worker<Value: Sendable>: Sendable {
  private let result = Lock<Value?>(nil)

  init(_ work: @escaping @Sendable () -> Value) {
    let start = Start { self.result.withLock { $0 = work() } }
    let box = unsafe Unmanaged.passRetained(start)
    var thread = pthread_t()
    unsafe pthread_create(&thread, nil, runStart, box.toOpaque())
    pthread_detach(thread)
  }

  /// The result, once it is there.
  func wait() -> Value {
    while true {
      if let value = result.withLock({ $0 }) { return value }
      pause(.milliseconds(1))
    }
  }
}

private final class Start: Sendable {
  let work: @Sendable () -> Void
  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

private func runStart(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let box = unsafe box { unsafe Unmanaged<Start>.fromOpaque(box).takeRetainedValue().work() }
  return nil
}
