/// One component of a property on which overlays lie, for as long as the same ones do.
///
/// Its time is that of the scene.
struct OverlaidLane: Hashable, Sendable {
  /// What is below.
  var base: Lane
  /// All overlays of the component, whenever they show: all spans of time share them.
  var all: [OverlayPiece]
  /// Which of them lie over it now, in order.
  var shown: [Int]
  /// What it costs to lay them over a value, in units of work.
  var cost: Int

  /// What lies over it, in order.
  var pieces: some Collection<OverlayPiece> { shown.lazy.map { all[$0] } }

  func quantity(_ quantity: Quantity, at time: Double) -> Double {
    switch quantity {
    case .value: (number(at: time) as Double).value
    case .velocity: (number(at: time) as DualNumber).rate
    }
  }

  private func number<Number: SmoothNumber>(at time: Double) -> Number {
    pieces.reduce(base.number(at: time)) { $1.compose(over: $0, at: time) }
  }
}

/// What an ``Overlay`` makes of one component of what is below.
enum OverlayPiece: Hashable, Sendable {
  /// Takes away what is still to go of an interval: an additive animation of UIKit.
  case addition(interval: Double, progress: Lane)
  /// Shows its own motion, whatever is below: an animation of UIKit that replaces.
  case replacement(from: Double, to: Double, progress: Lane)
  /// Keyframes of views, or a block of UIKit that runs there and back.
  case cycles(BlockCycles)
  /// What a property animator does between two actions.
  case driven(AnimatorInterpolation)
  /// An animation of a layer.
  case layer(LayerPlayback)
  /// Nothing: what is below shows.
  case below
  /// One of these in the time of its layer.
  indirect case timed(OverlayPiece, by: LayerTime)

  /// What shows at `time` over `below`.
  func compose<Number: SmoothNumber>(over below: Number, at time: Double) -> Number {
    switch self {
    case .addition(let interval, let progress):
      .moving(
        below.value + interval * (progress.value(at: time) - 1),
        below.rate + interval * progress.velocity(at: time))
    case .replacement(let from, let to, let progress):
      .moving(
        from.advanced(to: to, by: progress.value(at: time)),
        (to - from) * progress.velocity(at: time))
    case .cycles(let cycles): cycles.compose(over: below, at: time)
    case .driven(let interpolation): interpolation.compose(over: below, at: time)
    case .layer(let playback): playback.compose(over: below, at: time)
    case .below: below
    case .timed(let piece, let layerTime): piece.compose(over: below, at: time, by: layerTime)
    }
  }

  /// The same where its layer's time passes at another speed: what is below keeps its own.
  private func compose<Number: SmoothNumber>(
    over below: Number, at time: Double, by layerTime: LayerTime
  ) -> Number {
    let local = layerTime.local(at: time)
    let shown = compose(over: below, at: local)
    func rate() -> Double {
      let alone = compose(over: Number(below.value), at: local).rate
      return alone * layerTime.speed(at: time) + (shown.rate - alone)
    }
    return .moving(shown.value, rate())
  }
}
