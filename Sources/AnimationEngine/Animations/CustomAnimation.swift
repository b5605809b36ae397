/// An animation of one's own: how an interval is covered over time.
///
///     struct Linear: CustomAnimation {
///       var duration: TimeInterval
///
///       func animate<V: VectorArithmetic>(
///         value: V, time: TimeInterval, context: inout AnimationContext<V>
///       ) -> V? {
///         time < duration ? value.scaled(by: time / duration) : nil
///       }
///     }
///
///     let animation = Animation(Linear(duration: 2)).delay(0.5)
///
/// `value` is the interval, counted from zero, not the target: what is returned is added to where
/// the property started. `time` counts seconds from the change; inside modifiers it is their inner
/// time.
///
/// An animation may keep state in the context, and is a function of time all the same: it is run in
/// steps of 1/300 s from its start. What shows between two steps is one more call, with a copy of the
/// state of the step before. So an animation without state is exact at every time. One with state
/// depends on the time alone, not on how often it is asked.
public protocol CustomAnimation: Hashable, Sendable {
  /// How much of `value` is covered `time` seconds after the start; nil when the animation is over
  /// and the property rests at its target.
  ///
  /// The motion ends at the first time that gives nil, to the bit; what would be returned for later
  /// times is never asked. One that has not given nil after 300 s has no end.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast `value` is covered `time` seconds after the start, per second; nil where that is not
  /// known, which is the default.
  ///
  /// A spring that takes over begins with it. With ``SpringModel/analytic`` springs, nil is replaced
  /// by the central difference of what shows.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over from a running one instead of being combined with it; false
  /// by default.
  ///
  /// After a merge the context keeps the state that it has here. The interval is the old `value` and the
  /// new change together, and `time` goes on.
  ///
  /// - Parameters:
  ///   - previous: The animation that runs.
  ///   - value: The interval that it covers.
  ///   - time: For how long it has been running, in seconds.
  ///   - context: Its context.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// A custom animation whose type is not known.
package struct CustomBox: Hashable, Sendable {
  package let animation: any CustomAnimation

  init(_ animation: any CustomAnimation) { self.animation = animation }

  // By hand, as an existential has no `==`.
  package static func == (left: CustomBox, right: CustomBox) -> Bool {
    left.animation.equals(right.animation)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(animation)) }
}

extension CustomAnimation {
  fileprivate func equals(_ other: any CustomAnimation) -> Bool { other as? Self == self }
}
