// What UIKit's animations of a property go by.

extension OverlaidTrack {
  /// What shows at `time`, but for animations of layers: those are laid over views by their keys, and
  /// stay where they are.
  package mutating func valueWithoutLayers(at time: Double) -> Components {
    value(of: showingBlocks(at: time), at: time)
  }

  /// How fast that moves at `time`, per second.
  package mutating func velocityWithoutLayers(at time: Double) -> Components {
    velocity(of: showingBlocks(at: time), at: time)
  }

  /// The overlays that show at `time` and are not of layers, in order.
  private mutating func showingBlocks(at time: Double) -> [Overlay] {
    liveOverlays(at: time).map { overlays[$0] }.filter { !$0.isOfLayer && $0.start <= time }
  }
}
