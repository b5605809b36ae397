import AnimationEngine

extension UIKitAnimation {
  /// The motion of this block for a property that goes from one value to another.
  ///
  /// - Parameters:
  ///   - names: What its components are called.
  ///   - isAdditive: Whether it only adds what is still to go to what is below.
  func motion(
    of names: [String], from: Components, to: Components, isAdditive: Bool, at start: Double,
    _ context: MotionContext<Components>, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> BlockMotion {
    guard names.count == to.count, let velocities = velocity?.components(names) else {
      return cut(
        try motion(
          velocity?.alongDistance ?? 0, from: from, to: to, isAdditive: isAdditive, at: start,
          context, &meter))
    }
    var context = context
    context.springEnd = try springEnd(velocities, over: to - from, context.springs, &meter)
    var motions: [BlockMotion] = []
    for (index, velocity) in velocities.enumerated() {
      motions.append(
        try motion(
          velocity, from: Components(scalar: from[index]), to: Components(scalar: to[index]),
          isAdditive: isAdditive, at: start, context, &meter))
    }
    return cut(BlockMotion(joining: motions))
  }

  /// The common end of components with initial velocities of their own, in seconds; nil for a spring
  /// whose duration is stated.
  private func springEnd(
    _ velocities: [Double], over interval: Components, _ springs: SpringModel,
    _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Double? {
    guard case .spring(let duration, let bounce, _) = form else { return nil }
    try meter.charge(500)
    return Spring(duration: duration, bounce: bounce)
      .interpolatingEnd(over: interval, initialVelocities: velocities, by: springs)
  }

  /// The motion ended early, within its last repetition, if `repeatCount` has a fraction.
  private func cut(_ motion: BlockMotion) -> BlockMotion {
    guard let repeatCount, !options.contains(.repeat), motion.end.isFinite else { return motion }
    let turns = options.contains(.autoreverse) ? 2 * repeatCount : repeatCount
    guard turns != turns.rounded() else { return motion }
    let delay = max(delay, 0)
    return motion.cut(after: delay + (motion.end - delay) * (turns / turns.rounded(.up)))
  }

  /// The motion of components that share one initial velocity, in distances per second.
  private func motion(
    _ velocity: Double, from: Components, to: Components, isAdditive: Bool, at start: Double,
    _ context: MotionContext<Components>, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> BlockMotion {
    try meter.charge(200 + 10 * to.count)
    let cycle = cycle(velocity)
    let modifiers = options.modifiers(delay: delay, count: takesTime ? repeatCount ?? 1 : nil)
    if options.contains(.autoreverse) && takesTime {
      return try .thereAndBack(
        cycle, modifiers: modifiers, from: from, to: to, isAdditive: isAdditive, at: start, context,
        &meter)
    }
    var animation = cycle
    animation.modifiers = modifiers
    return try .progress(
      animation, from: from, to: to, isAdditive: isAdditive, at: start, context, &meter)
  }

  /// The initial velocity of the block's spring; nil for forms without one.
  private var velocity: SpringVelocity? {
    switch form {
    case .springDamping(_, _, let velocity), .spring(_, _, let velocity): velocity
    case .curve, .animation: nil
    }
  }

  /// The animation of one cycle, without delay, with an initial velocity in distances per second.
  private func cycle(_ velocity: Double) -> Animation {
    switch form {
    case .curve(let curve, let duration): .timingCurve(curve, duration: duration)
    case .springDamping(let duration, let dampingRatio, _):
      .usingSpringWithDamping(
        duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    case .spring(let duration, let bounce, _):
      .interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: velocity)
    case .animation(let animation): animation
    }
  }

  /// The animation of SwiftUI that the block carries, with the block's delay and repetitions; nil for
  /// other forms. It runs a whole number of times, rounded up.
  var bridged: Animation? {
    guard case .animation(var animation) = form else { return nil }
    animation.modifiers += options.modifiers(delay: delay, count: repeatCount ?? 1)
    return animation
  }

  /// Whether one cycle has a duration above 0; cycles without duration are not repeated.
  private var takesTime: Bool {
    if case .curve(_, let duration) = form { duration > 0 } else { true }
  }
}

extension Set<UIKitAnimation.Option> {
  /// The animation modifiers for a delay in seconds and for repetitions as the options say.
  ///
  /// - Parameter count: How often it runs, there and back where it reverses; nil where a cycle takes no
  ///   time, so that it cannot be repeated.
  func modifiers(delay: Double, count: Double?) -> [Animation.Modifier] {
    var modifiers: [Animation.Modifier] = []
    let reverses = contains(.autoreverse)
    if contains(.repeat), count != nil {
      modifiers.append(.repeatForever(autoreverses: reverses))
    } else if let count, reverses || count > 1 {
      // Rounded up: the last cycle may be cut short by `cut`.
      let turns = (reverses ? 2 * count : count).rounded(.up)
      modifiers.append(.repeatCount(Int(saturating: turns), autoreverses: reverses))
    }
    if delay > 0 { modifiers.append(.delay(delay)) }
    return modifiers
  }
}
