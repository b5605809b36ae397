@testable import AnimationEngine

// Lanes, whatever they cost.

extension MotionHistory<Components> {
  /// The lanes of what shows.
  var lanes: [Lane] {
    WorkMeter.unlimited { meter throws(TimelineRefusal) in try lanes(meter: &meter) }
  }

  /// The lanes of the model.
  var models: [Lane] {
    WorkMeter.unlimited { meter throws(TimelineRefusal) in try models(meter: &meter) }
  }
}

extension OverlaidTrack {
  /// The lanes of what shows.
  var lanes: [Lane] {
    WorkMeter.unlimited { meter throws(TimelineRefusal) in try lanes(&meter) }
  }
}
