// A property's displayed motion as lanes: those of its SwiftUI animations, with overlays on top.

extension OverlaidTrack {
  /// The lanes of the displayed value, one for each component.
  package func lanes(_ meter: inout WorkMeter) throws(TimelineRefusal) -> [Lane] {
    let lanes = try baseLanes(&meter)
    if overlays.isEmpty { return lanes }
    try meter.charge(WorkMeter.product(overlays.count, 50))
    try chargeGaps(&meter)
    let spans = overlaySpans
    try charge(spans, over: lanes, &meter)
    let factor = try factorLane(&meter)
    return lanes.indices.map { overlaid(lanes[$0], component: $0, spans, times: factor) }
  }

  /// Charges for the spans that gaps in overlays make, each with a list of overlays.
  private func chargeGaps(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    let gaps = overlays.reduce(0) { $0 + $1.gaps.count }
    try meter.charge(WorkMeter.product(gaps, 20 * Self.mostOverlays))
    try meter.keep(bytes: WorkMeter.product(gaps, 2 * (8 * Self.mostOverlays + 64)))
  }

  /// A span of time during which the set of applying overlays does not change.
  private struct OverlaySpan {
    var start: Double
    var overlays: [Int]
  }

  /// The times at which an overlay starts, ends, or has a gap, each with the overlays that apply from
  /// then on.
  ///
  /// - Complexity: O((overlays + gaps) * (log overlays + overlays at one time)).
  private var overlaySpans: [OverlaySpan] {
    let shown = overlays.indices.filter { overlays[$0].start < overlays[$0].end }
    let starts = shown.sorted { overlays[$0].start < overlays[$1].start }
    let times = Set(shown.flatMap { overlays[$0].boundaries }).sorted()
    var next = 0
    var active: [Int] = []
    return times.filter(\.isFinite).map { time in
      active.removeAll { overlays[$0].end <= time }
      while next < starts.count, overlays[starts[next]].start <= time {
        active.append(starts[next])
        next += 1
      }
      active.sort()
      return OverlaySpan(start: time, overlays: active.filter { !overlays[$0].isInGap(at: time) })
    }
  }

  /// Charges the meter for the overlays of all components; each span repeats the segments of the
  /// base lane that lie in it.
  private func charge(
    _ spans: [OverlaySpan], over lanes: [Lane], _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    let shown = spans.reduce(0) { $0 + $1.overlays.count }
    try meter.keep(bytes: WorkMeter.product(shown + spans.count * 4, 8))
    let segment = MemoryLayout<LaneSegment>.stride
    let (list, piece) = (32 + 2 * segment, MemoryLayout<OverlayPiece>.stride + 100)
    for lane in lanes {
      let below = 2 * spans.count + lane.segments.count
      try meter.charge(
        WorkMeter.sum(WorkMeter.product(spans.count, 40), 20 * overlays.count + 5 * below)
          + shown / 8)
      try meter.keep(
        bytes: WorkMeter.product(spans.count, list + 2 * segment + 100) + overlays.count * piece
          + below * segment)
    }
  }

  private func overlaid(
    _ base: Lane, component: Int, _ spans: [OverlaySpan], times factor: Lane?
  ) -> Lane {
    guard let first = spans.first else { return base }
    // The pieces are made once and shared, since an overlay applies in every span that other
    // overlays begin or end in.
    let all = overlays.map { $0.piece(component, times: $0.isMultiplied ? factor : nil) }
    let costs = all.map(\.rowCost)
    var lane = base.part(from: -.infinity, until: first.start)
    for (index, span) in spans.enumerated() {
      let end = index + 1 < spans.count ? spans[index + 1].start : .infinity
      let below = base.part(from: span.start, until: end)
      if span.overlays.isEmpty {
        lane.append(contentsOf: below, from: Lane.including(span.start))
      } else {
        lane.append(
          .overlaid(
            OverlaidLane(
              base: below, all: all, shown: span.overlays,
              cost: span.overlays.reduce(0) { $0 + costs[$1] })),
          from: Lane.including(span.start), origin: 0)
      }
    }
    return lane
  }
}

extension Lane {
  /// The part of the lane between two times, with only the segments that apply there.
  func part(from start: Double, until end: Double) -> Lane {
    var part = Lane(segments: [])
    for index in segmentIndex(at: start)..<segments.count {
      var segment = segments[index]
      if segment.start >= Lane.including(end) { break }
      if part.segments.isEmpty { segment.start = -.infinity }
      part.append(segment, of: self)
    }
    return part
  }
}
