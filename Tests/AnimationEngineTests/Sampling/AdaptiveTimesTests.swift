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

  private static func moved(
    to end: Double, by animation: Animation, _ timing: WebTiming? = nil
  ) throws -> Timeline {
    let content = SingleAnimation(
      from: [[0]], to: [[end]], velocity: [nil], animation: animation)
    var moved = ResolvedAnimation(
      properties: [AnimatedProperty(name: "x", type: .number)], content: .animation(content))
    moved.timing = timing
    return try moved.compiled()
  }

  /// Steps that lie evenly about the middle of an interval are none of a line.
  @Test(arguments: [2, 3, 4, 64, 100, 128, 256])
  func everyStepIsSeen(count: Int) throws {
    let stairs = Animation.timingCurve(try UnitCurve(css: "steps(\(count))"), duration: 1)
    let timeline = try Self.moved(to: 100, by: stairs)
    let times = try timeline.adaptiveTimes(within: 0.1, from: 0, to: 1)
    #expect(error(timeline, times) <= 0.1)
    // Level by level: the first moment and the last.
    #expect(times.count == 2 * count + 1)
    #expect(times.contains(1 / Double(count)))
    let played = [stairs.speed(1.7), stairs.repeatCount(3, autoreverses: true), stairs.delay(0.3)]
    for animation in played {
      let timeline = try Self.moved(to: 100, by: animation)
      let end = try #require(timeline.duration)
      #expect(error(timeline, try timeline.adaptiveTimes(within: 0.1, from: 0, to: end)) <= 0.1)
    }
    let timed = try Self.moved(
      to: 100, by: stairs, WebTiming(iterations: 2, direction: .alternate, fill: .both))
    #expect(error(timed, try timed.adaptiveTimes(within: 0.1, from: 0, to: 2)) <= 0.1)
  }

  /// Two staircases, one after the other and both at once, leave short pulses between their steps.
  @Test(arguments: [100, 128, 256])
  func thePulsesOfMergedStaircasesAreSeen(count: Int) throws {
    let stairs = Animation.timingCurve(try UnitCurve(css: "steps(\(count))"), duration: 1)
    let changes: [(at: Double, to: Double)] = [(0.1, 100), (0.5, 0)]
    let events = changes.map { change in
      SceneEvent(
        at: change.at, .set([PropertyChange(property: 0, value: [change.to])]),
        by: SceneTransaction(.animation(stairs)))
    }
    let timeline = try ResolvedAnimation(
      properties: [AnimatedProperty(name: "x", type: .number)],
      content: .scene(Scene(initial: [[0]], events: events))
    ).compiled()
    let times = try timeline.adaptiveTimes(within: 0.1, from: 0, to: 1.5)
    let looks = (0...20_000).map { Double($0) * 1.5 / 20_000 }
    var index = 0
    for time in looks {
      while index + 2 < times.count, times[index + 1] <= time { index += 1 }
      let (left, right) = (times[index], times[index + 1])
      let ends = [left, right].map { timeline.value(ofColumn: 0, at: $0) }
      let straight = ends[0] + (ends[1] - ends[0]) * (time - left) / (right - left)
      #expect(abs(timeline.value(ofColumn: 0, at: time) - straight) <= 0.1)
    }
  }

  @Test func aBendOfLinearIsATime() throws {
    let bent = Animation.timingCurve(
      try UnitCurve(css: "linear(0, 0.9 30%, 0.1 70%, 1)"), duration: 1)
    let timeline = try Self.moved(to: 1, by: bent)
    #expect(try timeline.adaptiveTimes(within: 0.01, from: 0, to: 1) == [0, 0.3, 0.7, 1])
  }

  /// A motion that is asked for from before its start on begins at 0 and not at -0.
  @Test func theStartIsATimeWithoutASign() throws {
    let line = Animation.linear(duration: 1)
    let times = try Self.moved(to: 1, by: line).adaptiveTimes(within: 0.01, from: -1, to: 1)
    #expect(times == [-1, 0, 1] && times[1].sign == .plus)
  }

  /// A delay ends, and a cycle jumps back to its start, at the times that are written.
  @Test func cyclesBeginAtTheirTimes() throws {
    let cycles = Animation.linear(duration: 0.5).repeatCount(3, autoreverses: false).delay(0.3)
    let times = try Self.moved(to: 1, by: cycles).adaptiveTimes(within: 0.01, from: 0, to: 1.8)
    #expect(times.map(\.withoutSumNoise) == [0, 0.3, 0.8, 0.8, 1.3, 1.3, 1.8])
    #expect(times[3] == times[2].nextUp && times[5] == times[4].nextUp)
  }

  @Test func aBendInsideACycleIsATime() throws {
    let bent = Animation.timingCurve(try UnitCurve(css: "linear(0, 0.9 25%, 1)"), duration: 0.4)
    let timeline = try Self.moved(to: 1, by: bent.speed(2).repeatCount(3, autoreverses: true))
    let times = try timeline.adaptiveTimes(within: 0.01, from: 0, to: 0.6)
    #expect(times == [0, 0.05, 0.2, 0.25, 0.4, 0.45, 0.6])
  }

  /// Of ten thousand cycles each has its times, and none is looked for.
  @Test func aLoopThatJumpsIsSeenToItsEnd() throws {
    let loop = Animation.linear(duration: 0.1).repeatForever(autoreverses: false)
    let times = try Self.moved(to: 1, by: loop).adaptiveTimes(
      within: 0.01, from: 0, to: 1000, mostTimes: 50_000)
    #expect(times.count == 20_001)
  }

  /// The times of keyframes are those written, not the doubles after them.
  @Test func aCornerIsATimeItself() throws {
    let track = KeyframeAnimation(
      initial: [[0]],
      tracks: [
        PropertyTrack(
          property: 0, components: 0..<1,
          keyframes: [.linear(to: [1], duration: 0.1), .linear(to: [0], duration: 0.2)])
      ], velocity: [nil])
    let timeline = try ResolvedAnimation(
      properties: [AnimatedProperty(name: "x", type: .number)], content: .keyframes(track)
    ).compiled()
    let end = try #require(timeline.duration)
    #expect(try timeline.adaptiveTimes(within: 0.01, from: 0, to: end) == [0, 0.1, end])
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

  /// Where an easing is flat, rounding of its progress lets a jump flicker; it counts as one.
  @Test func aJumpUnderAFlatEasingIsOne() throws {
    var swing = ResolvedAnimation.change(.easeInOut.repeatCount(2))
    swing.timing = WebTiming(
      direction: .reverse, fill: .both, easing: try UnitCurve(css: "ease"))
    let timeline = try swing.compiled()
    let end = try #require(timeline.duration)
    #expect(try timeline.adaptiveTimes(within: 1, from: 0, to: end).count < 60)
  }

  @Test func aSpringNeedsFewTimes() throws {
    let timeline = try ResolvedAnimation.change(
      to: 1, .interpolatingSpring(stiffness: 100, damping: 10)
    ).compiled()
    let times = try timeline.adaptiveTimes(within: 0.005, from: 0, to: timeline.duration!)
    #expect(times.count <= 18)
  }

  /// The last bits of a spring in a list of times are not those of single times, by which a jump is
  /// found.
  @Test(arguments: [0, 0.3])
  func aListOfTimesJumpsWhereSingleTimesDo(_ bounce: Double) throws {
    for duration in stride(from: 0.2, to: 1, by: 0.1) {
      let timeline = try ResolvedAnimation.change(
        of: .integer, from: [0], to: [10], .spring(duration: duration, bounce: bounce)
      ).compiled()
      let end = try #require(timeline.duration)
      let times = try timeline.adaptiveTimes(within: 0.1, from: 0, to: end)
      let values = Samples(timeline, on: .times(times)).values(0, 0..<times.count)
      #expect(values == times.map { timeline.value(ofColumn: 0, at: $0) })
    }
  }

  @Test func tooFineAToleranceIsRefused() throws {
    let timeline = try ResolvedAnimation.change(.bouncy).compiled()
    #expect(throws: TimelineRefusal.tooManyTimes(limit: 1000)) {
      try timeline.adaptiveTimes(within: 1e-12, from: 0, to: 1, mostTimes: 1000)
    }
  }

  /// Of what is straight the end, the middle and two places beside it are looked at.
  @Test func everyRowThatIsLookedAtIsCharged() throws {
    let slow = (0..<10).reduce(Animation.linear(duration: 1)) { animation, index in
      animation.speed(index.isMultiple(of: 2) ? 2 : 0.5)
    }
    let timeline = try Self.moved(to: 1, by: slow)
    var meter = WorkMeter()
    _ = try timeline.adaptiveTimes(
      within: 0.1, from: 0, to: 1, mostTimes: 10_000, meter: &meter)
    #expect(meter.work >= 4 * 64 * timeline.workOfRow)
  }

  @Test func seedsAreChargedWhereNothingJoins() throws {
    let timeline = try ResolvedAnimation.change(.linear(duration: 1)).compiled()
    var meter = WorkMeter()
    let seeds = try timeline.seedTimes(from: 0, to: 1, limit: 10_000, meter: &meter)
    #expect(meter.work >= seeds.count)
  }

  /// The lists of candidates are gone when the times are found.
  @Test func memoryIsGivenBack() throws {
    let timeline = try ResolvedAnimation.change(.bouncy).compiled()
    var meter = WorkMeter()
    _ = try timeline.adaptiveTimes(within: 1e-4, from: 0, to: 1, mostTimes: 10_000, meter: &meter)
    #expect(meter.bytes == 0)
  }

  /// Twenty numbers follow a curve of 1000 stops; they join at the same times.
  @Test func joinsAreChargedForEachLane() throws {
    let stops = (0..<1000).map { "\($0 % 2)" }.joined(separator: ", ")
    let animation = Animation.timingCurve(try UnitCurve(css: "linear(\(stops))"), duration: 1)
    let change = SingleAnimation(
      from: [Components(repeating: 0, count: 20)], to: [Components(repeating: 1, count: 20)],
      velocity: [nil], animation: animation)
    let timeline = try ResolvedAnimation(
      properties: [AnimatedProperty(name: "v", type: .vector(count: 20))],
      content: .animation(change)
    ).compiled()
    var meter = WorkMeter()
    _ = try timeline.seedTimes(from: 0, to: 1, limit: 10_000, meter: &meter)
    #expect(meter.work >= 20 * 900 * 3)
  }

  /// Ten curves of 10,000 stops, of each of which another one takes over.
  @Test func joinsThatAreTooManyAreNotAllListed() throws {
    let stops = (0...10_000).map { "\($0 % 2)" }.joined(separator: ", ")
    let curve = try UnitCurve(css: "linear(\(stops))")
    let events = (0..<10).map { index in
      SceneEvent(
        at: Double(index), .set([PropertyChange(property: 0, value: [Double(index + 1)])]),
        by: SceneTransaction(.animation(.timingCurve(curve, duration: 0.9))))
    }
    let timeline = try ResolvedAnimation(
      properties: [AnimatedProperty(name: "x", type: .number)],
      content: .scene(Scene(initial: [[0]], events: events))
    ).compiled()
    var meter = WorkMeter()
    #expect(throws: TimelineRefusal.tooManyTimes(limit: 1000)) {
      try timeline.seedTimes(from: 0, to: 10, limit: 1000, meter: &meter)
    }
    #expect(meter.work < 60_000)
  }

  /// Fifty times the joints would take 3.2 MB.
  @Test func lanesAlongOneCurveShareItsJoints() throws {
    let stops = (0...2000).map { "\($0 % 2)" }.joined(separator: ", ")
    let curve = try UnitCurve(css: "linear(\(stops))")
    let timeline = try ResolvedAnimation(
      properties: (0..<50).map { AnimatedProperty(name: "x\($0)", type: .number) },
      content: .animation(
        SingleAnimation(
          from: Array(repeating: [0], count: 50), to: Array(repeating: [1], count: 50),
          velocity: Array(repeating: nil, count: 50),
          animation: .timingCurve(curve, duration: 1)))
    ).compiled()
    var meter = WorkMeter(.init(work: 1_000_000, bytes: 200_000))
    let seeds = try timeline.seedTimes(from: 0, to: 1, limit: 10_000, meter: &meter)
    #expect(seeds.count > 3990)
  }
}
