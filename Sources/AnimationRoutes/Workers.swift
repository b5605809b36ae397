public import AnimationEngine

/// Who does the parts of a request that can be done side by side, and lets others compute while it
/// waits.
public protocol Workers: Sendable {
  /// Makes `count` results, as many at a time as there are processors to spare, and returns them in
  /// order when all are made.
  ///
  /// - Parameter make: Makes the result of a place; its work asks the owner that it is given whether it
  ///   may go on.
  func map<Result: Sendable>(
    _ count: Int, _ make: @escaping @Sendable (Int, WorkMeter.Owner?) -> Result
  ) -> [Result]

  /// What `wait` brings, which computes nothing itself: the answer of a library. Its place is free for
  /// other requests meanwhile, so a slow library slows down nobody who does not ask it.
  func away<Result>(_ wait: () -> Result) -> Result
}

extension Workers {
  /// Where there are no places, none is given away.
  public func away<Result>(_ wait: () -> Result) -> Result { wait() }
}

/// One thing after the other.
struct SingleWorker: Workers {
  var owner: WorkMeter.Owner?

  func map<Result: Sendable>(
    _ count: Int, _ make: @escaping @Sendable (Int, WorkMeter.Owner?) -> Result
  ) -> [Result] {
    (0..<count).map { make($0, owner) }
  }
}
