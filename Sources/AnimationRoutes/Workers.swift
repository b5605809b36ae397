public import AnimationEngine

/// Who does the parts of a request that can be done side by side.
public protocol Workers: Sendable {
  /// Makes `count` results, as many at a time as there are processors to spare, and returns them in
  /// order when all are made.
  ///
  /// - Parameter make: Makes the result of a place; its work asks the owner that it is given whether it
  ///   may go on.
  func map<Result: Sendable>(
    _ count: Int, _ make: @escaping @Sendable (Int, WorkMeter.Owner?) -> Result
  ) -> [Result]
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
