import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

@Suite struct TimedMotionTests {
  static let motion = KeyframeMotion(
    from: 0.0,
    keyframes: [
      .cubic(to: 10, duration: 0.5), .spring(to: 4, spring: Spring(duration: 0.5, bounce: 0.3)),
    ])

  static let timings = [
    WebTiming(delay: 0.25, iterations: 2.5, direction: .alternate, fill: .both, easing: .easeInOut),
    WebTiming(iterations: 3, iterationDuration: 0.7, fill: .both, playbackRate: -1.5),
    WebTiming(iterations: 3, fill: .forwards, iterationComposite: .accumulate),
    WebTiming(delay: -0.3, iterationStart: 0.4),
  ]

  @Test(arguments: timings) func aMotionShowsWhatADocumentShows(_ timing: WebTiming) throws {
    let timed = Self.motion.timed(by: timing)
    var track = ResolvedAnimation.track([
      .cubic(to: [10], duration: 0.5),
      .spring(to: [4], spring: Spring(duration: 0.5, bounce: 0.3)),
    ])
    track.timing = timing
    let timeline = try track.compiled()
    #expect(abs(timed.duration - (timeline.duration ?? .infinity)) < 1e-12)
    for step in -20...300 {
      let time = Double(step) / 60
      let shown = timeline.value(ofColumn: 0, at: time)
      guard let value = timed.value(at: time), let velocity = timed.velocity(at: time) else {
        #expect(shown.isNaN)
        continue
      }
      #expect(abs(value - shown) < 1e-9)
      #expect(abs(velocity - timeline.velocity(ofColumn: 0, at: time)) < 1e-7)
    }
  }

  @Test(arguments: timings) func velocityIsTheDerivative(_ timing: WebTiming) {
    let timed = Self.motion.timed(by: timing)
    var random = SplitMix64(seed: 7)
    let motion = MotionUnderTest(
      value: { timed.value(at: $0) ?? .nan }, velocity: { timed.velocity(at: $0) ?? .nan })
    let times = (0..<200).map { _ in Double.random(in: 0..<timed.duration, using: &random) }
      .filter { time in
        // Iterations meet in a corner, or without accumulation in a jump.
        let local = timed.model.localTime(at: time) - timing.delay
        let overall = local / timed.model.iterationDuration + timing.iterationStart
        return [overall, overall - 0.25].allSatisfy { abs($0 - $0.rounded()) > 1e-3 }
          && timed.value(at: time - 1e-5) != nil && timed.value(at: time + 1e-5) != nil
      }
    #expect(times.count > 100)
    checkDerivative(motion, at: times, tolerance: 1e-3)
  }

  @Test func thereIsNilOutside() {
    let timed = Self.motion.timed(by: WebTiming(delay: 1))
    #expect(timed.value(at: 0.5) == nil && timed.velocity(at: 0.5) == nil)
    #expect(timed.value(at: timed.duration) == nil)
  }

  @Test func anOvershootHolds() throws {
    let curve = try UnitCurve(css: "cubic-bezier(0.3, -1, 0.7, 2)")
    let timed = Self.motion.timed(by: WebTiming(easing: curve))
    let early = timed.duration * 0.1
    #expect(curve.value(at: 0.1) < 0)
    #expect(timed.value(at: early) == 0 && timed.velocity(at: early) == 0)
  }

  @Test func aTimelineOfKeyframesIsTimedToo() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack { LinearKeyframe(8, duration: 2) }
    }
    let timed = timeline.timed(by: WebTiming(delay: 1, iterations: 2, direction: .alternate))
    #expect(timed.duration == 5)
    #expect(timed.value(time: 0.5) == nil)
    #expect(timed.value(time: 2) == 4)
    #expect(timed.value(time: 4.5) == 2)
    #expect(timed.value(time: 5) == nil)
  }
}
