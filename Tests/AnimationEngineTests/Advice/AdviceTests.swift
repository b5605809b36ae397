import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

@Suite struct AdviceTests {
  @Test func numbersOfPlainDocumentsArePointedOut() {
    #expect(
      ResolvedAnimation.change(velocity: nil, .linear(duration: 300)).advice
        == [.suspiciousNumber(.milliseconds(300), at: .animation)])
    let track = ResolvedAnimation.track([
      .linear(to: [1], duration: 150),
      .spring(to: [0], duration: 1, spring: Spring(response: 0.5, dampingRatio: 70)),
    ])
    #expect(
      track.advice.contains(
        .suspiciousNumber(.milliseconds(150), at: .keyframe(track: 0, keyframe: 0))))
    #expect(
      track.advice.contains {
        if case .suspiciousNumber(.dampingInPercent, at: .keyframe(track: 0, keyframe: 1)) = $0 {
          true
        } else {
          false
        }
      })
  }

  @Test func aSpringThatIsCutIsPointedOut() {
    let track = ResolvedAnimation.track([
      .spring(to: [10], duration: 0.1), .spring(to: [4], duration: 3), .spring(to: [0]),
    ])
    guard case .springCut(0, 0, let share)? = track.advice.first else {
      Issue.record("no advice: \(track.advice)")
      return
    }
    #expect(track.advice.count == 1)
    #expect(abs(share - (1 - Spring().value(target: 1.0, time: 0.1))) < 1e-12)
  }

  @Test func aVelocityThatJumpsIsPointedOut() {
    let track = ResolvedAnimation.track([
      .cubic(to: [10], duration: 1, endVelocity: [3]),
      .cubic(to: [4], duration: 1, startVelocity: [-3]),
    ])
    #expect(track.advice == [.velocityJump(track: 0, keyframe: 1)])
  }

  @Test func aTrackThatTurnsBackNeedsNoAdvice() {
    // The heart of the seed shakes its head: the chord at every turn is 0, but for rounding.
    let heart = ResolvedAnimation.track([
      .linear(to: [0], duration: 0.58), .cubic(to: [16], duration: 0.125),
      .cubic(to: [-16], duration: 0.125), .cubic(to: [16], duration: 0.125),
      .cubic(to: [0], duration: 0.125),
    ])
    #expect(heart.advice == [])
  }

  @Test(arguments: 0..<300) func thereAndBackNeedsNoAdvice(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (away, home) = (
      Double.random(in: -100...100, using: &random), Double.random(in: -100...100, using: &random)
    )
    let keyframes = (0..<6).map { index in
      Keyframe<Components>.cubic(
        to: [index.isMultiple(of: 2) ? away : home],
        duration: Double.random(in: 0.05...1, using: &random))
    }
    #expect(ResolvedAnimation.track(keyframes).advice == [])
  }

  @Test func aJumpOfATenthIsPointedOut() {
    let track = ResolvedAnimation.track([
      .cubic(to: [10], duration: 1, endVelocity: [1]),
      .cubic(to: [20], duration: 1, startVelocity: [2]),
    ])
    #expect(track.advice == [.velocityJump(track: 0, keyframe: 1)])
  }

  @Test func smoothAndPlainTracksNeedNoAdvice() {
    let smooth = ResolvedAnimation.track([
      .cubic(to: [10], duration: 1), .linear(to: [4], duration: 1), .cubic(to: [0], duration: 1),
    ])
    let plain = ResolvedAnimation.track([
      .linear(to: [10], duration: 1), .linear(to: [4], duration: 3), .move(to: [3]),
    ])
    #expect(smooth.advice == [])
    #expect(plain.advice == [])
  }

  @Test func anEarlierTrackOnTheSameComponentsIsPointedOut() {
    let tracks = [0..<2, 1..<2, 0..<1].map { components in
      PropertyTrack(
        property: 0, components: components,
        keyframes: [.linear(to: Components(repeating: 1, count: components.count), duration: 1)])
    }
    let animation = ResolvedAnimation(
      properties: [AnimatedProperty(name: "p", type: .point)],
      content: .keyframes(KeyframeAnimation(initial: [[0, 0]], tracks: tracks, velocity: [nil])))
    #expect(animation.advice == [.overlap(track: 0, laterTrack: 2)])
  }

  @Test func aDiscreteValueCannotAnimate() {
    let property = AnimatedProperty(name: "s", type: .discrete, discreteValues: ["1", "2"])
    let change = SingleAnimation(from: [[0]], to: [[1]], velocity: [nil], animation: .bouncy)
    let animation = ResolvedAnimation(properties: [property], content: .animation(change))
    #expect(animation.advice == [.cannotAnimate(property: 0)])
  }

  @Test func aCurveTakesNoVelocity() {
    let curve = ResolvedAnimation.change(velocity: 3, .easeIn)
    #expect(curve.advice == [.velocityWithoutEffect(property: 0)])
    #expect(ResolvedAnimation.change(velocity: 3, .bouncy).advice == [])
  }
}
