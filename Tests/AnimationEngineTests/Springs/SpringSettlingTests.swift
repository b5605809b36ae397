import RealModule
import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct SpringLastCrossingTests {
  /// After the answer no sample is outside the band, and at the answer one just is.
  private func check<V: VectorArithmetic>(
    _ spring: Spring, target: V, velocity: V, band: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let time = try #require(
      spring.lastCrossing(band: band, target: target, initialVelocity: velocity))
    func distance(_ time: Double) -> Double {
      (spring.value(target: target, initialVelocity: velocity, time: time) - target).norm
    }
    let size = max(distance(0), distance(time))
    if time > 0 {
      let slack = 1e-9 * spring.response
      #expect(distance(time) >= band - 1e-12 * size, sourceLocation: sourceLocation)
      #expect(distance(time + slack) <= band + 1e-12 * size, sourceLocation: sourceLocation)
    } else {
      #expect(distance(0) <= band, sourceLocation: sourceLocation)
    }
    let outside = (1...4000).first {
      distance(time + Double($0) * spring.response / 200 + 1e-9 * spring.response)
        >= band + 1e-12 * size
    }
    #expect(outside == nil, "still outside after \(time)", sourceLocation: sourceLocation)
  }

  @Test(arguments: NamedSpring.damped)
  func nothingIsOutsideTheBandAfterIt(_ named: NamedSpring) throws {
    for velocity in [0.0, 1, -1, 30, -30, 1000] {
      for band in [0.5, 0.1, 0.005, 0.001, 1e-6] {
        try check(named.spring, target: 1.0, velocity: velocity, band: band)
      }
    }
  }

  @Test(arguments: NamedSpring.damped)
  func vectorsAreMeasuredByTheirNorm(_ named: NamedSpring) throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<5 {
      let target = Components((0..<3).map { _ in Double.random(in: -1...1, using: &random) })
      let velocity = Components((0..<3).map { _ in Double.random(in: -30...30, using: &random) })
      let band = Double.random(in: 1e-6...0.5, using: &random)
      try check(named.spring, target: target, velocity: velocity, band: band)
    }
  }

  @Test(arguments: NamedSpring.damped)
  func equalComponentsTakeAsLongAsOne(_ named: NamedSpring) throws {
    let spring = named.spring
    let one = try #require(
      spring.lastCrossing(epsilon: 0.001, target: 2.0, initialVelocity: 5))
    let many = try #require(
      spring.lastCrossing(
        epsilon: 0.001, target: Components(2, 2, 2, 2), initialVelocity: Components(5, 5, 5, 5)))
    #expect((one - many).magnitude < 1e-9 * spring.response)
  }

  @Test(arguments: NamedSpring.damped)
  func theScaleDoesNotMatter(_ named: NamedSpring) throws {
    let spring = named.spring
    let time = try #require(spring.lastCrossing(epsilon: 0.001, target: 1.0, initialVelocity: 3))
    for scale in [1e-250, 1e-100, 1e100, 1e250] {
      let scaled = try #require(
        spring.lastCrossing(epsilon: 0.001, target: scale, initialVelocity: 3 * scale))
      #expect((scaled - time).magnitude < 1e-9 * spring.response, "\(scale)")
    }
  }

  /// After a thousand thousand million half periods nobody knows the phase, but the size of a swing.
  @Test(arguments: [1e-10, 3e-11, 2e-11, 1e-11, 1e-13, 1e-16])
  func aSpringThatHardlySettlesTakesAsLongAsItsEnvelope(_ ratio: Double) throws {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    // ln 1000, divided by the decay constant.
    let envelope = 6.907_755_278_982_137 / (ratio * 2 * .pi / 0.5)
    let time = try #require(spring.lastCrossing(epsilon: 0.001))
    #expect(abs(time / envelope - 1) < 1e-9)
  }

  @Test func anIntervalOfNothingIsMeasuredAbsolutely() throws {
    for named in NamedSpring.damped {
      #expect(
        named.spring.lastCrossing(epsilon: 0.001, target: 0.0, initialVelocity: 2) == nil)
      #expect(named.spring.lastCrossing(epsilon: 0.001, target: 0.0) == 0)
      try check(named.spring, target: 0.0, velocity: 40, band: 0.001)
    }
  }

  @Test func withoutDampingItNeverComes() {
    let spring = Spring(duration: 0.5, bounce: 1)
    #expect(spring.lastCrossing(epsilon: 0.001) == nil)
    #expect(spring.lastCrossing(band: 0.001, target: 0.0, initialVelocity: 1e-9) == nil)
    #expect(spring.lastCrossing(band: 0.001, target: 0.0) == 0)
    #expect(Spring(response: 0.5, dampingRatio: -0.1).lastCrossing(epsilon: 0.001) == nil)
  }

  @Test func figuresThatAreNoneGiveNoTime() {
    for named in NamedSpring.all {
      let spring = named.spring
      #expect(spring.lastCrossing(epsilon: .nan, target: 1.0) == nil)
      #expect(spring.lastCrossing(epsilon: 0, target: 1.0) == nil)
      #expect(spring.lastCrossing(epsilon: 0.001, target: Double.infinity) == nil)
      #expect(spring.lastCrossing(epsilon: 0.001, target: Double.nan) == nil)
      #expect(spring.lastCrossing(epsilon: 0.001, target: 1.0, initialVelocity: .nan) == nil)
    }
  }

  @Test func aBandThatIsNeverLeftGivesZero() {
    #expect(Spring.smooth.lastCrossing(epsilon: 1.5, target: 1.0) == 0)
  }

  @Test func barelyDampedSpringsAnswerToo() throws {
    let spring = Spring(mass: 1, stiffness: 100, damping: 1e-6)
    let time = try #require(spring.lastCrossing(epsilon: 0.001))
    // The peaks fall as exp(-d t); the last one in sight is at most half a period before.
    let envelope = 6.907755278982137 / 5e-7
    #expect(time <= envelope && time > envelope - 1)
  }
}

@Suite struct SpringPeerRuleTests {
  /// The published durations of one and the same spring: last times beyond three bands, and the
  /// answers of other systems; nil where none is published.
  private static let published:
    [(k: Double, c: Double, bands: [Double], Double, Double?, Double?)] = [
      (100, 10, [0.917, 1.270, 1.542], 1.10, 1.76, 1.740),
      (300, 20, [0.531, 0.711, 0.757], 0.65, 0.96, nil),
      (170, 26, [0.566, 0.702, 0.759], 0.75, 0.96, nil),
      (100, 20, [0.743, 0.923, 1.000], 0.95, nil, 1.000),
      (100, 5, [2.040, 2.688, 2.999], 2.25, 3.20, nil),
    ]

  @Test(arguments: published.indices)
  func publishedDurationsAreMet(_ index: Int) throws {
    let (stiffness, damping, bands, motion, anime, swiftui) = Self.published[index]
    let spring = Spring(stiffness: stiffness, damping: damping)
    for (epsilon, expected) in zip([0.005, 0.001, 0.0005], bands) {
      let time = try #require(spring.lastCrossing(epsilon: epsilon))
      #expect((time - expected).magnitude <= 0.00051, "\(epsilon)")
    }
    #expect(spring.settlingDuration(by: .motion) == motion)
    if let anime { #expect(spring.settlingDuration(by: .anime) == anime) }
    if let swiftui {
      let time = try #require(spring.settlingDuration(by: .swiftui))
      #expect((time - swiftui).magnitude < 0.0005)
    }
  }

  @Test func coreAnimationDocumentsTwoDurations() throws {
    for (damping, expected) in [(5.0, 2.855), (15, 1.022)] {
      let spring = Spring(stiffness: 100, damping: damping)
      let time = try #require(spring.settlingDuration(by: .coreAnimation))
      #expect((time - expected).magnitude < 0.0005)
    }
  }

  @Test(arguments: NamedSpring.damped)
  func withoutASwingCoreAnimationIsExact(_ named: NamedSpring) {
    guard named.spring.regime != .underDamped else { return }
    #expect(
      named.spring.settlingDuration(by: .coreAnimation)
        == named.spring.lastCrossing(epsilon: 0.001))
  }

  @Test(arguments: NamedSpring.damped)
  func composeIsExactWithoutASwingAndAnEnvelopeWithOne(_ named: NamedSpring) throws {
    let exact = try #require(named.spring.lastCrossing(epsilon: 0.01))
    let compose = try #require(named.spring.settlingDuration(by: .compose))
    #expect((compose * 1000 - (compose * 1000).rounded()).magnitude < 1e-6, "whole milliseconds")
    if named.spring.regime == .underDamped {
      let amplitude = 1 / (1 - named.spring.dampingRatio * named.spring.dampingRatio).squareRoot()
      let end = Double.log(amplitude / 0.01) / named.spring.decayConstant
      #expect(compose > exact - 0.001 && compose <= end + 1e-9 && compose > end - 0.001 - 1e-9)
    } else {
      #expect(compose <= exact && compose > exact - 0.001)
    }
  }

  @Test(arguments: NamedSpring.damped)
  func remotionAnswersInWholeFrames(_ named: NamedSpring) throws {
    let spring = named.spring
    let time = try #require(spring.settlingDuration(by: .remotion))
    let frame = (time * 60).rounded()
    #expect(time == frame / 60)
    func distance(_ frame: Double) -> Double {
      (spring.value(target: 1.0, time: frame / 60) - 1).magnitude
    }
    #expect(frame == 0 || distance(frame - 1) >= 0.005)
    for offset in 0..<20 { #expect(distance(frame + Double(offset)) < 0.005) }
  }

  @Test(arguments: NamedSpring.damped)
  func animeHoldsForATenthOfASecondTwice(_ named: NamedSpring) throws {
    let spring = named.spring
    let time = try #require(spring.settlingDuration(by: .anime))
    for step in 0...10 {
      let distance = (spring.value(target: 1.0, time: time - Double(step) / 50) - 1).magnitude
      #expect(distance < 0.0005 + 1e-12)
    }
  }

  /// A spring that is thrown at its target is on its way for longer, by every rule.
  @Test(arguments: SpringSettlingRule.allCases)
  func aVelocityCountsByEveryRule(_ rule: SpringSettlingRule) throws {
    let still = try #require(Spring.bouncy.settlingDuration(by: rule))
    for velocity in [100.0, -100] {
      let thrown = Spring.bouncy.settlingDuration(by: rule, initialVelocity: velocity)
      #expect(try #require(thrown) > still + 0.1)
    }
  }

  @Test(arguments: SpringSettlingRule.allCases)
  func withoutDampingNoRuleHasAnEnd(_ rule: SpringSettlingRule) {
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration(by: rule) == nil)
    #expect(Spring(duration: 0.5, bounce: -1).settlingDuration(by: rule) == nil)
    #expect(Spring(mass: 0, stiffness: 1, damping: 1).settlingDuration(by: rule) == nil)
  }

  @Test(arguments: SpringSettlingRule.allCases)
  func aSpringThatTakesAgesIsAnsweredAtOnce(_ rule: SpringSettlingRule) throws {
    let spring = Spring(stiffness: 100, damping: 1e-5)
    switch rule {
    case .motion, .anime: #expect(spring.settlingDuration(by: rule) == nil)
    case .swiftui, .coreAnimation, .compose, .remotion:
      let time = try #require(spring.settlingDuration(by: rule))
      #expect(time > 900_000 && time < 2_000_000)
    }
  }

  @Test func swiftUIWithoutASwingAnswersOnAGrid() {
    #expect(Spring().settlingDuration == 0.7999999999999999)
    #expect(Spring.snappy.settlingDuration(target: 1.0, epsilon: 100) == 0)
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    #expect(Spring().settlingDuration(target: 0.0) == 0)
    #expect(Spring.bouncy.settlingDuration(target: 0.0) == 0)
    #expect(Spring().settlingDuration(target: Double.nan) == 0)
  }
}
