/// A custom animation: a function that gives the part of an interval that is covered at a time.
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
/// `value` is the interval from the start to the target, not the target itself: the result is added
/// to the value at the start. `time` is in seconds since the change; inside modifiers it is their
/// inner time.
///
/// An animation may store state in the context, and is still a function of time: it runs in steps
/// of 1/300 s from its start. For a time between two steps it is called once more, with a copy of
/// the state of the step before. So an animation without state is exact at every time. One with
/// state depends on the time alone, not on how often it is called.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of `value` that is covered `time` seconds after the start. Nil when the animation is
  /// over and the property rests at its target.
  ///
  /// The motion ends exactly at the first time that gives nil; later times are never queried. An
  /// animation that has not given nil after 300 s has no end.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity with which `value` is covered `time` seconds after the start, in units per
  /// second; nil, the default, where it is not known.
  ///
  /// A spring that takes over begins with this velocity. With ``SpringModel/analytic`` springs, nil
  /// is replaced by the central difference of the displayed values.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether it takes over from a running animation instead of being combined; by default false.
  ///
  /// After a merge the animation continues with the state in `context`. Its interval becomes the
  /// old `value` plus the new change, and `time` continues.
  ///
  /// - Parameters:
  ///   - previous: The running animation. Where several are combined, one that stands for all of
  ///     them: evaluated in `context`, it gives what is displayed.
  ///   - value: The interval of the running animation.
  ///   - time: The time since the running animation began, in seconds.
  ///   - context: The context of the running animation, which the new one may modify.
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

/// A custom animation with its type erased.
package struct CustomBox: Hashable, Sendable {
  package let animation: any CustomAnimation

  init(_ animation: any CustomAnimation) { self.animation = animation }

  // Written by hand, since an existential has no `==`.
  package static func == (left: CustomBox, right: CustomBox) -> Bool {
    left.animation.equals(right.animation)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(animation)) }
}

extension CustomAnimation {
  fileprivate func equals(_ other: any CustomAnimation) -> Bool { other as? Self == self }
}
