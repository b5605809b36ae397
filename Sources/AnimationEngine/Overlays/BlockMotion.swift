/// What a block of UIKit makes one property do.
package struct BlockMotion {
  /// When the block began, in seconds.
  let start: Double
  /// What lies over each component.
  let pieces: [OverlayPiece]
  /// Whether it only adds what is still to go to what is below; else it covers that.
  let isAdditive: Bool
  /// When it is over, in seconds since the block; infinite when it never is.
  package let end: Double
  /// When it counts as complete.
  package let logicalEnd: Double
}

extension BlockMotion {
  /// Cycles of each component, which come as `map` has them.
  ///
  /// - Parameters:
  ///   - length: How long a cycle takes, in seconds.
  ///   - final: What shows when all is over.
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

  /// Components that move each by itself, of motions of one component each; at least one.
  package init(joining motions: [BlockMotion]) {
    self.init(
      start: motions[0].start, pieces: motions.flatMap(\.pieces),
      isAdditive: motions[0].isAdditive, end: motions.reduce(0) { max($0, $1.end) },
      logicalEnd: motions.reduce(0) { max($0, $1.logicalEnd) })
  }

  /// The same motion, ended `end` seconds after its start, wherever it is then.
  package func cut(after end: Double) -> BlockMotion {
    BlockMotion(
      start: start, pieces: pieces, isAdditive: isAdditive, end: min(end, self.end),
      logicalEnd: min(end, logicalEnd))
  }

  /// One progress for all components.
  ///
  /// - Parameters:
  ///   - isAdditive: Whether it only adds what is still to go to what is below.
  package static func progress(
    _ animation: Animation, from: Components, to: Components, isAdditive: Bool,
    at start: Double, _ context: MotionContext<Components>,
    _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> BlockMotion {
    let run = try AnimationRun(
      animation, from: 0, to: 1, velocity: 0,
      context: MotionContext<Double>(
        springs: context.springs, horizon: context.horizon, patience: context.patience),
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

  /// Cycles of which every other one runs backwards in time.
  ///
  /// - Parameters:
  ///   - modifiers: What they make of the time of one cycle.
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
