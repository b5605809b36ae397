/// An animation that lies over what a property shows, for a time.
package struct Overlay {
  /// From when on it shows, in seconds.
  package var start: Double
  /// From when on it shows no more; infinite for one that stays when its motion is over.
  package var end: Double
  /// When its motion is over.
  package var motionEnd: Double
  /// Whether the motion ran to its end; false when it was removed before.
  package var isFinished = true
  /// Whether touches do not reach its view while it shows: that of a block of UIKit which does not
  /// allow them.
  package var blocksTouches = false
  /// What made it.
  private let source: Source
  /// Whether it covers what is below, so that nothing can blend with it.
  package let covers: Bool
  /// What it makes of each component, in the time of its layer.
  let pieces: [OverlayPiece]
  /// The time of its layer; nil where that is the time of the scene.
  var layerTime: LayerTime?
  /// From when until when it shows and moves in the time of its layer, where that is another.
  var span: Span?
  /// Whether its layer stands still before it is over: it never ends by itself then.
  package internal(set) var isPaused = false

  /// From when until when an animation shows, and until when it moves.
  struct Span: Hashable, Sendable {
    var start: Double
    var end: Double
    var motionEnd: Double
  }

  /// What makes animations that lie over a property.
  private enum Source { case block, animator, layer }

  private init(
    of source: Source, _ pieces: [OverlayPiece], covers: Bool, from start: Double,
    until end: Double, motionEnd: Double
  ) {
    (self.source, self.pieces, self.covers) = (source, pieces, covers)
    (self.start, self.end, self.motionEnd) = (start, end, motionEnd)
  }

  /// What a block of UIKit makes of a property, until its motion is over.
  package init(_ motion: BlockMotion) {
    let end = (motion.start + motion.end).withoutSumNoise
    self.init(
      of: .block, motion.pieces, covers: !motion.isAdditive, from: motion.start, until: end,
      motionEnd: end)
  }

  /// What an animation of a layer makes of a property.
  package init(
    _ motion: LayerMotion, from start: Double, until end: Double, motionEnd: Double
  ) {
    self.init(
      of: .layer, motion.pieces, covers: false, from: start, until: end, motionEnd: motionEnd)
  }

  /// What a property animator makes of a property on its way between two values.
  ///
  /// - Parameter isAdditive: Whether a model that others move meanwhile moves what shows by as much.
  package init(
    _ animatorState: AnimatorState<Double>, from: Components, to: Components, isAdditive: Bool,
    from start: Double, until end: Double, motionEnd: Double
  ) {
    let pieces = (0..<from.count).map { index in
      OverlayPiece.driven(
        AnimatorInterpolation(
          animatorState: animatorState, from: from[index], to: to[index], isAdditive: isAdditive))
    }
    self.init(
      of: .animator, pieces, covers: !isAdditive, from: start, until: end, motionEnd: motionEnd)
  }

  /// What shows at `time` over `below`.
  package func value(at time: Double, over below: Components) -> Components {
    let time = layerTime?.local(at: time) ?? time
    var value = below
    for index in pieces.indices {
      value[index] = pieces[index].compose(over: below[index], at: time)
    }
    return value
  }

  /// What shows at `time` over what moves, and how fast that moves, per second.
  func compose(
    over below: (value: Components, velocity: Components), at time: Double
  ) -> (value: Components, velocity: Components) {
    var shown = (value: below.value, velocity: below.value)
    for index in pieces.indices {
      let number = piece(index).compose(
        over: DualNumber(below.value[index], rate: below.velocity.component(index)), at: time)
      (shown.value[index], shown.velocity[index]) = (number.value, number.rate)
    }
    return shown
  }
}

extension Overlay {
  /// What it makes of a component, in the time of the scene.
  func piece(_ component: Int) -> OverlayPiece {
    guard let layerTime else { return pieces[component] }
    return .timed(pieces[component], by: layerTime)
  }

  /// Whether it is an animation of a layer.
  package var isOfLayer: Bool { source == .layer }

  /// Whether it is what a property animator shows.
  package var isOfAnimator: Bool { source == .animator }
}

extension VectorArithmetic {
  /// The place after a part of the distance to `target`: exactly there after all of it.
  @inlinable
  package func advanced(to target: Self, by progress: Double) -> Self {
    progress == 1 ? target : self + (target - self).scaled(by: progress)
  }
}
