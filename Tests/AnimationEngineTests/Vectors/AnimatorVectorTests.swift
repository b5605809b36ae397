import AnimationEngine
import Testing

/// The figures of animators that time is passed in to, and of velocities by hand.
@Suite struct AnimatorVectorTests {
  @Test(arguments: ReferenceFile.swiftui.vectors(of: "VelocitySampler.velocity"))
  func velocitiesOfSamples(_ vector: ReferenceVector) throws {
    let samples = vector.input["samples[value,time]"].list.map(\.numbers)
    try #require(!samples.isEmpty)
    var tracker = VelocityTracker<Double>()
    for sample in samples { tracker.addSample(sample[0], time: sample[1]) }
    vector.check(tracker.velocity)
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "KeyframeAnimator(repeating)"))
  func roundsOfKeyframes(_ vector: ReferenceVector) throws {
    let keyframe = try #require(vector.input["keyframes"].list.first)
    let animator = KeyframeAnimator(initialValue: vector.input["initial"].double) { _ in
      KeyframeTrack {
        LinearKeyframe(keyframe["linear"].double, duration: keyframe["duration"].double)
      }
    }
    let shown = vector.input["elapsed"].numbers.map { animator.value(at: $0) }
    #expect(shown == vector.expected.numbers)
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "PhaseAnimator(trigger)"))
  func phasesOfATrigger(_ vector: ReferenceVector) throws {
    try #require(vector.input["animation"].text == "linear(duration:1)")
    var animator = PhaseAnimator(vector.input["phases"].numbers, trigger: 0) { phase in
      phase
    } animation: { _ in
      .linear(duration: 1)
    }
    var visited = [animator.phase]
    animator.update(trigger: 1, at: 0)
    for event in animator.advance(to: 100) {
      if case .phase(let name) = event.kind { visited += [Double(name) ?? .nan] }
    }
    #expect(visited == vector.expected["order"].numbers)
    #expect(!animator.isRunning, "it \(vector.expected["then"].text)")
  }
}
