import AnimationEngine
import Testing

/// Keyframes that a trigger plays, or that repeat.
@Suite struct KeyframeAnimatorTests {
  struct Values: Equatable {
    var scale = 1.0
    var rotation = Angle.zero
    var yOffset = 0.0
  }

  private func heart(repeating: Bool = true) -> KeyframeAnimator<Values> {
    KeyframeAnimator(initialValue: Values(), repeating: repeating) { _ in
      KeyframeTrack(\.scale) {
        SpringKeyframe(1.5, duration: 0.3)
        SpringKeyframe(1.0, duration: 0.3)
      }
      KeyframeTrack(\.rotation) {
        LinearKeyframe(.degrees(15), duration: 0.15)
        LinearKeyframe(.degrees(-15), duration: 0.3)
        LinearKeyframe(.zero, duration: 0.15)
      }
      KeyframeTrack(\.yOffset) {
        CubicKeyframe(-20, duration: 0.3)
        CubicKeyframe(0, duration: 0.3)
      }
    }
  }

  private func line(trigger: Int) -> KeyframeAnimator<Double> {
    KeyframeAnimator(initialValue: 0.0, trigger: trigger) { value in
      KeyframeTrack { LinearKeyframe(value + 10, duration: 1) }
    }
  }

  @Test func theSampleOfTheHeartRepeats() {
    let animator = heart()
    #expect(animator.duration == 0.6)
    #expect(animator.endTime == .infinity)
    #expect(abs(animator.value(at: 0.15).rotation.degrees - 15) < 1e-12)
    #expect(animator.value(at: 0.3).yOffset == -20)
    #expect(animator.value(at: 0.3).scale == 1 + Spring().value(target: 0.5, time: 0.3))
    #expect(animator.value(at: 0.6) == Values(), "the exact end shows the next beginning")
    #expect(abs(animator.value(at: 0.9).yOffset + 20) < 1e-9)
    #expect(animator.value(at: -1) == Values())
  }

  @Test func roundsBeginAtExactMultiples() {
    let animator = KeyframeAnimator(initialValue: 40.0) { _ in
      KeyframeTrack { LinearKeyframe(140, duration: 0.1) }
    }
    for round in 1..<2000 { #expect(animator.value(at: Double(round) * 0.1) == 40) }
    #expect(abs(animator.value(at: 12.35) - 90) < 1e-9)
  }

  @Test func anEarlierChangeHappensAtTheTimeOfTheLast() {
    var animator = line(trigger: 0)
    animator.update(trigger: 1, at: 5)
    animator.update(trigger: 2, at: 5.5)
    let shown = animator.value(at: 5.5)
    animator.update(trigger: 3, at: 1)
    #expect(animator.value(at: 5.5) == shown)
  }

  @Test func withoutRepeatingTheBeginningShows() {
    let animator = heart(repeating: false)
    #expect(animator.value(at: 0.3) == Values())
    #expect(!animator.isPlaying(at: 0.3))
    #expect(animator.endTime == nil)
  }

  @Test func aTimelineWithoutDurationShowsItsEnd() {
    let animator = KeyframeAnimator(initialValue: 1.0) { _ in
      KeyframeTrack { MoveKeyframe(7) }
    }
    #expect(animator.value(at: 0) == 7)
    #expect(animator.value(at: 5) == 7)
    #expect(animator.value(at: -1) == 1)
  }

  @Test func aTriggerPlaysOnceAndRestsAtTheEnd() {
    var animator = line(trigger: 0)
    #expect(animator.value(at: 9) == 0)
    animator.update(trigger: 0, at: 1)
    #expect(animator.endTime == nil, "the same value is no change")
    animator.update(trigger: 1, at: 2)
    #expect(animator.value(at: 1.9) == 0)
    #expect(animator.value(at: 2.5) == 5)
    #expect(animator.value(at: 3) == 10)
    #expect(animator.value(at: 99) == 10)
    #expect(animator.isPlaying(at: 2.9) && !animator.isPlaying(at: 3))
    #expect(animator.velocity(of: \.self, at: 2.5) == 10)
    #expect(animator.velocity(of: \.self, at: 99) == 0)
    animator.update(trigger: 2, at: 50)
    #expect(animator.value(at: 50.5) == 15, "the next play begins at the end of the last")
    #expect(animator.value(at: 2.5) == 5, "the past")
    #expect(animator.endTime == 51)
  }

  @Test func aChangeWhileItPlaysTakesOverValueAndVelocity() {
    var animator = KeyframeAnimator(initialValue: Values(), trigger: 0) { _ in
      KeyframeTrack(\.scale) { SpringKeyframe(2, duration: 1, spring: .bouncy) }
      KeyframeTrack(\.yOffset) { CubicKeyframe(40, duration: 1) }
      KeyframeTrack(\.rotation) { LinearKeyframe(.degrees(90), duration: 1) }
    }
    animator.update(trigger: 1, at: 0)
    animator.update(trigger: 2, at: 0.2)
    let (before, after) = (animator.value(at: 0.2.nextDown), animator.value(at: 0.2))
    #expect(abs(before.scale - after.scale) < 1e-12)
    #expect(abs(before.yOffset - after.yOffset) < 1e-12)
    for property in [\Values.scale, \.yOffset] {
      let speed = animator.velocity(of: property, at: 0.2.nextDown)
      #expect(abs(speed) > 1)
      #expect(abs(speed - animator.velocity(of: property, at: 0.2)) < 1e-9)
    }
    let scale = Spring.bouncy.value(target: 1.0, time: 0.2)
    let expected = shown(
      .bouncy, from: 1 + scale, to: 2, velocity: Spring.bouncy.velocity(target: 1.0, time: 0.2),
      at: 0.3)
    #expect(abs(animator.value(at: 0.5).scale - expected) < 1e-12)
    // A line has no velocity to take over: its own slope holds.
    #expect(
      abs(animator.velocity(of: \.rotation, at: 0.3) - animator.velocity(of: \.rotation, at: 1.1))
        < 1e-9)
  }

  /// 0.7 + 0.1 - 0.7 is less than 0.1.
  @Test(arguments: [0.7, 0.3, 1.1, 7, 1234.1])
  func aPlayEndsExactlyWheneverItBegins(_ start: Double) throws {
    var animator = KeyframeAnimator(initialValue: 0.0, trigger: 0) { _ in
      KeyframeTrack { CubicKeyframe(10, duration: 0.1, endVelocity: 30) }
    }
    animator.update(trigger: 1, at: start)
    let end = try #require(animator.endTime)
    #expect(animator.isPlaying(at: end - 1e-6) && !animator.isPlaying(at: end))
    #expect(animator.value(at: end) == 10)
    #expect(animator.velocity(of: \.self, at: end) == 0)
    animator.update(trigger: 2, at: end)
    #expect(animator.velocity(of: \.self, at: end) == 0, "it hands over nothing")
  }

  @Test func aFinishedPlayHandsOverNothing() {
    var animator = KeyframeAnimator(initialValue: 0.0, trigger: 0) { _ in
      KeyframeTrack { CubicKeyframe(10, duration: 1, endVelocity: 30) }
    }
    animator.update(trigger: 1, at: 0)
    animator.update(trigger: 2, at: 5)
    #expect(animator.velocity(of: \.self, at: 5) == 0)
  }

  @Test func aRepeatingAnimatorDoesNotMindTriggers() {
    var animator = heart()
    animator.update(trigger: 5, at: 0.1)
    #expect(animator.value(at: 0.3).yOffset == -20)
  }
}
