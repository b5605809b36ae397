import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

/// What holds for every script, whatever happens in it.
@Suite struct SceneLawTests {
  private static func bits(_ samples: Samples, _ rows: Range<Int>, column: Int) -> [UInt64] {
    var numbers = [Double](repeating: 0, count: rows.count)
    var span = numbers.mutableSpan
    samples.writeValues(column: column, rows: rows, into: &span)
    return numbers.map(\.bitPattern)
  }

  @Test(arguments: 0..<60) func valuesAreContinuousAcrossEveryRetarget(_ seed: UInt64) throws {
    let springs: SpringModel = seed % 6 == 0 ? .swiftui : .analytic
    let scene = SceneRandom.scene(by: LawAnimations.steady, seed: seed)
    let timeline = try scene.timeline(springs)
    for event in scene.events where event.time > 0 {
      let before = timeline.value(ofColumn: 0, at: event.time - 1e-9)
      let after = timeline.value(ofColumn: 0, at: event.time)
      // The integrator's steps are up to 2 apart, and an event is where one of them may be.
      let bound = springs == .swiftui ? 4.0 : 1e-5
      #expect(abs(before - after) < bound, "at \(event.time), seed \(seed)")
    }
  }

  @Test(arguments: 0..<60) func velocitiesAreContinuousAcrossEverySpring(_ seed: UInt64) throws {
    let scene = SceneRandom.scene(by: LawAnimations.springs + LawAnimations.curves, seed: seed)
    let timeline = try scene.timeline()
    for event in scene.events where event.time > 0 {
      guard case .animation(let animation) = event.transaction.source,
        LawAnimations.springs.contains(animation)
      else { continue }
      let before = timeline.velocity(ofColumn: 0, at: event.time - 1e-9)
      let after = timeline.velocity(ofColumn: 0, at: event.time)
      #expect(abs(before - after) < 1e-2, "at \(event.time), seed \(seed)")
    }
  }

  @Test(arguments: 0..<40) func velocityIsTheDerivativeOfTheValue(_ seed: UInt64) throws {
    let timeline = try SceneRandom.scene(by: LawAnimations.steady, isMixed: true, seed: seed)
      .timeline()
    var random = SplitMix64(seed: seed)
    let step = 1e-6
    for _ in 0..<200 {
      let time = Double.random(in: 0...6, using: &random)
      let slope =
        (timeline.value(ofColumn: 0, at: time + step)
          - timeline.value(ofColumn: 0, at: time - step)) / (2 * step)
      let velocity = timeline.velocity(ofColumn: 0, at: time)
      let early = timeline.velocity(ofColumn: 0, at: time - step)
      let late = timeline.velocity(ofColumn: 0, at: time + step)
      // Where an event or a corner of a curve lies between, there is no slope.
      guard abs(early - late) < 1 else { continue }
      #expect(abs(slope - velocity) < 1, "at \(time), seed \(seed)")
    }
  }

  @Test(arguments: 0..<30) func anyGridAndAnyWindowGiveTheSameNumbers(_ seed: UInt64) throws {
    let springs: SpringModel = seed % 3 == 0 ? .swiftui : .analytic
    let scene = SceneRandom.scene(by: LawAnimations.all, isMixed: true, seed: seed)
    let timeline = try scene.timeline(springs)
    let samples = Samples(timeline, on: .frames(perSecond: 60, end: 6))
    let whole = Self.bits(samples, 0..<samples.rowCount, column: 0)
    var random = SplitMix64(seed: seed)
    var row = 0
    while row < samples.rowCount {
      let end = min(row + Int.random(in: 1...90, using: &random), samples.rowCount)
      #expect(Self.bits(samples, row..<end, column: 0) == Array(whole[row..<end]), "seed \(seed)")
      row = end
    }
    let times = (0..<samples.rowCount).map { samples.grid.time(at: $0) }
    let single = Self.bits(
      Samples(timeline, on: .times(times)), 0..<samples.rowCount, column: 0)
    // Law 8: springs at listed times are within two units in the last place of the largest number.
    let exact = times.map { timeline.value(ofColumn: 0, at: $0) }
    let unit = (exact.filter(\.isFinite).map(abs).max() ?? 1).ulp
    for row in whole.indices {
      let (fast, slow) = (Double(bitPattern: whole[row]), Double(bitPattern: single[row]))
      #expect(abs(fast - slow) < 1e-9, "row \(row), seed \(seed)")
      #expect(
        single[row] == exact[row].bitPattern || abs(slow - exact[row]) <= 2 * unit,
        "row \(row), seed \(seed)")
    }
  }

  @Test(arguments: [0.1, 0.2, 0.4, 0.7, 1.1])
  func cyclesEndOnGridsAsTheyDoAtSingleTimes(_ start: Double) throws {
    for duration in [0.1, 0.2, 0.25, 0.3, 0.35, 0.5] {
      var scene = SceneNumbers()
      let cycles = Animation.linear(duration: duration).repeatForever(autoreverses: false)
      scene.set(1, at: start, by: cycles.delay(0.4))
      let timeline = try scene.timeline()
      let samples = Samples(timeline, on: .frames(perSecond: 20, end: 4))
      var velocities = [Double](repeating: 0, count: samples.rowCount)
      var span = velocities.mutableSpan
      samples.writeVelocities(column: 0, rows: 0..<samples.rowCount, into: &span)
      for (row, velocity) in velocities.enumerated() {
        let single = timeline.velocity(ofColumn: 0, at: samples.grid.time(at: row))
        #expect(abs(velocity - single) < 1e-9, "row \(row), cycles of \(duration)")
      }
    }
  }

  @Test(arguments: 0..<60) func itLastsUntilTheLastMotionEnds(_ seed: UInt64) throws {
    let animations = LawAnimations.springs + LawAnimations.curves
    let scene = SceneRandom.scene(count: 6, by: animations, seed: seed)
    let timeline = try scene.timeline()
    let end = try #require(timeline.duration)
    let rest = timeline.value(ofColumn: 0, at: end)
    #expect(rest == timeline.model(ofColumn: 0, at: end))
    #expect(timeline.velocity(ofColumn: 0, at: end) == 0)
    for after in [1e-9, 0.1, 10] { #expect(timeline.value(ofColumn: 0, at: end + after) == rest) }
    // A report of what was re-animated may come last.
    let lastReport = timeline.events.last?.time ?? 0
    #expect(
      timeline.value(ofColumn: 0, at: end - 1e-4) != rest || end == lastReport, "seed \(seed)")
    #expect(lastReport <= end)
  }

  @Test(arguments: 0..<60) func everyCompletionIsReportedOnceAndInOrder(_ seed: UInt64) throws {
    let springs: SpringModel = seed % 6 == 0 ? .swiftui : .analytic
    let scene = SceneRandom.scene(
      properties: 3, by: LawAnimations.all, isMixed: true, seed: seed)
    let timeline = try scene.timeline(springs)
    let expected = scene.events.compactMap { event in
      event.transaction.completion.map { ($0.name, event.time) }
    }
    #expect(timeline.events.count == expected.count)
    for (name, time) in expected {
      let found = try #require(timeline.completions[name], "\(name), seed \(seed)")
      #expect(found.time >= time, "\(name), seed \(seed)")
    }
    #expect(timeline.events.map(\.time) == timeline.events.map(\.time).sorted())
  }

  @Test(arguments: 0..<20) func propertiesAreIndependentOfEachOther(_ seed: UInt64) throws {
    let both = SceneRandom.scene(properties: 2, by: LawAnimations.all, isMixed: true, seed: seed)
    let timeline = try both.timeline()
    for property in 0..<2 {
      var alone = both
      alone.events = both.events.compactMap { event in
        var event = event
        switch event.verb {
        case .set(let changes):
          event.verb = .set(changes.filter { $0.property == property })
          return event
        default: return property == 0 ? event : nil
        }
      }
      let single = try alone.timeline()
      for row in 0..<500 {
        let time = Double(row) * 0.0137
        let (left, right) = (
          timeline.value(ofColumn: property, at: time), single.value(ofColumn: property, at: time)
        )
        guard left.bitPattern != right.bitPattern else { continue }
        Issue.record("\(left) is not \(right) at \(time), seed \(seed)")
        return
      }
    }
  }

  @Test(arguments: 0..<20) func aSceneMayBeCutWhereAllRests(_ seed: UInt64) throws {
    // The second half, begun where the first one rests, shows the same bits from there on.
    let first = SceneRandom.scene(count: 6, by: LawAnimations.all, seed: seed)
    let second = SceneRandom.scene(count: 6, by: LawAnimations.all, seed: seed &+ 1000)
    let pause = try #require(try first.timeline().duration) + 64
    var whole = first
    whole.events += second.events.map { event in
      var event = event
      event.time = (event.time + pause).rounded(.down) + event.time / 1024
      return event
    }
    whole.events.sort { $0.time < $1.time }
    let late = Array(whole.events[first.events.count...])
    var rest = SceneNumbers()
    rest.set([0: try first.timeline().value(ofColumn: 0, at: pause)], at: 0)
    rest.events += late
    let (left, right) = (try whole.timeline(), try rest.timeline())
    #expect(left.duration == right.duration)
    for row in 0..<400 {
      let time = pause - 1 + Double(row) * 0.0237
      #expect(
        left.value(ofColumn: 0, at: time) == right.value(ofColumn: 0, at: time),
        "at \(time), seed \(seed)")
    }
  }

  @Test(arguments: 0..<30) func aRuntimeShowsTheSameBits(_ seed: UInt64) throws {
    // A scene and code that makes the same changes at the same times are one and the same.
    let springs: SpringModel = seed % 5 == 0 ? .swiftui : .analytic
    let scene = SceneRandom.scene(by: LawAnimations.all, seed: seed)
    let timeline = try scene.timeline(springs)
    var runtime = AnimationRuntime(0.0, springs: springs)
    for event in scene.events {
      guard case .set(let changes) = event.verb,
        case .animation(let animation) = event.transaction.source
      else { continue }
      runtime.advance(to: event.time)
      runtime.withAnimation(animation) { $0 = changes[0].value[0] }
    }
    for row in 0..<700 {
      let time = Double(row) * 0.0137
      let (left, right) = (
        timeline.value(ofColumn: 0, at: time), runtime.presentation(at: time)
      )
      guard abs(left - right) > 1e-12 * 100 else { continue }
      Issue.record("\(left) is not \(right) at \(time), seed \(seed)")
      return
    }
    #expect(
      timeline.duration.map { max($0, 0) }
        == max(runtime.endTime, scene.events.last?.time ?? 0, timeline.events.last?.time ?? 0))
  }
}
