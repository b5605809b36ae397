// What UIKit's animations of a property go by.

extension OverlaidTrack {
  /// What shows at `time`, but for animations of layers: those are laid over views by their keys, and
  /// stay where they are.
  package mutating func valueWithoutLayers(at time: Double) -> Components {
    showingBlocks(at: time).reduce(history.value(at: time)) { below, overlay in
      overlay.value(at: time, over: below)
    }
  }

  /// How fast that moves at `time`, per second.
  package mutating func velocityWithoutLayers(at time: Double) -> Components {
    var value = history.value(at: time)
    var velocity = history.velocity(at: time)
    for overlay in showingBlocks(at: time) {
      velocity = overlay.velocity(at: time, over: value, velocity)
      value = overlay.value(at: time, over: value)
    }
    return velocity
  }

  /// The overlays that show at `time` and are not of layers, in order.
  private mutating func showingBlocks(at time: Double) -> [Overlay] {
    liveOverlays(at: time).map { overlays[$0] }.filter { !$0.isOfLayer && $0.start <= time }
  }
}
