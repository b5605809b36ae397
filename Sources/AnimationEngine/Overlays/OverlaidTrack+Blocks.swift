// The displayed values without layer animations, from which `UIView` animations start.

extension OverlaidTrack {
  /// The displayed value at `time` without Core Animation animations. A new `UIView` animation
  /// starts from it, because layer animations stay in place above it.
  package mutating func valueWithoutLayers(at time: Double) -> Components {
    value(of: showingBlocks(at: time), at: time)
  }

  /// The velocity of that value at `time`, in units per second.
  package mutating func velocityWithoutLayers(at time: Double) -> Components {
    velocity(of: showingBlocks(at: time), at: time)
  }

  /// Whether a Core Animation animation shows its own value at `time` instead of what lies below it.
  package mutating func isCoveredByLayer(at time: Double) -> Bool {
    liveOverlays(at: time).contains {
      overlays[$0].isOfLayer && overlays[$0].covers && overlays[$0].applies(at: time)
    }
  }

  /// The overlays that apply at `time` and are not Core Animation animations, from bottom to top.
  private mutating func showingBlocks(at time: Double) -> [Overlay] {
    liveOverlays(at: time).map { overlays[$0] }.filter { !$0.isOfLayer && $0.start <= time }
  }
}
