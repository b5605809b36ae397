/// The lanes of properties that were added one after another, with the lanes of their model values.
struct PropertyLanes {
  private(set) var shown: [Lane] = []
  private(set) var models: [Lane] = []
  /// The time at which the last motion ends, in seconds; 0 where nothing moves.
  private(set) var end = 0.0

  /// Adds the lanes of a property's history, which is then dropped and its memory given back.
  mutating func add(_ history: PropertyHistory, _ meter: inout WorkMeter) throws(TimelineRefusal) {
    var history = history
    history.findEnd()
    end = max(end, history.end)
    shown += try history.lanes(meter: &meter)
    models += try history.models(meter: &meter)
    meter.release(bytes: history.bytes)
  }
}
