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

  func value(at time: Double) -> Double {
    pieces.reduce(base.value(at: time)) { below, piece in piece.value(at: time, over: below) }
  }

  func velocity(at time: Double) -> Double {
    var value = base.value(at: time)
    var velocity = base.velocity(at: time)
    for piece in pieces {
      velocity = piece.velocity(at: time, over: value, velocity)
      value = piece.value(at: time, over: value)
    }
    return velocity
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

  func value(at time: Double, over below: Double) -> Double {
    switch self {
    case .addition(let interval, let progress):
      below + interval * (progress.value(at: time) - 1)
    case .replacement(let from, let to, let progress):
      from.advanced(to: to, by: progress.value(at: time))
    case .cycles(let cycles): cycles.value(at: time, over: below)
    case .driven(let interpolation): interpolation.value(at: time, over: below)
    case .layer(let playback): playback.value(at: time, over: below) ?? below
    case .below: below
    case .timed(let piece, let layerTime):
      piece.value(at: layerTime.local(at: time), over: below)
    }
  }

  func velocity(at time: Double, over below: Double, _ belowVelocity: Double) -> Double {
    switch self {
    case .addition(let interval, let progress):
      belowVelocity + interval * progress.velocity(at: time)
    case .replacement(let from, let to, let progress): (to - from) * progress.velocity(at: time)
    case .cycles(let cycles): cycles.velocity(at: time, over: belowVelocity)
    case .driven(let interpolation): interpolation.velocity(at: time, over: belowVelocity)
    case .layer(let playback): playback.velocity(at: time, belowVelocity) ?? belowVelocity
    case .below: belowVelocity
    case .timed(let piece, let layerTime):
      piece.velocity(at: time, by: layerTime, over: below, belowVelocity)
    }
  }

  /// How fast it moves where its layer's time passes at another speed: what is below keeps its own.
  private func velocity(
    at time: Double, by layerTime: LayerTime, over below: Double, _ belowVelocity: Double
  ) -> Double {
    let local = layerTime.local(at: time)
    let alone = velocity(at: local, over: below, 0)
    let share = velocity(at: local, over: below, belowVelocity) - alone
    return alone * layerTime.speed(at: time) + share
  }
}
