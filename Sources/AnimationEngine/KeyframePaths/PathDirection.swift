internal import RealModule

/// Which way a path goes: the angle of its tangent.
///
/// It turns on from segment to segment by less than half a turn, so that it never jumps where the path
/// is smooth.
package struct PathDirection: Hashable, Sendable {
  private let path: KeyframePath<Components>
  private let segments: [KeyframeOutline.Segment]
  /// The angle at even places of each segment, in degrees; each is near the one before it.
  private let marks: [[Double]]
  /// What is added to the angle, in degrees.
  private let turn: Double

  private static let parts = 16

  /// The direction of a path along an outline.
  ///
  /// - Complexity: O(segments).
  package init(
    of path: KeyframePath<Components>, along outline: KeyframeOutline, turnedBy turn: Double
  ) {
    self.path = path
    self.turn = turn
    // A path that jumps from point to point has no segments of its own for the jumps of the outline.
    segments = outline.segments.filter { !$0.isJump || path.isSpline }
    var last = 0.0
    marks = segments.map { segment in
      (0...Self.parts).map { index in
        if segment.isJump { return last }
        last = segment.angle(at: Double(index) / Double(Self.parts), near: last)
        return last
      }
    }
  }

  /// The angle at a progress, in degrees.
  func degrees(at progress: Double) -> Double {
    guard let (index, share, _) = place(at: progress) else { return turn }
    let mark = marks[index].value(at: share)
    return segments[index].angle(at: share, near: mark) + turn
  }

  /// The derivative by progress.
  func slope(at progress: Double) -> Double {
    guard let (index, share, rate) = place(at: progress), rate != 0 else { return 0 }
    let (first, second) = segments[index].derivatives(at: share)
    let square = (first * first).sum()
    guard square > 0 else { return 0 }
    return (first.x * second.y - first.y * second.x) / square * rate * 180 / .pi
  }

  /// The segment that is passed, and where in it; at the end of the path the end of the last one.
  private func place(at progress: Double) -> (index: Int, share: Double, rate: Double)? {
    guard !segments.isEmpty else { return nil }
    let place = path.place(at: progress)
    guard place.index < segments.count else { return (segments.count - 1, 1, 0) }
    return (place.index, place.share, place.rate)
  }
}

extension [Double] {
  /// Between marks at even places of 0...1.
  fileprivate func value(at share: Double) -> Double {
    let place = Swift.min(Swift.max(share, 0), 1) * Double(count - 1)
    let index = Swift.min(Int(saturating: place), count - 2)
    return self[index] + (self[index + 1] - self[index]) * (place - Double(index))
  }
}

extension KeyframeOutline.Segment {
  /// The angle of its tangent in degrees; of those that differ by whole turns the nearest one.
  fileprivate func angle(at share: Double, near mark: Double) -> Double {
    let tangent = tangent(at: share)
    let angle = Double.atan2(y: tangent.y, x: tangent.x) * 180 / .pi
    return angle + 360 * ((mark - angle) / 360).rounded()
  }
}
