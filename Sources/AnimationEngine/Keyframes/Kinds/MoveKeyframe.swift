/// A jump to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, Sendable {
  /// The keyframe with its value converted to animatable data.
  public let keyframe: Keyframe<Value.AnimatableData>

  /// Creates a jump to `to`.
  public init(_ to: Value) { keyframe = .move(to: to.animatableData) }

  public var body: KeyframeSequence<Value> { KeyframeSequence([keyframe]) }
}

extension KeyframeTrackSolver {
  mutating func jump(to value: Value) {
    endValue = value
    shownEnd = value
    endsWithJump = hasSegments
    before = Predecessor(endVelocity: value - value)
  }
}
