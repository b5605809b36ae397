import AnimationEngine
import AnimationScenes
import Testing

@Suite struct AdaptiveTimesTests {
  /// How far the straight lines through `times` are from the motion, at the worst of many times.
  func error(_ timeline: Timeline, _ times: [Double]) -> Double {
    var worst = 0.0
    for column in timeline.columns.indices {
      for (left, right) in zip(times, times.dropFirst()) where right > left.nextUp {
        let start = timeline.value(ofColumn: column, at: left)
        let end = timeline.value(ofColumn: column, at: right)
        for step in 1..<20 {
          let share = Double(step) / 20
          let value = timeline.value(ofColumn: column, at: left + (right - left) * share)
          worst = max(worst, abs(value - (start + (end - start) * share)))
        }
      }
    }
    return worst
  }

  @Test(arguments: motionCatalogue.filter { $0.springs == .analytic && $0.name != "tiny cycles" })
  func straightLinesStayWithinTheTolerance(_ entry: CatalogueEntry) throws {
    let timeline = try entry.timeline
    for tolerance in [1, 0.1] {
      let times = try timeline.adaptiveTimes(within: tolerance, from: 0, to: entry.end)
      #expect(times.first == 0 && times.last == entry.end)
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
      #expect(error(timeline, times) <= tolerance)
    }
  }

  @Test func aLineNeedsItsEndsOnly() throws {
    let timeline = try ResolvedAnimation.change(.linear(duration: 1)).compiled()
    #expect(try timeline.adaptiveTimes(within: 0.01, from: 0, to: 1) == [0, 1])
  }

  @Test func aJumpHasATimeOnEachSide() throws {
    let track = ResolvedAnimation.track([
      .linear(to: [1], duration: 1), .move(to: [5]), .linear(to: [6], duration: 1),
    ])
    let times = try track.compiled().adaptiveTimes(within: 0.01, from: 0, to: 2)
    #expect(times == [0, 1, 1.0.nextUp, 2])
  }

  @Test func aSpringNeedsFewTimes() throws {
    let timeline = try ResolvedAnimation.change(
      to: 1, .interpolatingSpring(stiffness: 100, damping: 10)
    ).compiled()
    let times = try timeline.adaptiveTimes(within: 0.005, from: 0, to: timeline.duration!)
    #expect(times.count <= 18)
  }

  @Test func tooFineAToleranceIsRefused() throws {
    let timeline = try ResolvedAnimation.change(.bouncy).compiled()
    #expect(throws: Timeline.TooManyTimes(limit: 1000)) {
      try timeline.adaptiveTimes(within: 1e-12, from: 0, to: 1, mostTimes: 1000)
    }
  }
}
