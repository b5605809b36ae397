/// The animations that run combined on a property, as the one animation from which a custom animation
/// may take over.
struct CombinedAnimation: CustomAnimation {
  /// The animations from the bottom up.
  private let animations: [Animation]
  /// The part of the whole interval that is covered at a time since the lowest one began; nil at
  /// the end.
  private let covered: @Sendable (_ time: Double) -> (any VectorArithmetic)?
  private let velocity: @Sendable (_ time: Double) -> any VectorArithmetic

  init<Value: VectorArithmetic>(
    _ motion: PropertyMotion<Value>, above base: PropertyMotion<Value>.BaseAnimation
  ) {
    animations = [base.announced] + motion.additives.map(\.animation)
    covered = { time in
      let now = base.start + time
      return now < motion.end ? motion.value(at: now) - base.run.from : nil
    }
    velocity = { time in motion.velocity(at: base.start + time) }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { covered(time) as? V }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let isHidden = context.springs == .swiftui && animations.last?.handsOverVelocity != true
    return isHidden ? nil : velocity(time) as? V
  }

  // Written by hand, since closures have no `==`.
  static func == (left: CombinedAnimation, right: CombinedAnimation) -> Bool {
    left.animations == right.animations
  }

  func hash(into hasher: inout Hasher) { hasher.combine(animations) }
}
