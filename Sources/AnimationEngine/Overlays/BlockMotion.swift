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

  /// One progress for all components.
  ///
  /// - Parameters:
  ///   - isAdditive: Whether it only adds what is still to go to what is below.
  ///   - cycleDuration: How long one cycle takes whatever its motion; nil for as long as it moves.
  package static func progress(
    _ animation: Animation, from: Components, to: Components, isAdditive: Bool,
    cycleDuration: Double? = nil, at start: Double, _ context: MotionContext<Components>,
    _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> BlockMotion {
    let run = try AnimationRun(
      animation, from: 0, to: 1, velocity: 0,
      context: MotionContext<Double>(
        springs: context.springs, horizon: context.horizon, patience: context.patience),
      meter: &meter
    ).lasting(cycleDuration)
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
  ///   - cycleDuration: How long one cycle takes whatever its motion; nil for as long as it moves.
  package static func thereAndBack(
    _ cycle: Animation, modifiers: [Animation.Modifier], from: Components, to: Components,
    isAdditive: Bool, cycleDuration: Double? = nil, at start: Double,
    _ context: MotionContext<Components>, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> BlockMotion {
    let run = try AnimationRun(
      cycle, from: from, to: to, velocity: from - from, context: context, meter: &meter
    ).lasting(cycleDuration)
    let map = TimeMap(modifiers, around: run.end, logicalEnd: run.logicalEnd)
    return BlockMotion(
      (0..<to.count).map { .lane(run.lane(of: $0, from: 0)) }, length: run.end, map: map,
      final: to, isAdditive: isAdditive, at: start)
  }
}

extension AnimationRun {
  /// The same run of which one cycle takes `duration`: from then on its target shows. Nil changes
  /// nothing.
  fileprivate func lasting(_ duration: Double?) -> AnimationRun {
    guard let duration else { return self }
    let cycle = BaseMotion(
      form: forward.form, from: from, to: to, end: duration,
      logicalEnd: min(forward.logicalEnd, duration))
    return AnimationRun(
      animation: animation, from: from, to: to, forward: cycle, backward: nil,
      map: TimeMap(animation.modifiers, around: duration, logicalEnd: cycle.logicalEnd))
  }
}
