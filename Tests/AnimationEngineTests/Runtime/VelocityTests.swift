import AnimationEngine
import Testing

/// Velocities that come from outside: tracked, handed over, relative.
@Suite struct VelocityTests {
  private func tracker(_ samples: [(value: Double, time: Double)]) -> VelocityTracker<Double> {
    var tracker = VelocityTracker<Double>()
    for sample in samples { tracker.addSample(sample.value, time: sample.time) }
    return tracker
  }

  @Test func theLastThreeSamplesCount() {
    #expect(tracker([]).velocity == 0)
    #expect(tracker([(1, 1)]).velocity == 0)
    #expect(abs(tracker([(1, 1), (2, 1.1)]).velocity - 10) < 1e-9)
    #expect(tracker([(1, 1), (2, 2), (4, 3)]).velocity == 1.25)
    #expect(tracker([(-50, 0), (1, 1), (2, 2), (4, 3)]).velocity == 1.25)
  }

  @Test func earlierSamplesAreDroppedAndEqualTimesReplace() {
    #expect(tracker([(1, 1), (3, 2), (99, 1.5)]).velocity == 2)
    #expect(tracker([(1, 1), (99, 2), (3, 2)]).velocity == 2)
    #expect(tracker([(1, 0), (2, 1), (3, .nan)]).velocity == 1)
    #expect(tracker([(5, .nan), (1, 0), (2, 1)]).velocity == 1)
  }

  @Test func afterTheLastSampleItFades() {
    let tracker = tracker([(0, 0), (1, 1)])
    #expect(tracker.velocity(at: 1) == 1)
    #expect(tracker.velocity(at: 0.5) == 1)
    #expect(abs(tracker.velocity(at: 1.001) - 0.998) < 1e-12)
    #expect(abs(tracker.velocity(at: 1.1) - 0.8185) < 1e-3)
    #expect(tracker.velocity(at: 3) == tracker.velocity(at: 30), "for 2 s at most")
  }

  @Test func aSpringBeginsWithTheTrackedVelocity() {
    var runtime = AnimationRuntime<Card>.make()
    for step in 0...3 {
      runtime.advance(to: Double(step) * 0.1)
      runtime.withTransaction(\.tracksVelocity, true) { $0.offset = Double(step) * 20 }
    }
    #expect(runtime.presentation.offset == 60)
    #expect(abs(runtime.trackedVelocity(of: \.offset) - 200) < 1e-9)
    runtime.withAnimation(.spring) { $0.offset = 300 }
    #expect(abs(runtime.velocity(of: \.offset) - 200) < 1e-9)
    let expected = shown(Spring(), from: 60, to: 300, velocity: 200, at: 0.1)
    #expect(abs(runtime.presentation(at: 0.4).offset - expected) < 1e-9)
  }

  @Test func aJumpOrACurveEndsTheTracking() {
    func dragged() -> AnimationRuntime<Double> {
      var runtime = AnimationRuntime(0.0)
      for step in 0...3 {
        runtime.advance(to: Double(step) * 0.1)
        runtime.withTransaction(\.tracksVelocity, true) { $0 = Double(step) }
      }
      return runtime
    }
    var jumped = dragged()
    jumped.update { $0 = 50 }
    #expect(jumped.trackedVelocity(of: \.self) == 0)
    var curved = dragged()
    curved.withAnimation(.linear(duration: 1)) { $0 = 0 }
    #expect(curved.velocity(of: \.self) == -3)
    #expect(curved.trackedVelocity(of: \.self) == 0)
  }

  @Test func anInteractiveSpringRetargetsOnEverySample() {
    // Each sample takes over value and velocity; the last spring starts with what they left.
    var runtime = AnimationRuntime(0.0)
    for step in 0..<30 {
      let time = Double(step) / 60
      runtime.advance(to: time)
      let (before, speed) = (runtime.presentation, runtime.velocity(of: \.self))
      let animation: Animation = step < 29 ? .interactiveSpring : .spring
      runtime.withAnimation(animation) { $0 = step < 29 ? Double(step * 12) + 1 : 500 }
      #expect(abs(runtime.presentation - before) < 1e-12)
      #expect(abs(runtime.velocity(of: \.self) - speed) < 1e-9)
    }
    #expect(runtime.velocity(of: \.self) > 400, "about 720 a second")
    #expect(runtime.presentation(at: 60) == 500)
  }

  @Test func relativeToTheDistance() {
    #expect(relativeVelocity(of: 800, from: 100, to: 500) == 2)
    #expect(relativeVelocity(of: -800, from: 100, to: 500) == -2)
    #expect(relativeVelocity(of: 800, from: 500, to: 100) == -2)
    #expect(relativeVelocity(of: 800, from: 5, to: 5) == 0, "no distance")
  }

  @Test func alongTheIntervalOfAVector() {
    let (start, end) = (AnimatablePair(0.0, 0.0), AnimatablePair(30.0, 40.0))
    let along = relativeVelocity(of: AnimatablePair(60.0, 80.0), from: start, to: end)
    #expect(abs(along - 2) < 1e-12)
    let across = relativeVelocity(of: AnimatablePair(-40.0, 30.0), from: start, to: end)
    #expect(abs(across) < 1e-12)
    let slanted = relativeVelocity(of: AnimatablePair(50.0, 0.0), from: start, to: end)
    #expect(abs(slanted - 0.6) < 1e-12)
    #expect(relativeVelocity(of: AnimatablePair(1.0, 1.0), from: start, to: start) == 0)
    #expect(relativeVelocity(of: AnimatablePair(0.0, 0.0), from: start, to: end) == 0)
  }

  @Test func aRelativeVelocityMovesASpringAsTheAbsoluteOneDoes() {
    let relative = relativeVelocity(of: 800, from: 100, to: 500)
    let spring = Spring(duration: 0.5, bounce: 0.2)
    var runtime = AnimationRuntime(100.0)
    runtime.withAnimation(.interpolatingSpring(spring, initialVelocity: relative)) { $0 = 500 }
    let expected = shown(spring, from: 100, to: 500, velocity: 800, at: 0.1)
    #expect(abs(runtime.presentation(at: 0.1) - expected) < 1e-9)
  }
}
