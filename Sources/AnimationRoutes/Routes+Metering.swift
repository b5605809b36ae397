import AnimationDocuments
import AnimationEngine

extension Routes {
  /// The result of `work`. If the meter stops it, the reason is thrown as a refusal.
  func metered<Result>(
    _ meter: inout WorkMeter,
    _ work: (inout WorkMeter) throws(TimelineRefusal) -> Result
  ) throws(DocumentRefusal) -> Result {
    do {
      return try work(&meter)
    } catch {
      throw DocumentRefusal(error)
    }
  }
}
