extension WorkMeter {
  /// What `work` makes where nobody counts what it costs.
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
