// A property's motion as lanes: those of its history, and over them the overlays.

extension SceneTrack {
  /// A lane for each component of what shows.
  var lanes: [Lane] {
    let lanes = history.lanes
    if overlays.isEmpty { return lanes }
    let spans = overlaySpans
    return lanes.indices.map { overlaid(lanes[$0], component: $0, spans) }
  }

  /// A lane for each component of the model.
  var models: [Lane] { history.models }

  /// A time from which on the same overlays show, up to the next.
  private struct OverlaySpan {
    var start: Double
    var overlays: [Int]
  }

  /// The times at which overlays come or go, each with those that show from then on.
  ///
  /// - Complexity: O(overlays * (log overlays + overlays at one time)).
  private var overlaySpans: [OverlaySpan] {
    let shown = overlays.indices.filter { overlays[$0].start < overlays[$0].end }
    let starts = shown.sorted { overlays[$0].start < overlays[$1].start }
    let times = Set(shown.flatMap { [overlays[$0].start, overlays[$0].end] }).sorted()
    var next = 0
    var active: [Int] = []
    return times.filter(\.isFinite).map { time in
      active.removeAll { overlays[$0].end <= time }
      while next < starts.count, overlays[starts[next]].start <= time {
        active.append(starts[next])
        next += 1
      }
      active.sort()
      return OverlaySpan(start: time, overlays: active)
    }
  }

  private func overlaid(_ base: Lane, component: Int, _ spans: [OverlaySpan]) -> Lane {
    guard let first = spans.first else { return base }
    // Made once: an overlay shows on every span that others come or go in.
    let all = overlays.map { $0.piece(of: component) }
    var lane = base.part(from: -.infinity, until: first.start)
    for (index, span) in spans.enumerated() {
      let end = index + 1 < spans.count ? spans[index + 1].start : .infinity
      let below = base.part(from: span.start, until: end)
      if span.overlays.isEmpty {
        lane.append(contentsOf: below, from: Lane.including(span.start))
      } else {
        let pieces = span.overlays.map { all[$0] }
        lane.append(
          .overlaid(OverlaidLane(base: below, pieces: pieces)), from: Lane.including(span.start),
          origin: 0)
      }
    }
    return lane
  }
}

extension Lane {
  /// The same motion with only those segments that hold between two times.
  fileprivate func part(from start: Double, until end: Double) -> Lane {
    var part = Lane(segments: [])
    for index in segmentIndex(at: start)..<segments.count {
      var segment = segments[index]
      if segment.start >= Lane.including(end) { break }
      if part.segments.isEmpty { segment.start = -.infinity }
      part.append(segment, of: self)
    }
    return part
  }

  /// Adds a segment of another lane, with what describes it.
  fileprivate mutating func append(_ segment: LaneSegment, of other: Lane) {
    if segment.isComposite {
      append(other.parts[segment.part], from: segment.start, origin: segment.origin)
    } else {
      append(segment)
    }
  }
}
