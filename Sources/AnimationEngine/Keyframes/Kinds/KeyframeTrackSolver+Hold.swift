// The hold keyframe, which rests at a value.

extension KeyframeTrackSolver {
  mutating func addHold(_ length: Double, _ index: Int, _ sink: Sink) {
    before = Predecessor(endVelocity: endValue - endValue)
    guard length > 0 else { return }
    add(
      MotionPieces(.hold(endValue)), lasting: length, endingAt: endValue, next: endValue, index,
      sink)
  }
}
