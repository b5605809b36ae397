import AnimationDocuments
import AnimationEngine

extension Routes {
  /// What `work` makes, or the reason why it costs too much.
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
