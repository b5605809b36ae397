/// The timeline of one component while a fixed set of overlays lies over its base motion.
///
/// Times are seconds of the scene.
struct OverlaidLane: Hashable, Sendable {
  /// The timeline below all overlays.
  var base: Lane
  /// All overlays of the component over all time; the lanes of all spans share this array.
  var all: [OverlayPiece]
  /// The indices into `all` of the overlays that apply during this span, from bottom to top.
  var shown: [Int]
  /// The work units that one sample of these overlays costs.
  var cost: Int

  /// The overlays that apply during this span, from bottom to top.
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

/// One component of an ``Overlay``: a function from the value below it to the displayed value.
enum OverlayPiece: Hashable, Sendable {
  /// An additive `UIView` animation: it adds the distance that remains until the target.
  case addition(interval: Double, progress: Lane)
  /// A `UIView` animation that replaces the value below with its own.
  case replacement(from: Double, to: Double, progress: Lane)
  /// The factor of a transition, by which the value below is multiplied.
  case factor(Lane)
  /// A `UIView` animation through keyframes, or one that autoreverses.
  case cycles(BlockCycles)
  /// The motion of a property animator from one action on it to the next.
  case driven(AnimatorInterpolation)
  /// A Core Animation animation.
  case layer(LayerPlayback)
  /// An overlay that does not animate this component: the value below stays visible.
  case below
  /// One of the other cases, played in the local time of its layer.
  indirect case timed(OverlayPiece, by: LayerTime)
  /// One of the other cases that adds something, multiplied by the factor of a transition.
  indirect case multiplied(OverlayPiece, by: Lane)

  /// The displayed value at `time`, given the value `below` this overlay.
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
    case .factor(let lane):
      .moving(
        below.value * lane.value(at: time),
        below.rate * lane.value(at: time) + below.value * lane.velocity(at: time))
    case .cycles(let cycles): cycles.compose(over: below, at: time)
    case .driven(let interpolation): interpolation.compose(over: below, at: time)
    case .layer(let playback): playback.compose(over: below, at: time)
    case .below: below
    case .timed(let piece, let layerTime): piece.compose(over: below, at: time, by: layerTime)
    case .multiplied(let piece, let lane):
      piece.compose(over: below, at: time, times: lane.number(at: time))
    }
  }

  /// The displayed value where a factor multiplies what the animation adds.
  func compose<Number: SmoothNumber>(
    over below: Number, at time: Double, times factor: Number?
  ) -> Number {
    guard let factor else { return compose(over: below, at: time) }
    return below + factor * compose(over: Number(0), at: time)
  }

  /// The displayed value where a layer's local time runs at another speed. The velocity of `below`
  /// is not scaled by that speed.
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
