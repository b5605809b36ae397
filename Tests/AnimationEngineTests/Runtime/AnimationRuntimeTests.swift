import AnimationEngine
import Testing

@Suite struct AnimationRuntimeTests {
  @Test func theModelChangesAtOnceAndWhatShowsFollows() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(.bouncy) { $0.offset = 150 }
    #expect(runtime.model.offset == 150)
    #expect(runtime.presentation.offset == 0)
    runtime.advance(to: 0.25)
    #expect(runtime.model.offset == 150)
    #expect(runtime.presentation.offset == shown(.bouncy, from: 0, to: 150, at: 0.25))
    #expect(
      runtime.velocity(of: \.offset) == Spring.bouncy.velocity(target: 150.0, time: 0.25))
  }

  @Test func theDefaultAnimationIsASpringOf55Hundredths() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation { $0.offset = 1 }
    let spring = Spring(response: 0.55, dampingRatio: 1)
    #expect(runtime.presentation(at: 0.3).offset == shown(spring, from: 0, to: 1, at: 0.3))
  }

  @Test func everyPropertyThatDiffersMovesAndNoOther() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(.linear(duration: 1)) { card in
      card.offset = 10
      card.tilt = .degrees(90)
      card.title = "open"
    }
    let half = runtime.presentation(at: 0.5)
    #expect(half.offset == 5)
    #expect(abs(half.tilt.degrees - 45) < 1e-12)
    #expect(half.opacity == 1)
    #expect(half.title == "open", "what does not animate changes at once")
    #expect(runtime.isAnimating(\.offset))
    #expect(!runtime.isAnimating(\.opacity))
  }

  @Test func aPlainChangeShowsAtOnce() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.update { $0.offset = 3 }
    #expect(runtime.presentation.offset == 3)
    #expect(!runtime.isAnimating)
    runtime.model.offset = 4
    #expect(runtime.presentation.offset == 4)
  }

  @Test func withoutAnAnimationTheChangeIsImmediate() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(nil) { $0.offset = 3 }
    #expect(runtime.presentation.offset == 3)
  }

  @Test func aPlainChangeMovesARunningAnimationWithItsModel() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(.linear(duration: 1)) { $0.offset = 10 }
    runtime.advance(to: 0.5)
    runtime.update { $0.offset = 110 }
    #expect(runtime.presentation.offset == 105)
    #expect(runtime.presentation(at: 0.75).offset == 107.5)
    #expect(runtime.presentation(at: 1).offset == 110)
  }

  @Test func aChangeToTheSameValueStartsNothing() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(.bouncy) { $0.offset = 0 }
    #expect(!runtime.isAnimating)
    #expect(runtime.nextEventTime == nil)
  }

  @Test func theResultOfTheClosureIsHandedOn() {
    var runtime = AnimationRuntime<Card>.make()
    let old = runtime.withAnimation(.bouncy) { card in
      defer { card.offset = 5 }
      return card.offset
    }
    #expect(old == 0)
    #expect(runtime.model.offset == 5)
  }

  @Test func aClosureThatThrowsHasChangedWhatItChanged() {
    struct Refused: Error {}
    var runtime = AnimationRuntime<Card>.make()
    #expect(throws: Refused.self) {
      try runtime.withAnimation(.linear(duration: 1)) { card throws(Refused) in
        card.offset = 8
        throw Refused()
      }
    }
    #expect(runtime.model.offset == 8)
    #expect(runtime.presentation(at: 0.5).offset == 4)
  }

  @Test func timeNeverGoesBack() {
    var runtime = AnimationRuntime(0.0, at: 2)
    runtime.advance(to: 1)
    #expect(runtime.time == 2)
    runtime.advance(to: .nan)
    #expect(runtime.time == 2)
    runtime.advance(to: 3)
    #expect(runtime.time == 3)
  }

  @Test func aCopyGoesItsOwnWay() {
    var runtime = AnimationRuntime(0.0)
    runtime.withAnimation(.linear(duration: 1)) { $0 = 1 }
    var ahead = runtime
    ahead.advance(to: 1)
    ahead.update { $0 = 7 }
    #expect(ahead.presentation == 7)
    #expect(runtime.presentation(at: 2) == 1)
    #expect(runtime.time == 0)
  }

  @Test func anAnimatableValueMovesAsAWhole() {
    var runtime = AnimationRuntime(AnimatablePair(0.0, 10.0))
    runtime.withAnimation(.linear(duration: 2)) { $0.second = 20 }
    #expect(runtime.presentation(at: 1) == AnimatablePair(0, 15))
  }

  @Test func handWrittenDataDecidesWhatShows() {
    struct Level: Animatable, Equatable {
      var value = 0.0
      var animatableData: Double {
        get { value }
        set { value = min(max(newValue, 0), 1) }
      }
    }
    var runtime = AnimationRuntime(Level())
    runtime.withAnimation(.bouncy) { $0.value = 1 }
    #expect(shown(.bouncy, from: 0, to: 1, at: 0.4) > 1)
    #expect(runtime.presentation(at: 0.4).value == 1)
  }

  @Test func restLeavesTheModelUntouched() {
    // The way through the animatable data of this type loses digits.
    struct Rough: Animatable, Equatable {
      var value: Double
      var animatableData: Float {
        get { Float(value) }
        set { value = Double(newValue) }
      }
    }
    var runtime = AnimationRuntime(Rough(value: 0.1))
    #expect(runtime.presentation.value == 0.1)
    runtime.withAnimation(.linear(duration: 1)) { $0.value = 0.7 }
    #expect(runtime.presentation(at: 1).value == 0.7)
  }

  @Test func ofPropertiesThatOverlapTheLaterOneShowsAtRestToo() {
    struct Box {
      var frame = Rect(x: 0, y: 0, width: 10, height: 10)
    }
    var runtime = AnimationRuntime(Box()) {
      AnimatedProperties(\.frame).animation(.linear(duration: 2))
      AnimatedProperties(\.frame.origin).animation(.linear(duration: 1))
    }
    runtime.update { $0.frame = Rect(x: 100, y: 0, width: 30, height: 10) }
    #expect(
      runtime.presentation(at: 0.5).frame == Rect(x: 50, y: 0, width: 15, height: 10))
    #expect(
      runtime.presentation(at: 1.5).frame == Rect(x: 100, y: 0, width: 25, height: 10))
  }

  @Test func thePastCanBeAskedFor() {
    var runtime = AnimationRuntime(0.0)
    runtime.withAnimation(.linear(duration: 1)) { $0 = 10 }
    runtime.advance(to: 0.5)
    runtime.update { $0 = 100 }
    runtime.advance(to: 5)
    #expect(runtime.presentation(at: -1) == 0)
    #expect(runtime.presentation(at: 0.25) == 2.5)
    #expect(runtime.presentation(at: 0.5) == 95, "at the time of a change the state after it")
    #expect(runtime.presentation(at: 9) == 100)
  }

  @Test func withoutThePastThePresentIsTheSame() {
    var keeping = AnimationRuntime<Card>.make()
    var forgetting = AnimationRuntime<Card>.make(keepsPast: false)
    for step in 0..<50 {
      let time = Double(step) * 0.07
      for index in 0...1 {
        var runtime = index == 0 ? keeping : forgetting
        runtime.advance(to: time)
        runtime.withAnimation(step % 3 == 0 ? .easeInOut : .bouncy.delay(0.05)) { card in
          card.offset = Double(step * step % 17)
        }
        if index == 0 { keeping = runtime } else { forgetting = runtime }
      }
      #expect(keeping.presentation(at: time + 0.03) == forgetting.presentation(at: time + 0.03))
      #expect(keeping.endTime == forgetting.endTime)
    }
  }

  @Test func theEndIsWhereTheLastMotionEnds() {
    var runtime = AnimationRuntime<Card>.make()
    #expect(runtime.endTime == 0)
    runtime.withAnimation(.linear(duration: 1)) { $0.offset = 1 }
    runtime.withAnimation(.linear(duration: 3)) { $0.opacity = 0 }
    #expect(runtime.endTime == 3)
    #expect(runtime.nextEventTime == 1)
    runtime.advance(to: 1)
    #expect(runtime.nextEventTime == 3)
    #expect(runtime.isAnimating)
    runtime.advance(to: 3)
    #expect(!runtime.isAnimating)
    #expect(runtime.nextEventTime == nil)
    runtime.withAnimation(.linear.repeatForever()) { $0.offset = 2 }
    #expect(runtime.endTime == .infinity)
    #expect(runtime.nextEventTime == nil)
  }

  @Test func springsMoveByTheChosenRule() {
    var runtime = AnimationRuntime(0.0, springs: .swiftui)
    runtime.withAnimation(.spring(response: 0.5, dampingFraction: 1)) { $0 = 1 }
    // The integrator's thresholds are absolute: 0.833 s at 60 frames a second, its own step before.
    #expect(abs(runtime.endTime - 0.833) < 0.02)
    let closed = shown(Spring(response: 0.5, dampingRatio: 1), from: 0, to: 1, at: 0.2)
    #expect(abs(runtime.presentation(at: 0.2) - closed) < 0.02)
    #expect(runtime.presentation(at: 0.2) != closed)
  }

  @Test func aSpringWithoutDampingIsBoundedInTheIntegrator() {
    var runtime = AnimationRuntime(0.0, springs: .swiftui)
    runtime.withAnimation(.spring(duration: 0.5, bounce: 1)) { $0 = 1 }
    #expect(runtime.endTime == .infinity)
    #expect(runtime.presentation(at: 1000).isFinite)
  }
}
