/// The animation that a `UIView` animation block gives to one property.
package struct BlockMotion {
  /// The time at which the block began, in seconds.
  let start: Double
  /// The animation of each component of the property.
  let pieces: [OverlayPiece]
  /// Whether the animation adds its remaining distance to the value below instead of replacing it.
  let isAdditive: Bool
  /// The end of the animation, in seconds since the block began; infinite when it repeats forever.
  package let end: Double
  /// The logical completion of the animation, in seconds since the block began.
  package let logicalEnd: Double
}

extension BlockMotion {
  /// Creates a motion whose components repeat a cycle each, at the times that `map` gives.
  ///
  /// - Parameters:
  ///   - length: The duration of one cycle, in seconds.
  ///   - final: The value after the last cycle.
  package init(
    _ cycles: [BlockCycles.Cycle], length: Double, map: TimeMap, final: Components,
    isAdditive: Bool, at start: Double
  ) {
    self.init(
      start: start,
      pieces: cycles.indices.map { index in
        .cycles(
          BlockCycles(
            cycle: cycles[index], length: length, map: map, final: final[index],
            isAdditive: isAdditive, start: start))
      },
      isAdditive: isAdditive, end: map.end, logicalEnd: map.logicalEnd)
  }

  /// Joins motions of one component each, at least one, into the motion of a whole property.
  package init(joining motions: [BlockMotion]) {
    self.init(
      start: motions[0].start, pieces: motions.flatMap(\.pieces),
      isAdditive: motions[0].isAdditive, end: motions.reduce(0) { max($0, $1.end) },
      logicalEnd: motions.reduce(0) { max($0, $1.logicalEnd) })
  }

  /// The same motion, stopped `end` seconds after its start at whatever value it has then.
  package func cut(after end: Double) -> BlockMotion {
    BlockMotion(
      start: start, pieces: pieces, isAdditive: isAdditive, end: min(end, self.end),
      logicalEnd: min(end, logicalEnd))
  }

  /// The motion of a property whose components all follow one progress from 0 to 1.
  ///
  /// - Parameters:
  ///   - isAdditive: Whether the animation adds its remaining distance to the value below, instead
  ///     of replacing that value.
  package static func progress(
    _ animation: Animation, from: Components, to: Components, isAdditive: Bool, at start: Double,
    _ context: MotionContext<Components>, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> BlockMotion {
    let run = try AnimationRun(
      animation, from: 0, to: 1, velocity: 0,
      context: MotionContext<Double>(
        springs: context.springs, horizon: context.horizon, patience: context.patience,
        springEnd: context.springEnd),
      meter: &meter)
    let progress = run.lane(from: start)
    let pieces = (0..<to.count).map { index -> OverlayPiece in
      isAdditive
        ? .addition(interval: to[index] - from[index], progress: progress)
        : .replacement(from: from[index], to: to[index], progress: progress)
    }
    return BlockMotion(
      start: start, pieces: pieces, isAdditive: isAdditive, end: run.end,
      logicalEnd: run.logicalEnd)
  }

  /// The motion of a block that autoreverses: every second cycle runs backward in time.
  ///
  /// - Parameters:
  ///   - modifiers: The delay, speed and repetition that apply to the animation of one cycle.
  package static func thereAndBack(
    _ cycle: Animation, modifiers: [Animation.Modifier], from: Components, to: Components,
    isAdditive: Bool, at start: Double,
    _ context: MotionContext<Components>, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> BlockMotion {
    let run = try AnimationRun(
      cycle, from: from, to: to, velocity: from - from, context: context, meter: &meter)
    let map = TimeMap(modifiers, around: run.end, logicalEnd: run.logicalEnd)
    return BlockMotion(
      (0..<to.count).map { .lane(run.lane(of: $0, from: 0)) }, length: run.end, map: map,
      final: to, isAdditive: isAdditive, at: start)
  }
}
