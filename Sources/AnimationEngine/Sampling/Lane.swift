/// The motion of one scalar component over the whole time axis: a flat list of segments.
///
/// All documents compile to lanes, and sampling knows nothing else. Each segment names the closed
/// form that applies on it; ``value(at:)`` evaluates that form, and ``write`` fills a whole grid
/// with a faster form of the same motion (`LaneKernel.swift`).
package struct Lane: Motion, Hashable, Sendable {
  /// The segments in order of start; the first starts at minus infinity.
  private(set) var segments: [LaneSegment]
  /// The parts to which composite segments refer.
  private(set) var parts: [LanePart] = []
  /// The maximum cost of evaluating a part, in work units; 0 without parts.
  private(set) var partCost = 0
  /// The greatest number of overlays that a part is composed of.
  private(set) var overlayCount = 0
  /// Whether a part takes its time as it is; see ``LanePart/takesExactTime``.
  private(set) var takesExactTime = false

  /// Creates a lane that is `value` at all times.
  init(holding value: Double) {
    segments = [LaneSegment(.hold(value), from: -.infinity, origin: 0)]
  }

  init(segments: [LaneSegment]) { self.segments = segments }

  init(holding value: Double, reservingSegments count: Int) {
    segments = []
    segments.reserveCapacity(count + 2)
    segments.append(LaneSegment(.hold(value), from: -.infinity, origin: 0))
  }

  /// The start of the last segment, if its value is constant; otherwise infinite.
  package var duration: Double {
    let last = segments[segments.count - 1]
    guard case .hold = last.form, !last.isComposite else { return .infinity }
    return max(last.start.nextUp, 0)
  }

  /// The index of the segment in which `time` lies: the last one that starts before it.
  ///
  /// - Complexity: O(log segments).
  func segmentIndex(at time: Double) -> Int {
    segments.pieceIndex { $0.start < time }
  }

  /// The time since the origin of a segment, in seconds. Rounding errors are removed where the
  /// motion may jump: in a part, and along a curve, which may have steps.
  private func local(_ time: Double, on index: Int) -> Double {
    let origin = segments[index].origin
    return segments[index].takesExactTime ? time - origin : time.elapsed(since: origin)
  }

  // A segment is large, so both read the numbers of it that they need and make no copy.

  /// The value at `time`, by the closed form of its segment.
  package func value(at time: Double) -> Double {
    let index = segmentIndex(at: time)
    if time == segments[index].end { return segments[index].endValue }
    let (part, local) = (segments[index].part, local(time, on: index))
    return part < 0
      ? segments[index].form.value(at: local) : parts[part].quantity(.value, at: local)
  }

  /// The velocity at `time`, in units per second.
  package func velocity(at time: Double) -> Double {
    let index = segmentIndex(at: time)
    let (part, local) = (segments[index].part, local(time, on: index))
    return part < 0
      ? segments[index].form.velocity(at: local) : parts[part].quantity(.velocity, at: local)
  }
}

// MARK: - Appending segments

extension Lane {
  /// The start of a segment that applies at `time` itself, not only after it.
  ///
  /// Starts are exclusive, so it is the double just before `time`.
  static func including(_ time: Double) -> Double { time.nextDown }

  /// Adds a segment after all others.
  mutating func append(_ segment: LaneSegment) {
    assert(segments.isEmpty || segment.start >= segments[segments.count - 1].start)
    segments.append(segment)
  }

  /// Makes the last segment arrive at exactly `value` at `time`.
  mutating func arrive(at value: Double, _ time: Double) {
    segments[segments.count - 1].end = time
    segments[segments.count - 1].endValue = value
  }

  /// Appends a segment that `part` describes.
  mutating func append(_ part: LanePart, from start: Double, origin: Double) {
    partCost = max(partCost, part.rowCost)
    overlayCount = max(overlayCount, part.overlayCount)
    parts.append(part)
    let isExact = part.takesExactTime
    takesExactTime = takesExactTime || isExact
    segments.append(
      LaneSegment(part: parts.count - 1, takesExactTime: isExact, from: start, origin: origin))
  }

  /// Removes all segments that start at or after `start`.
  mutating func cut(from start: Double) {
    while let last = segments.last, last.start >= start, segments.count > 1 {
      segments.removeLast()
    }
  }

  /// Appends a segment of `other`, which begins at `start` here, delayed by `shift` seconds.
  mutating func append(segment index: Int, of other: Lane, from start: Double, later shift: Double)
  {
    var segment = other.segments[index]
    segment.start = start
    segment.end = (segment.end + shift).withoutSumNoise
    guard segment.isComposite else {
      segment.origin += shift
      return segments.append(segment)
    }
    let (part, origin) = other.parts[segment.part].placed(at: segment.origin + shift)
    append(part, from: start, origin: origin)
    arrive(at: segment.endValue, segment.end)
  }

  /// Appends a segment of another lane together with its part.
  mutating func append(_ segment: LaneSegment, of other: Lane) {
    guard segment.isComposite else { return append(segment) }
    append(other.parts[segment.part], from: segment.start, origin: segment.origin)
    arrive(at: segment.endValue, segment.end)
  }

  /// Continues from `start` on as `other` does.
  mutating func append(contentsOf other: Lane, from start: Double) {
    cut(from: start)
    let first = other.segmentIndex(at: start.nextUp)
    for index in first..<other.segments.count {
      var segment = other.segments[index]
      segment.start = max(segment.start, start)
      append(segment, of: other)
    }
  }
}
