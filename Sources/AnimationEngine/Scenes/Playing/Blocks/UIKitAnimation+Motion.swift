/// What a block of UIKit makes one property do.
struct BlockMotion {
  /// What lies over the property.
  var form: Overlay.Form
  /// When it is over, in seconds since the block; infinite when it never is.
  var end: Double
  /// When it counts as complete.
  var logicalEnd: Double
}

extension UIKitAnimation {
  /// The motion of a property from one value to another.
  ///
  /// - Parameter isAdditive: Whether it only adds what is still to go to what is below.
  func motion(
    from start: Components, to end: Components, isAdditive: Bool,
    _ context: MotionContext<Components>, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> BlockMotion {
    try meter.charge(200 + 10 * end.count)
    return try options.contains(.autoreverse) && takesTime
      ? thereAndBack(from: start, to: end, isAdditive, context, &meter)
      : straight(from: start, to: end, isAdditive, context, &meter)
  }

  /// One progress for all components.
  private func straight(
    from start: Components, to end: Components, _ isAdditive: Bool,
    _ context: MotionContext<Components>, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> BlockMotion {
    var animation = cycle
    animation.modifiers = options.modifiers(delay: delay, repeating: takesTime)
    let progress = try AnimationRun(
      animation, from: 0, to: 1, velocity: 0,
      context: MotionContext<Double>(
        springs: context.springs, horizon: context.horizon, patience: context.patience),
      meter: &meter)
    return BlockMotion(
      form: isAdditive
        ? .addition(interval: end - start, progress: progress)
        : .replacement(from: start, to: end, progress: progress),
      end: progress.end, logicalEnd: progress.logicalEnd)
  }

  /// Cycles of which every other one runs backwards in time.
  private func thereAndBack(
    from start: Components, to end: Components, _ isAdditive: Bool,
    _ context: MotionContext<Components>, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> BlockMotion {
    let run = try AnimationRun(
      cycle, from: start, to: end, velocity: start - start, context: context, meter: &meter)
    let map = TimeMap(
      options.modifiers(delay: delay, repeating: true), around: run.end,
      logicalEnd: run.logicalEnd)
    return BlockMotion(
      BlockCycles(
        cycles: (0..<end.count).map { .lane(run.lane(of: $0, from: 0)) }, length: run.end, map: map,
        final: end, isAdditive: isAdditive))
  }

  /// One cycle, without delay.
  private var cycle: Animation {
    switch form {
    case .curve(let curve, let duration): .timingCurve(curve, duration: duration)
    case .springDamping(let duration, let dampingRatio, let velocity):
      .interpolatingSpring(
        Spring(settlingDuration: duration, dampingRatio: dampingRatio), initialVelocity: velocity)
    case .spring(let duration, let bounce, let velocity):
      .interpolatingSpring(
        Spring(duration: duration, bounce: bounce), initialVelocity: velocity)
    case .animation(let animation): animation
    }
  }

  /// Whether one cycle takes any time: what takes none is not repeated either.
  private var takesTime: Bool {
    if case .curve(_, let duration) = form { duration > 0 } else { true }
  }
}

extension BlockMotion {
  /// The motion of cycles.
  init(_ cycles: BlockCycles) {
    self.init(form: .cycles(cycles), end: cycles.map.end, logicalEnd: cycles.map.logicalEnd)
  }
}

extension Set<UIKitAnimation.Option> {
  /// What the options and a delay make of the time of one cycle.
  ///
  /// - Parameter isRepeating: Whether a cycle takes time, so that it can be repeated.
  func modifiers(delay: Double, repeating isRepeating: Bool) -> [Animation.Modifier] {
    var modifiers: [Animation.Modifier] = []
    let reverses = contains(.autoreverse)
    if contains(.repeat), isRepeating {
      modifiers.append(.repeatForever(autoreverses: reverses))
    } else if reverses, isRepeating {
      modifiers.append(.repeatCount(2, autoreverses: true))
    }
    if delay > 0 { modifiers.append(.delay(delay)) }
    return modifiers
  }
}
