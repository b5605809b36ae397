/// The lanes of properties that were given one after another, and of their models.
struct PropertyLanes {
  private(set) var shown: [Lane] = []
  private(set) var models: [Lane] = []
  /// When the last motion is over, in seconds; 0 where nothing moves.
  private(set) var end = 0.0

  /// Adds what a property shows. The history is no longer needed: the meter gets back what it took.
  mutating func add(
    _ history: MotionHistory<Components>, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    var history = history
    history.findEnd()
    end = max(end, history.end)
    shown += try history.lanes(meter: &meter)
    models += try history.models(meter: &meter)
    meter.release(bytes: history.bytes)
  }
}
