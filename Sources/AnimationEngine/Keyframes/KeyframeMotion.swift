/// The motion along the keyframes of one track.
///
///     let motion = KeyframeMotion(
///       from: 0.0, keyframes: [.linear(to: 2, duration: 1), .cubic(to: 10, duration: 2)])
///     motion.value(at: 1)      // 2
///
/// At a boundary the segment that ends there applies. A `move` that comes first applies at 0, one
/// that comes last at the end of the track.
public struct KeyframeMotion<Value: VectorArithmetic>: Motion, Sendable {
  private let solved: SolvedKeyframes<Value>
  public var duration: Double { solved.duration }

  /// Creates the motion from `initial` along `keyframes`.
  ///
  /// - Parameters:
  ///   - initial: The value before the first keyframe.
  ///   - velocity: The initial velocity in units per second, as an interrupted animation hands it
  ///     over.
  ///   - keyframes: The keyframes, in order.
  /// - Complexity: O(keyframes).
  public init(from initial: Value, velocity: Value = .zero, keyframes: [Keyframe<Value>]) {
    solved = SolvedKeyframes(from: initial, velocity: velocity, keyframes: keyframes)
  }

  /// The segment in which `time` lies; at a boundary the one that ends there. Nil after the last.
  ///
  /// - Complexity: O(log keyframes).
  private func segment(at time: Double) -> KeyframeSegment<Value>? {
    let index = solved.segments.prefixCount { !(time <= $0.span.end) }
    return index < solved.segments.count ? solved.segments[index] : nil
  }

  /// The value at `time` seconds.
  ///
  /// - Complexity: O(log keyframes).
  public func value(at time: Double) -> Value {
    if time < 0 { return solved.initial }
    guard let segment = segment(at: time), !(solved.endsWithJump && time >= duration) else {
      return solved.shownEnd
    }
    return time == segment.span.end
      ? segment.endValue : segment.quantity(.value, at: time - segment.span.start)
  }

  /// The velocity at `time` seconds, in units per second.
  ///
  /// - Complexity: O(log keyframes).
  public func velocity(at time: Double) -> Value {
    guard time >= 0, let segment = segment(at: time), !(solved.endsWithJump && time >= duration)
    else { return .zero }
    return segment.quantity(.velocity, at: time - segment.span.start)
  }
}
