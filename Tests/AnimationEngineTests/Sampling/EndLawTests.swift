import AnimationEngine
import AnimationScenes
import Testing

/// Law 2: a motion begins where it begins and ends where it ends, to the last bit.
@Suite struct EndLawTests {
  static let animations: [Animation] = [
    .default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .smooth, .snappy, .bouncy,
    .interactiveSpring, .spring(duration: 0.7, bounce: -0.6), .spring(duration: 0.7, bounce: 1e-9),
    .spring(duration: 0.7, bounce: -1e-9), .timingCurve(0.3, -0.5, 0.7, 1.5, duration: 1),
    .interpolatingSpring(stiffness: 170, damping: 26),
    .interpolatingSpring(mass: 2, stiffness: 100, damping: 5, initialVelocity: 4),
    .bouncy.repeatCount(3), .easeIn.repeatCount(2, autoreverses: false).delay(0.2),
    .snappy.speed(3),
  ]

  /// Numbers whose differences and sums are rounded.
  static let intervals: [(Double, Double)] = [(0.1, 0.7), (-3.3, 1e6), (1.0 / 3, 1e-7), (5, -0.3)]

  @Test(arguments: animations) func animationsArriveExactly(_ animation: Animation) throws {
    for (from, to) in Self.intervals {
      let timeline = try ResolvedAnimation.change(from: from, to: to, animation).compiled()
      let end = try #require(timeline.duration)
      #expect(timeline.value(ofColumn: 0, at: 0) == from)
      #expect(timeline.value(ofColumn: 0, at: -1) == from)
      for time in [end, end.nextUp, end + 1, 1e9] {
        #expect(timeline.value(ofColumn: 0, at: time) == to)
        #expect(timeline.velocity(ofColumn: 0, at: time) == 0)
      }
      let row = Samples(timeline, on: .frames(perSecond: 60, end: end))
      #expect(row.values(0, 0..<1) == [from])
      #expect(row.values(0, row.rowCount - 1..<row.rowCount) == [to])
    }
  }

  @Test func keyframesOnAGridArriveExactly() throws {
    let targets = [1.2, 0.1, -7.3, 1e5, 1.0 / 3]
    let forms: [(Double) -> Keyframe<Components>] = [
      { .linear(to: [$0], duration: 0.5) }, { .cubic(to: [$0], duration: 0.5) },
      { .linear(to: [$0], duration: 0.5, curve: .easeInOut) },
    ]
    for form in forms {
      let track = ResolvedAnimation.track(from: 0.7, targets.map(form))
      let samples = Samples(try track.compiled(), on: .frames(perSecond: 60, end: 2.5))
      let values = samples.values(0, 0..<samples.rowCount)
      #expect([30, 60, 90, 120, 150].map { values[$0] } == targets)
    }
  }
}
