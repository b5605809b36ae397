public import AnimationEngine

/// Runs parts of a request in parallel, and lets other requests compute while this one waits.
public protocol Workers: Sendable {
  /// Makes `count` results in order, as many at a time as there are free processors.
  ///
  /// - Parameter make: Makes the result for an index; its work has to ask the given owner whether
  ///   it may go on.
  func map<Result: Sendable>(
    _ count: Int, _ make: @escaping @Sendable (Int, WorkMeter.Owner?) -> Result
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
    _ count: Int, _ make: @escaping @Sendable (Int, WorkMeter.Owner?) -> Result
  ) -> [Result] {
    (0..<count).map { make($0, owner) }
  }
}
