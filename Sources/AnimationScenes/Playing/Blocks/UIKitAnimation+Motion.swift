import AnimationEngine

extension UIKitAnimation {
  /// The motion of a property from one value to another.
  ///
  /// - Parameter isAdditive: Whether it only adds what is still to go to what is below.
  func motion(
    from: Components, to: Components, isAdditive: Bool, at start: Double,
    _ context: MotionContext<Components>, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> BlockMotion {
    try meter.charge(200 + 10 * to.count)
    let modifiers = options.modifiers(delay: delay, repeating: takesTime)
    if options.contains(.autoreverse) && takesTime {
      return try .thereAndBack(
        cycle, modifiers: modifiers, from: from, to: to, isAdditive: isAdditive,
        cycleDuration: statedDuration, at: start, context, &meter)
    }
    var animation = cycle
    animation.modifiers = modifiers
    return try .progress(
      animation, from: from, to: to, isAdditive: isAdditive, cycleDuration: statedDuration,
      at: start, context, &meter)
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

  /// How long one cycle takes where the form says so, whatever its motion: the duration of a classic
  /// spring is that of its whole.
  private var statedDuration: Double? {
    if case .springDamping(let duration, _, _) = form { duration } else { nil }
  }

  /// Whether one cycle takes any time: what takes none is not repeated either.
  private var takesTime: Bool {
    if case .curve(_, let duration) = form { duration > 0 } else { true }
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
