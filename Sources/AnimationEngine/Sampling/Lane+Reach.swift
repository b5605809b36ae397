// Bounds of a lane's values within a time span, found without evaluating every moment.

extension Lane {
  /// Bounds of the value from `start` to `end`, both included.
  ///
  /// - Complexity: O(log segments); over many segments no bounds are given.
  package func reach(from start: Double, until end: Double) -> Reach {
    var index = segmentIndex(at: start)
    var reach = reach(of: index, from: start, until: end)
    let last = index + 8
    while index + 1 < segments.count, segments[index + 1].start < end {
      index += 1
      guard index < last, reach.isFinite else { return .everything }
      let begin = max(segments[index].start, start)
      reach = reach.union(self.reach(of: index, from: begin, until: end))
    }
    return reach
  }

  private func reach(of index: Int, from start: Double, until end: Double) -> Reach {
    let segment = segments[index]
    let last = index + 1 < segments.count ? min(end, segments[index + 1].start) : end
    let (early, late) = (start - segment.origin, last - segment.origin)
    let shown =
      segment.isComposite
      ? parts[segment.part].reach(from: early, until: late)
      : segment.form.reach(from: early, until: late)
    return segment.end >= start && segment.end <= last
      ? shown.union(Reach(segment.endValue)) : shown
  }
}

extension LanePart {
  fileprivate func reach(from start: Double, until end: Double) -> Reach {
    switch self {
    case .mapped(let mapped): mapped.reach(from: start, until: end)
    case .additive(let additive): additive.reach(from: start, until: end)
    case .overlaid(let overlaid): overlaid.reach(from: start, until: end)
    case .pieced(let pieced): pieced.reach(from: start, until: end)
    case .stepped, .levels, .custom: .everything
    }
  }
}

extension MappedLanes {
  /// The bounds within one piece of the time map; none over several.
  fileprivate func reach(from start: Double, until end: Double) -> Reach {
    let piece = map.piece(at: start)
    guard piece.phase == .finished || map.piece(at: end).continues(piece) else {
      return .everything
    }
    return switch piece.phase {
    case .waiting: Reach(initialValue(of: piece))
    case .running:
      lane(of: piece).reach(
        from: start * piece.rate + piece.shift, until: end * piece.rate + piece.shift)
    case .finished: Reach(final)
    }
  }
}

extension AdditiveLanes {
  fileprivate func reach(from start: Double, until end: Double) -> Reach {
    additives.reduce(base.reach(from: start, until: end)) { below, additive in
      below.isFinite
        ? additive.progress.reach(from: start, until: end).cover(below, towards: additive.target)
        : below
    }
  }
}

extension OverlaidLane {
  fileprivate func reach(from start: Double, until end: Double) -> Reach {
    pieces.reduce(base.reach(from: start, until: end)) { below, piece in
      switch piece {
      case .addition(let interval, let progress):
        return progress.reach(from: start, until: end).part(of: interval, from: below)
          + Reach(-interval)
      case .replacement(let from, let to, let progress):
        return progress.reach(from: start, until: end).part(of: to - from, from: Reach(from))
      case .factor(let lane): return below * lane.reach(from: start, until: end)
      case .below: return below
      case .cycles, .driven, .layer, .timed, .multiplied: return .everything
      }
    }
  }
}

extension PiecedLane {
  /// The bounds within one piece of the curve; none over several.
  fileprivate func reach(from start: Double, until end: Double) -> Reach {
    let index = curve.index(at: start, from: origin)
    guard curve.index(at: end, from: origin) == index else { return .everything }
    let begin = origin + curve.start(of: index)
    return curve.form(of: index).reach(from: start - begin, until: end - begin)
  }
}
