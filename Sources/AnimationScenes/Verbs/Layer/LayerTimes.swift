import AnimationEngine

/// The times of layers. Each view is a layer of its own, named by its index in ``ViewPresence``;
/// properties without a view share one layer.
struct LayerTimes {
  private var ofAll = LayerTime()
  private var byView: [Int: LayerTime] = [:]

  /// Whether the time of any layer was ever changed.
  private(set) var isAnySet = false

  /// The time of a view's layer; for nil, that of the properties without a view.
  subscript(view: Int?) -> LayerTime { view.flatMap { byView[$0] } ?? ofAll }

  /// Changes how the time of one view's layer, or of all layers for nil, passes from `time` on.
  ///
  /// - Complexity: O(views) for all layers.
  mutating func change(_ change: LayerTimeChange, of view: Int?, at time: Double) {
    isAnySet = true
    if let view { return byView[view, default: ofAll].change(change, at: time) }
    ofAll.change(change, at: time)
    // The indices of a collection keep it, so that it would be copied.
    var index = byView.values.startIndex
    while index != byView.values.endIndex {
      byView.values[index].change(change, at: time)
      byView.values.formIndex(after: &index)
    }
  }

  /// The memory that a change of one view's layer, or of all layers for nil, takes, in bytes: that of a
  /// change for each layer which has a time of its own, and of all changes so far where a layer gets one.
  func bytes(ofChangeOf view: Int?) -> Int {
    let changes =
      if let view {
        byView[view] == nil ? ofAll.changeCount + 1 : 1
      } else {
        byView.count + 1
      }
    return WorkMeter.product(changes, LayerTime.bytesPerChange)
  }
}

extension LayerTime {
  fileprivate mutating func change(_ change: LayerTimeChange, at time: Double) {
    pass(at: change.speed, from: time, offset: change.timeOffset)
  }
}
