@testable import AnimationEngine

extension MotionHistory {
  /// Stops the program where the history is not what all that reads it takes for granted.
  ///
  /// - Complexity: O(segments * additive animations).
  func checkInvariants() {
    precondition(segments[0].start == -.infinity, "a history begins at minus infinity")
    precondition(!segments[0].moves(at: -.infinity), "and at rest")
    for (segment, next) in zip(segments, segments.dropFirst()) {
      precondition(segment.start < next.start, "segments stand by rising start")
    }
    for segment in segments {
      precondition(segment.additiveCount <= Self.mostAdditives, "too many animations are combined")
      precondition(!(segment.logicalEnd > segment.end), "what is over is complete")
    }
    precondition(bytes >= 0, "a history takes room")
  }
}
