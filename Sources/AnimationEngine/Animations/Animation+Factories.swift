extension Animation {
  /// The animation that is used where none is specified: a critically damped spring of 0.55 s.
  ///
  /// It equals only itself, not a spring with the same parameters.
  public static let `default` = Animation(
    .fluid(FluidSpring(response: 0.55, dampingRatio: 1, blendDuration: 0)), isDefault: true)

  // MARK: - Timing curves

  /// The duration of a timing curve that states none, in seconds.
  public static let defaultDuration = 0.35

  /// A curve of constant speed.
  public static func linear(duration: TimeInterval = defaultDuration) -> Animation {
    bezier(.linear, duration)
  }

  /// A curve that starts slowly.
  public static func easeIn(duration: TimeInterval = defaultDuration) -> Animation {
    bezier(.easeIn, duration)
  }

  /// A curve that ends slowly.
  public static func easeOut(duration: TimeInterval = defaultDuration) -> Animation {
    bezier(.easeOut, duration)
  }

  /// A curve that is slow at both ends.
  public static func easeInOut(duration: TimeInterval = defaultDuration) -> Animation {
    bezier(.easeInOut, duration)
  }

  /// A cubic bezier through (0, 0), the two control points and (1, 1).
  ///
  /// The x of the control points are clamped to 0...1; y is free. With the control points of
  /// ``linear(duration:)``, ``easeIn(duration:)``, ``easeOut(duration:)`` or
  /// ``easeInOut(duration:)`` it is that animation.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double,
    duration: TimeInterval = defaultDuration
  ) -> Animation {
    bezier(named(CubicBezier(p1x, p1y, p2x, p2y)), duration)
  }

  /// The named curve with the control points of `curve`, or else `curve` itself.
  private static func named(_ curve: CubicBezier) -> UnitCurve {
    if curve == CubicBezier(0, 0, 1, 1) { return .linear }
    let eases: [UnitCurve] = [.easeIn, .easeOut, .easeInOut]
    return eases.first { $0.form == .bezier(curve, extrapolates: false) }
      ?? UnitCurve(.bezier(curve))
  }

  /// A unit curve stretched over `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration, reportsVelocity: true))
  }

  /// A curve of constant speed over 0.35 s.
  public static var linear: Animation { linear() }
  /// A curve that starts slowly, over 0.35 s.
  public static var easeIn: Animation { easeIn() }
  /// A curve that ends slowly, over 0.35 s.
  public static var easeOut: Animation { easeOut() }
  /// A curve that is slow at both ends, over 0.35 s.
  public static var easeInOut: Animation { easeInOut() }

  private static func bezier(_ curve: UnitCurve, _ duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration, reportsVelocity: false))
  }

  // MARK: - Springs that merge

  /// A spring by its response and damping fraction.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      .fluid(
        FluidSpring(
          response: response, dampingRatio: dampingFraction, blendDuration: blendDuration)))
  }

  /// A spring by its perceptual duration and bounce.
  ///
  /// A bounce above 1 gives a negative damping ratio: motion that grows without end.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      response: duration, dampingFraction: Spring.dampingRatio(ofBounce: bounce),
      blendDuration: blendDuration)
  }

  /// A given spring; its mass has no effect, since only its response and damping ratio count.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    self.spring(
      response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
  }

  /// A spring of 0.5 s without bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A short spring, for values that follow a gesture.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A short spring for values that follow a gesture: a duration, and a bounce added to 0.15.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// The short spring with its default response and damping fraction.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    preset(.smooth, duration, extraBounce)
  }

  /// A spring with a bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    preset(.snappy, duration, extraBounce)
  }

  /// A spring with a bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    preset(.bouncy, duration, extraBounce)
  }

  private static func preset(
    _ preset: SpringPreset, _ duration: TimeInterval, _ extraBounce: Double
  ) -> Animation {
    spring(duration: duration, bounce: preset.bounce + extraBounce)
  }

  /// A spring of 0.5 s without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring of 0.5 s with a bounce of 0.15.
  public static var snappy: Animation { snappy() }
  /// A spring of 0.5 s with a bounce of 0.3.
  public static var bouncy: Animation { bouncy() }

  // MARK: - Springs that combine

  /// A spring by its physical parameters, with an initial velocity in intervals per second.
  ///
  /// It never merges with a running animation: where the two overlap, their effects are combined.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring by perceptual duration and bounce, with its initial velocity in intervals per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(response: duration, dampingRatio: Spring.dampingRatio(ofBounce: bounce)),
      initialVelocity: initialVelocity)
  }

  /// A given spring with an initial velocity of its own, in intervals per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity))
  }

  /// UIKit's spring of `UIView.animate(withDuration:usingSpringWithDamping:)`. It settles in
  /// `duration`, after which the target is displayed, whatever the initial velocity, which is in
  /// intervals per second.
  ///
  /// A damping ratio above 1 counts as 1; at 0 and below values are NaN until `duration` is over.
  /// Outside 0.01...10 s the spring is that of the nearest duration in that range
  /// (``Spring/init(settlingDuration:dampingRatio:epsilon:)``). It never merges with a running
  /// animation: where the two overlap, their effects are combined.
  public static func usingSpringWithDamping(
    duration: TimeInterval, dampingRatio: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .classicSpring(
        duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity))
  }

  /// An interpolating spring of 0.5 s without bounce and without an initial velocity.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}
