internal import RealModule

/// The direction of a path as an angle: that of its tangent.
///
/// Between segments the angle changes by less than half a turn, so it never jumps on a smooth path.
package struct PathDirection: Hashable, Sendable {
  private let path: KeyframePath<Components>
  private let segments: [KeyframeOutline.Segment]
  /// The angles at evenly spaced parameters of each segment, in degrees; each is within half a turn
  /// of the one before it.
  private let marks: [[Double]]
  /// The angle that is added to that of the tangent, in degrees: 180 for a view that moves
  /// backwards, else 0.
  private let turn: Double

  private static let parts = 16

  /// Creates the direction of a path along an outline.
  ///
  /// - Complexity: O(segments).
  package init(
    of path: KeyframePath<Components>, along outline: KeyframeOutline, turnedBy turn: Double
  ) {
    self.path = path
    self.turn = turn
    // A discrete path has no segments of its own for the jumps of the outline.
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

  /// The angle at `progress`, in degrees.
  func degrees(at progress: Double) -> Double {
    guard let (index, share, _) = place(at: progress) else { return turn }
    let mark = marks[index].value(at: share)
    return segments[index].angle(at: share, near: mark) + turn
  }

  /// The derivative of the angle with respect to progress, in degrees.
  func slope(at progress: Double) -> Double {
    guard let (index, share, rate) = place(at: progress), rate != 0 else { return 0 }
    let (first, second) = segments[index].derivatives(at: share)
    let square = (first * first).sum()
    guard square > 0 else { return 0 }
    return (first.x * second.y - first.y * second.x) / square * rate * 180 / .pi
  }

  /// The segment at `progress` with parameter and rate; at the end, the end of the last segment.
  private func place(at progress: Double) -> (index: Int, share: Double, rate: Double)? {
    guard !segments.isEmpty else { return nil }
    let place = path.place(at: progress)
    guard place.index < segments.count else { return (segments.count - 1, 1, 0) }
    return (place.index, place.share, place.rate)
  }
}

extension [Double] {
  /// The value at a share of 0...1, interpolated between these evenly spaced elements.
  fileprivate func value(at share: Double) -> Double {
    let place = Swift.min(Swift.max(share, 0), 1) * Double(count - 1)
    let index = Swift.min(Int(saturating: place), count - 2)
    return self[index] + (self[index + 1] - self[index]) * (place - Double(index))
  }
}

extension KeyframeOutline.Segment {
  /// The angle of the segment's tangent in degrees. Of all angles that differ by whole turns it is
  /// the one nearest to `mark`.
  fileprivate func angle(at share: Double, near mark: Double) -> Double {
    let tangent = tangent(at: share)
    let angle = Double.atan2(y: tangent.y, x: tangent.x) * 180 / .pi
    return angle + 360 * ((mark - angle) / 360).rounded()
  }
}
