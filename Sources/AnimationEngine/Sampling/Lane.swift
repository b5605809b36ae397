/// The motion of one scalar component over the whole time axis: a flat list of segments.
///
/// A lane is what all documents compile to and all that sampling knows. Each segment names the
/// closed form that holds on it; ``value(at:)`` evaluates that form, and ``write`` fills a whole
/// grid with a faster form of the same motion (`LaneKernel.swift`).
package struct Lane: Motion, Hashable, Sendable {
  /// The segments by rising start; the first starts at minus infinity.
  private(set) var segments: [LaneSegment]
  /// What segments of a composite kind refer to.
  private(set) var parts: [LanePart] = []
  /// What a look at the most costly part costs, in units of work; 0 without parts.
  private(set) var partCost = 0

  /// A lane that is `value` at all times.
  init(holding value: Double) {
    segments = [LaneSegment(.hold(value), from: -.infinity, origin: 0)]
  }

  init(segments: [LaneSegment]) { self.segments = segments }

  init(holding value: Double, reservingSegments count: Int) {
    segments = []
    segments.reserveCapacity(count + 2)
    segments.append(LaneSegment(.hold(value), from: -.infinity, origin: 0))
  }

  /// When the last segment begins, if nothing moves on it; else infinite.
  package var duration: Double {
    let last = segments[segments.count - 1]
    guard case .hold = last.form, !last.isComposite else { return .infinity }
    return max(last.start.nextUp, 0)
  }

  /// The segment that `time` lies in: the last one that starts before it.
  ///
  /// - Complexity: O(log segments).
  func segmentIndex(at time: Double) -> Int {
    segments.pieceIndex { $0.start < time }
  }

  /// The value at `time`, by the closed form of its segment.
  package func value(at time: Double) -> Double {
    let segment = segments[segmentIndex(at: time)]
    if time == segment.end { return segment.endValue }
    let local = time - segment.origin
    return segment.isComposite
      ? parts[segment.part].quantity(.value, at: local) : segment.form.value(at: local)
  }

  /// The velocity at `time`, per second.
  package func velocity(at time: Double) -> Double {
    let segment = segments[segmentIndex(at: time)]
    let local = time - segment.origin
    return segment.isComposite
      ? parts[segment.part].quantity(.velocity, at: local) : segment.form.velocity(at: local)
  }
}

// MARK: - Building

extension Lane {
  /// Where a segment begins that holds at `time` itself, not only after it.
  ///
  /// Starts are exclusive, so the place just before `time` stands for it.
  static func including(_ time: Double) -> Double { time.nextDown }

  /// Adds a segment after all others.
  mutating func append(_ segment: LaneSegment) {
    assert(segments.isEmpty || segment.start >= segments[segments.count - 1].start)
    segments.append(segment)
  }

  /// Lets the last segment arrive at `value` at `time`, to the last bit.
  mutating func arrive(at value: Double, _ time: Double) {
    segments[segments.count - 1].end = time
    segments[segments.count - 1].endValue = value
  }

  /// Adds a segment that `part` describes.
  mutating func append(_ part: LanePart, from start: Double, origin: Double) {
    partCost = max(partCost, part.rowCost)
    parts.append(part)
    segments.append(LaneSegment(part: parts.count - 1, from: start, origin: origin))
  }

  /// Drops everything that starts at or after `start`.
  mutating func cut(from start: Double) {
    while let last = segments.last, last.start >= start, segments.count > 1 {
      segments.removeLast()
    }
  }

  /// Adds a segment of `other`, which begins at `start`, `shift` seconds later than there.
  mutating func append(segment index: Int, of other: Lane, from start: Double, later shift: Double)
  {
    var segment = other.segments[index]
    segment.start = start
    segment.end += shift
    guard segment.isComposite else {
      segment.origin += shift
      return segments.append(segment)
    }
    let (part, origin) = other.parts[segment.part].placed(at: segment.origin + shift)
    append(part, from: start, origin: origin)
    if !segment.end.isNaN { arrive(at: segment.endValue, segment.end) }
  }

  /// Continues as `other` does from `start` on.
  mutating func append(contentsOf other: Lane, from start: Double) {
    cut(from: start)
    let first = other.segmentIndex(at: start.nextUp)
    for index in first..<other.segments.count {
      var segment = other.segments[index]
      segment.start = max(segment.start, start)
      if segment.isComposite {
        parts.append(other.parts[segment.part])
        partCost = max(partCost, other.partCost)
        segment.part = parts.count - 1
      }
      segments.append(segment)
    }
  }
}
