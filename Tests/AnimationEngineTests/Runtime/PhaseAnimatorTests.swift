import AnimationEngine
import Testing

/// Phases in code: when each step begins and what shows meanwhile.
@Suite struct PhaseAnimatorTests {
  private func names(_ events: [TimelineEvent]) -> [String] {
    events.map { event in
      guard case .phase(let name) = event.kind else { return "?" }
      return "\(name)@\((event.time * 1000).rounded() / 1000)"
    }
  }

  @Test func phasesRepeatFromTheBeginning() {
    var animator = PhaseAnimator([0.0, 1, 2]) {
      $0 * 10
    } animation: { _ in
      .linear(duration: 1)
    }
    #expect(animator.phase == 1, "the first step begins at once")
    #expect(animator.value == 0, "the first phase shows first")
    #expect(animator.value(at: 0.5) == 5)
    #expect(animator.value(at: 1.5) == 15)
    #expect(animator.value(at: 2.5) == 10, "back from the last phase")
    #expect(animator.value(at: 3.25) == 2.5)
    #expect(
      names(animator.advance(to: 4)) == ["1.0@0.0", "2.0@1.0", "0.0@2.0", "1.0@3.0", "2.0@4.0"])
    #expect(animator.isRunning && animator.isAnimating)
    #expect(animator.nextEventTime == 5)
    #expect(animator.value(at: 0.5) == 5, "the past")
  }

  @Test func theSampleOfTheStar() {
    // The animation of a phase leads into it; 0.8 s there, 0.4 s back.
    var star = PhaseAnimator([false, true]) { isLit in
      isLit ? 1.5 : 1.0
    } animation: { isLit in
      isLit ? .spring(duration: 0.8, bounce: 0.3) : .easeInOut(duration: 0.4)
    }
    let spring = Spring(duration: 0.8, bounce: 0.3)
    #expect(abs(star.value(at: 0.3) - shown(spring, from: 1, to: 1.5, at: 0.3)) < 1e-12)
    #expect(
      names(star.advance(to: 2.4)) == [
        "true@0.0", "false@0.8", "true@1.2", "false@2.0", "true@2.4",
      ])
  }

  @Test func aTriggerRunsTheCycleOnce() {
    var animator = PhaseAnimator([0.0, 1, 2], trigger: 0) {
      $0
    } animation: { _ in
      .linear(duration: 1)
    }
    #expect(animator.value(at: 100) == 0)
    #expect(!animator.isRunning)
    animator.update(trigger: 0, at: 1)
    #expect(!animator.isRunning, "the same value is no change")
    animator.update(trigger: 1, at: 2)
    #expect(names(animator.advance(to: 100)) == ["1.0@2.0", "2.0@3.0", "0.0@4.0"])
    #expect(!animator.isRunning)
    #expect(animator.value == 0)
    #expect(animator.value(at: 3.5) == 1.5)
    #expect(animator.nextEventTime == nil)
  }

  @Test func aChangeWhileItRunsStartsAnew() {
    func animator() -> PhaseAnimator<Double, Double> {
      var animator = PhaseAnimator([0.0, 1, 2], trigger: 0) {
        $0
      } animation: { _ in
        .linear(duration: 1)
      }
      animator.update(trigger: 1, at: 0)
      return animator
    }
    var late = animator()
    late.update(trigger: 2, at: 1.5)
    #expect(names(late.advance(to: 9)) == ["1.0@0.0", "2.0@1.0", "1.0@1.5", "2.0@2.5", "0.0@3.5"])
    var early = animator()
    early.update(trigger: 2, at: 0.5)
    // It is on its way to the second phase already: that step changes nothing.
    #expect(
      names(early.advance(to: 9)) == ["1.0@0.0", "1.0@0.5", "2.0@0.5", "0.0@1.5"])
  }

  @Test func aStepWithoutAnAnimationShowsAtOnceAndTheNextFollows() {
    var animator = PhaseAnimator([0.0, 1, 2], trigger: 0) {
      $0
    } animation: { phase in
      phase == 1 ? nil : .linear(duration: 1)
    }
    animator.update(trigger: 1, at: 0)
    #expect(animator.value == 1)
    #expect(animator.value(at: 0.5) == 1.5)
    #expect(names(animator.advance(to: 9)) == ["1.0@0.0", "2.0@0.0", "0.0@1.0"])
  }

  @Test func aCycleThatAnimatesNothingRests() {
    var still = PhaseAnimator([0, 1, 2]) { _ in 5.0 }
    #expect(names(still.advance(to: 9)) == ["1@0.0", "2@0.0", "0@0.0"])
    #expect(!still.isRunning)
    #expect(still.phase == 0)
    let jumping = PhaseAnimator([0.0, 1]) {
      $0
    } animation: { _ in
      nil
    }
    #expect(!jumping.isRunning)
    #expect(jumping.value == 0)
  }

  @Test func fewerThanTwoPhasesStandStill() {
    var animator = PhaseAnimator([3.0]) { $0 }
    #expect(animator.advance(to: 9) == [])
    #expect(animator.value == 3)
    #expect(!animator.isRunning && !animator.isAnimating)
  }

  @Test func theDefaultAnimationLeadsWhereNoneIsNamed() {
    let animator = PhaseAnimator([0.0, 1]) { $0 }
    let spring = Spring(response: 0.55, dampingRatio: 1)
    #expect(animator.value(at: 0.2) == shown(spring, from: 0, to: 1, at: 0.2))
    #expect(animator.nextEventTime == 0.55)
  }

  @Test func aStepWithoutEndHidesNoOtherMotion() {
    struct Both {
      var first = 0.0
      var second = 0.0
    }
    var animator = PhaseAnimator([0, 1, 2], animating: \Both.first, \Both.second) { phase in
      Both(first: phase > 0 ? 1 : 0, second: phase > 1 ? 1 : 0)
    } animation: { phase in
      phase == 1 ? .bouncy : .linear(duration: 1).repeatForever()
    }
    _ = animator.advance(to: 0.6)
    #expect(animator.isRunning, "the second step has no end")
    #expect(animator.nextEventTime.map { $0 > 0.6 && $0 < 3 } == true, "the first comes to rest")
  }

  @Test func springsTakeOverTheVelocityOfTheStepBefore() {
    let animator = PhaseAnimator([0.0, 1]) {
      $0 * 100
    } animation: { _ in
      .bouncy
    }
    let before = animator.velocity(of: \.self, at: 0.5 - 1e-9)
    let after = animator.velocity(of: \.self, at: 0.5)
    #expect(abs(before) > 1)
    #expect(abs(before - after) < 1e-3)
  }

  @Test func eachPropertyMovesForItself() {
    // The opacity stays in the second step, and so only the offset is waited for.
    var animator = PhaseAnimator([0, 1, 2], trigger: 0, animating: \Card.offset, \.opacity) {
      (phase: Int) -> Card in
      Card(offset: Double(phase) * 10, opacity: phase == 0 ? 1 : 0)
    } animation: { (phase: Int) -> Animation? in
      .linear(duration: phase == 0 ? 4 : 1)
    }
    animator.update(trigger: 1, at: 0)
    #expect(animator.value(at: 0.5).opacity == 0.5)
    #expect(animator.value(at: 1.5).opacity == 0)
    #expect(animator.value(at: 1.5).offset == 15)
    #expect(animator.value(at: 4).opacity == 0.5)
    animator.advance(to: 6)
    #expect(animator.value == Card())
  }

  @Test func anAnimatorThatRepeatsNeverComesToInfinity() {
    var animator = PhaseAnimator([0.0, 1]) {
      $0
    } animation: { _ in
      .linear(duration: 1)
    }
    animator.advance(to: 0.5)
    #expect(animator.value(at: .infinity) == 0.5)
    #expect(animator.advance(to: .infinity).isEmpty)
    #expect(animator.time == 0.5)

    var once = PhaseAnimator([0.0, 1], trigger: 0) {
      $0
    } animation: { _ in
      .linear(duration: 1)
    }
    once.update(trigger: 1, at: 2)
    #expect(names(once.advance(to: .infinity)) == ["1.0@2.0", "0.0@3.0"])
    #expect(!once.isRunning)
  }

  @Test func theStepsOfTimeDoNotMatter() {
    func animator() -> PhaseAnimator<Double, Double> {
      PhaseAnimator([0.0, 3, 1]) {
        $0 * 7
      } animation: { phase in
        phase == 3 ? .bouncy : .snappy.speed(1.3)
      }
    }
    var whole = animator()
    var frames = animator()
    let events = whole.advance(to: 7)
    var framed: [TimelineEvent] = []
    for frame in 0...420 { framed += frames.advance(to: Double(frame) / 60) }
    #expect(events == framed)
    for row in 0..<100 {
      let time = Double(row) * 0.0777
      #expect(whole.value(at: time).bitPattern == frames.value(at: time).bitPattern)
    }
  }
}
