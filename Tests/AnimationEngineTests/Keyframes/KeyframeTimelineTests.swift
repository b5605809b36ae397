import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

@Suite struct KeyframeTimelineTests {
  struct Face {
    var scale = 1.0
    var tilt = Angle.zero
    var mood = 0.0
  }

  func timeline(dances: Bool = true) -> KeyframeTimeline<Face> {
    KeyframeTimeline(initialValue: Face()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.2, duration: 0.5)
        SpringKeyframe(1, duration: 0.75, spring: .bouncy)
      }
      if dances {
        KeyframeTrack(\.tilt) {
          for step in 1...4 {
            CubicKeyframe(Angle.degrees(step.isMultiple(of: 2) ? -15 : 15), duration: 0.5)
          }
          MoveKeyframe(.degrees(90))
        }
      } else {
        KeyframeTrack(\.mood) { LinearKeyframe(1, duration: 3) }
      }
    }
  }

  @Test func tracksMoveTheirProperties() {
    let face = timeline().value(time: 0.25)
    #expect(face.scale == 1.1)
    #expect(face.mood == 0)
    #expect(timeline().value(time: 0.5).scale == 1.2)
    #expect(abs(timeline().value(time: 1).tilt.degrees + 15) < 1e-12)
    #expect(timeline().value(time: 2).tilt.degrees == 90)
  }

  @Test func theLongestTrackIsTheDuration() {
    #expect(timeline().duration == 2)
    #expect(timeline(dances: false).duration == 3)
    #expect(timeline(dances: false).value(progress: 0.5).mood == 0.5)
  }

  @Test func withoutAnEndItBeginsAtProgress0() {
    let endless = KeyframeTimeline(initialValue: 2.0) {
      SpringKeyframe(5.0, spring: Spring(duration: 0.5, bounce: 1))
    }
    #expect(endless.duration == .infinity)
    #expect(endless.value(progress: 0) == 2)
  }

  @Test func velocitiesStandBesideTheValues() {
    #expect(abs(timeline().velocity(of: \.scale, time: 0.25) - 0.4) < 1e-15)
    #expect(timeline().velocity(of: \.mood, time: 0.25) == 0)
    #expect(timeline(dances: false).velocity(of: \.mood, time: 9) == 0)
  }

  @Test func theMotionOfATrackAgreesWithItsLane() throws {
    let keyframes: [Keyframe<Components>] = [
      .move(to: [2]), .linear(to: [3], duration: 0.4, curve: .easeIn),
      .cubic(to: [7], duration: 0.3),
      .spring(to: [1], duration: 0.5), .cubic(to: [0], duration: 0.2), .move(to: [9]),
    ]
    let motion = KeyframeMotion(from: [1], velocity: [5], keyframes: keyframes)
    let timeline = try ResolvedAnimation.track(from: 1, velocity: 5, keyframes).compiled()
    var random = SplitMix64(seed: 4)
    let times =
      [0, 0.4, 0.7, 1.2, 1.4, 1.5]
      + (0..<500).map { _ in Double.random(in: -0.2...1.6, using: &random) }
    for time in times {
      #expect(motion.value(at: time)[0] == timeline.value(ofColumn: 0, at: time))
      let velocity = motion.velocity(at: time)
      #expect((velocity.count == 0 ? 0 : velocity[0]) == timeline.velocity(ofColumn: 0, at: time))
    }
  }
}
