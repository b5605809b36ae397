@testable import AnimationEngine

extension Lane {
  /// Stops the program where the lane is not what all that reads it takes for granted.
  ///
  /// - Complexity: O(segments + parts).
  func checkInvariants() {
    precondition(segments.first?.start == -.infinity, "a lane begins at minus infinity")
    for (segment, next) in zip(segments, segments.dropFirst()) {
      precondition(segment.start <= next.start, "segments stand by rising start")
    }
    for segment in segments {
      precondition(segment.part < parts.count, "a composite segment has a part")
      precondition(segment.end.isNaN == segment.endValue.isNaN, "an arrival has time and value")
      let isExact =
        segment.isComposite ? parts[segment.part].takesExactTime : !segment.form.isCurve
      precondition(segment.takesExactTime == isExact, "a segment knows how it takes its time")
    }
    let isExact = parts.contains { $0.takesExactTime }
    precondition(takesExactTime == isExact, "a lane knows how it takes its time")
    let cost = parts.reduce(0) { max($0, $1.rowCost) }
    precondition(rowCost >= LaneCost.plain + cost, "a look costs what the most costly part does")
    for part in parts { part.checkInvariants() }
  }
}

extension LanePart {
  /// The same of the lanes that the part is made of.
  fileprivate func checkInvariants() {
    switch self {
    case .mapped(let mapped):
      mapped.forward.checkInvariants()
      mapped.backward.checkInvariants()
    case .additive(let additive):
      additive.base.checkInvariants()
      for animation in additive.additives { animation.progress.checkInvariants() }
    case .overlaid(let overlaid):
      overlaid.base.checkInvariants()
      precondition(overlaid.shown.allSatisfy(overlaid.all.indices.contains), "what shows is there")
    case .stepped, .pieced, .levels, .custom: break
    }
  }
}
