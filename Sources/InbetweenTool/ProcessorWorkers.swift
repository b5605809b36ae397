import AnimationEngine
import AnimationRoutes
import Foundation
import Synchronization

/// Runs parallel work on all processors of the machine.
struct ProcessorWorkers: Workers {
  func map<Result: Sendable>(
    _ count: Int, _ make: @escaping @Sendable (Int, WorkMeter.Owner?) -> Result
  ) -> [Result] {
    let results = Results<Result>(count)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      results.set(make(index, nil), at: index)
    }
    return results.all
  }

  /// The results that several threads compute.
  private final class Results<Result: Sendable>: Sendable {
    private let made: Mutex<[Result?]>

    init(_ count: Int) { made = Mutex(Array(repeating: nil, count: count)) }

    func set(_ result: Result, at index: Int) { made.withLock { $0[index] = result } }

    var all: [Result] { made.withLock { $0.compactMap(\.self) } }
  }
}
