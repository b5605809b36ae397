import AnimationEngine
import AnimationScenes
import Testing

@Suite struct TimedEventTests {
  /// Phases whose steps come at 0, 1 and 3 seconds of 4.
  private func events(
    _ timing: WebTiming, horizon: Double = 0, limit: Int = 1000
  ) throws -> [(Double, String)] {
    var phases = ResolvedAnimation.phases([
      (0, .linear(duration: 1)), (10, .linear(duration: 1)), (20, .linear(duration: 2)),
    ])
    phases.timing = timing
    let timeline = try phases.compiled(horizon: horizon, within: .init(steps: limit))
    return timeline.events.map { event in
      guard case .phase(let name) = event.kind else { return (event.time, "?") }
      return (event.time, name)
    }
  }

  private func expect(_ events: [(Double, String)], _ expected: [(Double, String)]) {
    #expect(events.count == expected.count)
    for (found, wanted) in zip(events, expected) {
      #expect(abs(found.0 - wanted.0) < 1e-9 && found.1 == wanted.1)
    }
  }

  @Test func eventsComeInEveryIteration() throws {
    let events = try events(WebTiming(delay: 1, iterations: 2))
    #expect(events.map(\.0) == [1, 2, 4, 5, 6, 8])
    #expect(events.map(\.1) == ["1", "2", "0", "1", "2", "0"])
  }

  @Test func aStretchedIterationStretchesThem() throws {
    expect(
      try events(WebTiming(iterationDuration: 2, playbackRate: 0.5)),
      [(0, "1"), (1, "2"), (3, "0")])
  }

  @Test func backwardsTheyComeTheOtherWayRound() throws {
    expect(try events(WebTiming(direction: .reverse)), [(1, "0"), (3, "2"), (4, "1")])
    expect(try events(WebTiming(playbackRate: -1)), [(1, "0"), (3, "2"), (4, "1")])
    expect(
      try events(WebTiming(direction: .reverse, playbackRate: -2)),
      [(0, "1"), (0.5, "2"), (1.5, "0")])
    expect(
      try events(WebTiming(iterations: 2, direction: .alternate)),
      [(0, "1"), (1, "2"), (3, "0"), (5, "0"), (7, "2"), (8, "1")])
  }

  @Test func whatLiesAtATurnComesOnce() throws {
    // The last of these steps is at the end, where the direction turns; the first at the beginning.
    func events(_ timing: WebTiming) throws -> [(Double, String)] {
      var phases = ResolvedAnimation.phases([
        (0, nil), (10, .linear(duration: 2)), (20, nil),
      ])
      phases.timing = timing
      return try phases.compiled().events.map { event in
        guard case .phase(let name) = event.kind else { return (event.time, "?") }
        return (event.time, name)
      }
    }
    let once = try events(WebTiming())
    expect(once, [(0, "1"), (2, "2"), (2, "0")])
    expect(
      try events(WebTiming(iterations: 3, direction: .alternate)),
      [(0, "1"), (2, "2"), (2, "0"), (4, "1"), (6, "2"), (6, "0")])
    expect(
      try events(WebTiming(iterations: 2, direction: .alternateReverse)),
      [(0, "2"), (0, "0"), (2, "1"), (4, "2"), (4, "0")])
    #expect(
      try events(WebTiming(iterations: 2, direction: .alternate, playbackRate: -1)).count == 4)
    expect(
      try events(WebTiming(iterations: 2)),
      [(0, "1"), (2, "2"), (2, "0"), (2, "1"), (4, "2"), (4, "0")])
  }

  @Test func onlyWhatTheIterationsCoverComes() throws {
    expect(
      try events(WebTiming(iterations: 1, iterationStart: 0.5)),
      [(1, "0"), (2, "1"), (3, "2")])
    expect(try events(WebTiming(delay: -0.5, endDelay: -2)), [(0.5, "2")])
    expect(try events(WebTiming(iterations: 0)), [])
    expect(try events(WebTiming(playbackRate: 0)), [])
  }

  @Test func anEasingMovesThem() throws {
    let curve = UnitCurve.easeInOut
    let times = try events(WebTiming(easing: curve)).map(\.0)
    for (time, place) in zip(times, [0, 0.25, 0.75]) {
      #expect(abs(curve.value(at: time / 4) - place) < 1e-12)
    }
    let back = try events(WebTiming(direction: .reverse, easing: curve)).map(\.0)
    for (time, place) in zip(back, [0.75, 0.25, 0]) {
      #expect(abs(curve.value(at: 1 - time / 4) - place) < 1e-12)
    }
    expect(
      try events(WebTiming(easing: try UnitCurve(css: "steps(2)"))),
      [(0, "1"), (2, "2"), (4, "0")])
  }

  @Test func anEasingThatGoesThereTwicePassesOnce() throws {
    let curve = try UnitCurve(css: "linear(0, 0.5 30%, 0.1 60%, 1)")
    let events = try events(WebTiming(easing: curve))
    expect(events, [(0, "1"), (0.6, "2"), (4 * (0.6 + 0.4 * 0.65 / 0.9), "0")])
  }

  @Test func endlessIterationsAreFollowedAsFarAsTheyAreAsked() throws {
    let endless = WebTiming(iterations: .infinity)
    expect(try events(endless, horizon: 5.5), [(0, "1"), (1, "2"), (3, "0"), (4, "1"), (5, "2")])
    expect(try events(endless), [(0, "1")])
  }

  @Test func tooManyAreRefused() {
    #expect(throws: TimelineRefusal.tooManySteps(limit: 1000)) {
      try events(WebTiming(iterations: 334))
    }
    #expect(throws: TimelineRefusal.tooManySteps(limit: 1000)) {
      try events(WebTiming(iterations: 1e300))
    }
    #expect(throws: TimelineRefusal.tooManySteps(limit: 1000)) {
      try events(WebTiming(iterations: .infinity), horizon: 1e200)
    }
  }

  @Test(arguments: [0x1p53, 1e300])
  func iterationNumbersBeyondDoublesStillEnd(_ start: Double) throws {
    let events = try events(WebTiming(iterations: 2, iterationStart: start))
    #expect(events.count <= 9)
    let line = try ResolvedAnimation.change(
      .linear(duration: 1), WebTiming(iterations: 2, iterationStart: start, fill: .both)
    ).compiled()
    #expect(try line.adaptiveTimes(within: 0.1, from: 0, to: 2).count < 100)
  }

  @Test func whatIsNeverReachedNeverComes() throws {
    let low = try UnitCurve(css: "linear(-1, -0.5)")
    #expect(try events(WebTiming(iterations: 1e300, easing: low)).isEmpty)
  }

  @Test func iterationsThatTakeNoTimeReportOnce() throws {
    let events = try events(WebTiming(delay: 2, iterations: 9, iterationDuration: 0))
    #expect(events.map(\.0) == [2, 2, 2])
  }
}
