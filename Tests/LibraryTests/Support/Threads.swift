import Foundation
import Synchronization

/// Runs work on so many threads of its own at one time and waits for all; hands on the first error.
func inThreads(_ count: Int, _ work: @escaping @Sendable (Int) throws -> Void) throws {
  let failure = Mutex<(any Error)?>(nil)
  let group = DispatchGroup()
  for index in 0..<count {
    group.enter()
    Thread.detachNewThread {
      do { try work(index) } catch { failure.withLock { $0 = $0 ?? error } }
      group.leave()
    }
  }
  group.wait()
  if let failure = failure.withLock({ $0 }) { throw failure }
}
