import AnimationEngine
import AnimationRoutes
import Foundation
import Synchronization

/// Runs parallel work on all processors of the machine.
struct ProcessorWorkers: Workers {
  func map<Result: Sendable>(
    _ count: Int, holding bytes: Int,
    _ make: @escaping @Sendable (Int, WorkMeter.Owner?) -> (result: Result, bytes: Int)
  ) -> [Result] {
    let results = Results<Result>(count)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      if index > 0, results.held >= bytes { return }
      let made = make(index, nil)
      results.set(made.result, made.bytes, at: index)
    }
    return results.first
  }

  /// The results that several threads compute.
  private final class Results<Result: Sendable>: Sendable {
    private let made: Mutex<(results: [Result?], bytes: Int)>

    init(_ count: Int) { made = Mutex((Array(repeating: nil, count: count), 0)) }

    /// The bytes that the results hold so far.
    var held: Int { made.withLock { $0.bytes } }

    func set(_ result: Result, _ bytes: Int, at index: Int) {
      made.withLock { made in
        made.results[index] = result
        made.bytes += bytes
      }
    }

    /// The results up to the first that was not made.
    var first: [Result] { made.withLock { $0.results.prefix { $0 != nil }.compactMap(\.self) } }
  }
}
