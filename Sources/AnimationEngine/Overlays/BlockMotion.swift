/// What a block of UIKit makes one property do.
package struct BlockMotion {
  /// What lies over the property.
  package var form: Overlay.Form
  /// When it is over, in seconds since the block; infinite when it never is.
  package var end: Double
  /// When it counts as complete.
  package var logicalEnd: Double
}

extension BlockMotion {
  /// The motion of cycles.
  package init(_ cycles: BlockCycles) {
    self.init(form: .cycles(cycles), end: cycles.map.end, logicalEnd: cycles.map.logicalEnd)
  }

  /// One progress for all components.
  ///
  /// - Parameters:
  ///   - isAdditive: Whether it only adds what is still to go to what is below.
  ///   - cycleDuration: How long one cycle takes whatever its motion; nil for as long as it moves.
  package static func progress(
    _ animation: Animation, from start: Components, to end: Components, isAdditive: Bool,
    cycleDuration: Double? = nil,
    _ context: MotionContext<Components>, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> BlockMotion {
    let progress = try AnimationRun(
      animation, from: 0, to: 1, velocity: 0,
      context: MotionContext<Double>(
        springs: context.springs, horizon: context.horizon, patience: context.patience),
      meter: &meter
    ).lasting(cycleDuration)
    return BlockMotion(
      form: isAdditive
        ? .addition(interval: end - start, progress: progress)
        : .replacement(from: start, to: end, progress: progress),
      end: progress.end, logicalEnd: progress.logicalEnd)
  }

  /// Cycles of which every other one runs backwards in time.
  ///
  /// - Parameters:
  ///   - modifiers: What they make of the time of one cycle.
  ///   - cycleDuration: How long one cycle takes whatever its motion; nil for as long as it moves.
  package static func thereAndBack(
    _ cycle: Animation, modifiers: [Animation.Modifier], from start: Components,
    to end: Components, isAdditive: Bool, cycleDuration: Double? = nil,
    _ context: MotionContext<Components>,
    _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> BlockMotion {
    let run = try AnimationRun(
      cycle, from: start, to: end, velocity: start - start, context: context, meter: &meter
    ).lasting(cycleDuration)
    let map = TimeMap(modifiers, around: run.end, logicalEnd: run.logicalEnd)
    return BlockMotion(
      BlockCycles(
        cycles: (0..<end.count).map { .lane(run.lane(of: $0, from: 0)) }, length: run.end, map: map,
        final: end, isAdditive: isAdditive))
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
