public import AnimationEngine

/// Runs parts of a request in parallel, and lets other requests compute while this one waits.
public protocol Workers: Sendable {
  /// Makes at most `count` results in order, as many at a time as there are free processors. None is
  /// begun once those that are made hold `bytes` together, but the first is always made.
  ///
  /// - Parameter make: Makes the result for an index, and says how many bytes it holds; its work has to
  ///   ask the given owner whether it may go on.
  func map<Result: Sendable>(
    _ count: Int, holding bytes: Int,
    _ make: @escaping @Sendable (Int, WorkMeter.Owner?) -> (result: Result, bytes: Int)
  ) -> [Result]

  /// Runs `wait`, which computes nothing but waits for something, such as the library. Its
  /// processor is free for other requests meanwhile, so a slow library does not slow down others.
  func away<Result>(_ wait: () -> Result) -> Result
}

extension Workers {
  /// Runs `wait` directly, as there are no processors to share.
  public func away<Result>(_ wait: () -> Result) -> Result { wait() }
}

/// Runs everything one after the other, on the same thread.
struct SingleWorker: Workers {
  var owner: WorkMeter.Owner?

  func map<Result: Sendable>(
    _ count: Int, holding bytes: Int,
    _ make: @escaping @Sendable (Int, WorkMeter.Owner?) -> (result: Result, bytes: Int)
  ) -> [Result] {
    var (results, held): ([Result], Int) = ([], 0)
    while results.count < count, results.isEmpty || held < bytes {
      let made = make(results.count, owner)
      results.append(made.result)
      held = WorkMeter.sum(held, made.bytes)
    }
    return results
  }
}
