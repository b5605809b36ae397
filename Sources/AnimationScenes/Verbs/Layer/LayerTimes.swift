import AnimationEngine

/// The times of layers: each view is a layer of its own, and so are all properties without a view
/// together.
struct LayerTimes {
  private var ofAll = LayerTime()
  private var byView: [String: LayerTime] = [:]

  /// Whether some time was ever changed.
  private(set) var isAnySet = false

  /// The time of a view's layer; of no view, that of the others.
  subscript(view: String?) -> LayerTime { view.flatMap { byView[$0] } ?? ofAll }

  /// The time of one view, or of all layers, passes otherwise from `time` on.
  ///
  /// - Complexity: O(views) for all layers.
  mutating func change(_ change: LayerTimeChange, at time: Double) {
    isAnySet = true
    if let view = change.view { return byView[view, default: ofAll].change(change, at: time) }
    ofAll.change(change, at: time)
    for view in byView.keys { byView[view]?.change(change, at: time) }
  }
}

extension LayerTime {
  fileprivate mutating func change(_ change: LayerTimeChange, at time: Double) {
    pass(at: change.speed, from: time, offset: change.timeOffset)
  }
}
