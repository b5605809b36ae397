extension WorkMeter {
  /// The result of `work`, done with a meter that has no limits.
  static func unlimited<Result>(
    _ work: (inout WorkMeter) throws(TimelineRefusal) -> Result
  ) -> Result {
    var meter = WorkMeter(.none)
    do {
      return try work(&meter)
    } catch {
      preconditionFailure("A meter without limits has refused work: \(error).")
    }
  }
}
