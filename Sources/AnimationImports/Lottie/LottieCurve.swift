import AnimationDocuments
import AnimationEngine

/// A property of a Lottie file over time, in seconds from the start of the composition.
struct LottieCurve: Hashable, Sendable {
  /// The motion between two keys.
  struct Segment: Hashable, Sendable {
    var start, end: Double
    var from, to: [Double]
    /// The easing of all numbers, or one for each; empty for a hold.
    var easings: [CubicBezier]

    var holds: Bool { easings.isEmpty || end <= start }
  }

  var segments: [Segment] = []
  /// The value after the last segment.
  var last: [Double]
  /// The greatest distance of the segments from the source's motion, in the unit of the numbers.
  var error = 0.0
  /// The time at which the curve of each number is still to be cut; nil where that is done.
  private var end: Double?

  init(segments: [Segment] = [], last: [Double]) { (self.segments, self.last) = (segments, last) }

  /// The value before and at the first key.
  var first: [Double] { segments.first?.from ?? last }

  /// Whether the value ever changes.
  var moves: Bool {
    var shown = first
    for segment in segments {
      if segment.from != shown || !segment.holds && segment.to != segment.from { return true }
      shown = segment.from
    }
    return last != shown
  }

  /// The number of components of a value.
  var count: Int { last.count }

  /// One component as a curve of its own; a constant `rest` if there is no such component.
  func component(_ index: Int, orElse rest: Double = 0) -> LottieCurve {
    func number(_ value: [Double]) -> [Double] {
      [value.indices.contains(index) ? value[index] : rest]
    }
    var alone = self
    alone.last = number(last)
    alone.segments = segments.map { segment in
      var own = segment
      (own.from, own.to) = (number(segment.from), number(segment.to))
      if own.easings.count > 1 { own.easings = [own.easings[min(index, own.easings.count - 1)]] }
      return own
    }
    return alone.cut()
  }

  /// Some components as a curve of their own, with the easings that they have in this one.
  ///
  /// - Precondition: The last value has them all.
  func components(_ indices: Range<Int>) -> LottieCurve {
    func numbers(_ value: [Double]) -> [Double] {
      indices.map { value.indices.contains($0) ? value[$0] : last[$0] }
    }
    var some = self
    some.last = numbers(last)
    for (index, segment) in segments.enumerated() {
      (some.segments[index].from, some.segments[index].to) = (
        numbers(segment.from), numbers(segment.to)
      )
      if segment.easings.count > 1 {
        some.segments[index].easings = indices.map {
          segment.easings[min($0, segment.easings.count - 1)]
        }
      }
    }
    return some
  }

  /// The curve with the easings of its first number for all.
  var together: LottieCurve {
    var one = self
    for (index, segment) in segments.enumerated() {
      one.segments[index].easings = Array(segment.easings.prefix(1))
    }
    return one.cut()
  }

  private func cut() -> LottieCurve {
    guard let end else { return self }
    var whole = self
    whole.end = nil
    return whole.clipped(to: end)
  }

  /// The curve with each number changed.
  func map(_ change: (Double) -> Double) -> LottieCurve {
    var changed = self
    changed.last = last.map(change)
    for index in segments.indices {
      changed.segments[index].from = segments[index].from.map(change)
      changed.segments[index].to = segments[index].to.map(change)
    }
    return changed
  }
}

extension LottieCurve {
  /// The curve of a colour whose fourth number is multiplied by another curve; nil where their keys differ.
  func withOpacity(_ opacity: LottieCurve) -> LottieCurve? {
    let hasItsKeys =
      segments.count == opacity.segments.count
      && zip(segments, opacity.segments).allSatisfy {
        $0.start == $1.start && $0.end == $1.end && $0.easings == $1.easings
      }
    guard hasItsKeys, count == 4, opacity.count == 1 else { return nil }
    var color = self
    color.last[3] *= opacity.last[0]
    for (index, segment) in opacity.segments.enumerated() {
      color.segments[index].from[3] *= segment.from[0]
      color.segments[index].to[3] *= segment.to[0]
    }
    return color
  }
}

// MARK: - Parts of the time

extension LottieCurve {
  /// The part of the curve from 0 to the end of the composition. Where numbers have their own easings,
  /// no Bézier is the part of all of them: each is cut when it stands alone.
  func clipped(to end: Double) -> LottieCurve {
    guard !isApart else {
      var later = self
      later.end = end
      return later
    }
    return clipped(from: 0, to: end)
  }

  /// Whether a segment has an easing for each number.
  var isApart: Bool { segments.contains { $0.easings.count > 1 } }

  private func clipped(from low: Double, to high: Double) -> LottieCurve {
    var (kept, shown) = ([Segment](), first)
    var result = self
    for segment in segments {
      if segment.start >= high {
        result.last = shown
        break
      }
      shown = segment.holds ? segment.from : segment.to
      if segment.end <= low { continue }
      let parts = segment.part(from: low, to: high)
      kept += parts
      if segment.end > high {
        result.last = parts.last.map { $0.holds ? $0.from : $0.to } ?? segment.from
        break
      }
    }
    result.segments = kept
    return result
  }

  /// The curve with 0 before a time and after another one: the opacity of a layer that shows only
  /// between its in-point and out-point.
  func shown(from low: Double, to high: Double, of duration: Double) -> LottieCurve {
    guard low > 0 || high < duration else { return self }
    let nothing = [Double](repeating: 0, count: count)
    guard high > low, high > 0, low < duration else { return LottieCurve(last: nothing) }
    var inside = clipped(from: max(low, 0), to: min(high, duration))
    let start = inside.segments.first?.start ?? min(high, duration)
    var lead: [Segment] = []
    if low > 0 {
      lead.append(.hold(nothing, 0, low))
      if start > low { lead.append(.hold(inside.first, low, start)) }
    }
    inside.segments = lead + inside.segments
    if high < duration {
      let end = inside.segments.last?.end ?? 0
      if end < high { inside.segments.append(.hold(inside.last, end, high)) }
      inside.last = nothing
    }
    return inside
  }
}

extension LottieCurve.Segment {
  fileprivate static func hold(_ value: [Double], _ start: Double, _ end: Double) -> Self {
    .init(start: start, end: end, from: value, to: value, easings: [])
  }

  /// The part of the segment between two times, with easings cut to match.
  fileprivate func part(from low: Double, to high: Double) -> [LottieCurve.Segment] {
    guard start < low || end > high else { return [self] }
    let (from, to) = (max(start, low), min(end, high))
    guard !holds, let easing = easings.first else { return [.hold(self.from, from, to)] }
    let length = end - start
    return easing.pieces(from: (from - start) / length, to: (to - start) / length).map { piece in
      LottieCurve.Segment(
        start: max(start + length * piece.start, low), end: min(start + length * piece.end, high),
        from: value(at: piece.from), to: value(at: piece.to), easings: [piece.easing])
    }
  }

  private func value(at share: Double) -> [Double] {
    zip(from, to).map { $0 + ($1 - $0) * share }
  }
}

// MARK: - As a track

extension LottieCurve {
  /// The track of a document that shows this curve.
  func track(
    _ property: String, at place: SourcePlace, _ value: ([Double]) -> ImportedValue
  ) -> ImportedTrack {
    var track = ImportedTrack(
      property: property, place: place, initial: value(first), keyframes: [])
    var shown = first
    for segment in segments {
      if segment.from != shown { track.jump(to: value(segment.from), at: segment.start) }
      shown = segment.from
      guard !segment.holds else { continue }
      if segment.start > track.end { track.jump(to: value(shown), at: segment.start) }
      track.keyframes.append(
        ImportedKeyframe(
          time: segment.end, value: value(segment.to),
          motion: .curve(UnitCurve(easing: segment.easings[0]))))
      shown = segment.to
    }
    if last != shown { track.jump(to: value(last), at: segments.last?.end ?? 0) }
    track.state(error)
    return track
  }
}

extension ImportedTrack {
  fileprivate mutating func jump(to value: ImportedValue, at time: Double) {
    keyframes.append(ImportedKeyframe(time: time, value: value, motion: .jump))
  }

  /// Records an error, in the unit of the values, at the curve with the longest distance.
  mutating func state(_ error: Double) {
    guard error > 0 else { return }
    let values = [initial] + keyframes.map(\.value)
    let distances = zip(zip(values, values.dropFirst()), keyframes).map { values, keyframe in
      if case .curve = keyframe.motion { values.0.distance(to: values.1) } else { 0.0 }
    }
    guard let farthest = distances.indices.max(by: { distances[$0] < distances[$1] }),
      distances[farthest] > 0,
      case .curve(let curve, _) = keyframes[farthest].motion
    else { return }
    keyframes[farthest].motion = .curve(curve, error: error / distances[farthest])
  }
}

extension UnitCurve {
  /// The curve of an easing; one whose control points are on the diagonal is linear.
  init(easing: CubicBezier) {
    let isLine = easing.start.x == easing.start.y && easing.end.x == easing.end.y
    self = isLine ? .linear : UnitCurve(.bezier(easing))
  }
}
