import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

/// A sequence of phases with triggers, for both that play it. Times are multiples of a quarter of a second,
/// so that many triggers come exactly when a step is complete.
private struct PhaseScript {
  var values: [Double]
  var animations: [Animation?]
  var triggers: [Double]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 2...5, using: &random)
    values = (0..<count).map { _ in Double(Int.random(in: 0...4, using: &random)) }
    animations = (0..<count).map { _ in
      let duration = Double(Int.random(in: 1...4, using: &random)) / 4
      return [
        nil, .linear(duration: duration), .easeInOut(duration: duration),
        .spring(duration: duration, bounce: 0.2), .linear(duration: duration).delay(0.25),
        .linear(duration: duration).logicallyComplete(after: 0.25),
      ].randomElement(using: &random) ?? nil
    }
    let times = Set((0..<6).map { _ in Double(Int.random(in: 0...24, using: &random)) / 4 })
    triggers = times.sorted()
  }

  /// The sequence worked out ahead.
  func timeline() throws -> Timeline {
    let phases = values.indices.map { index in
      PhaseAnimation.Phase(
        name: "\(index)", values: [[values[index]]], animation: animations[index])
    }
    return try ResolvedAnimation(
      properties: [AnimatedProperty(name: "x", type: .number)],
      content: .phases(PhaseAnimation(phases: phases, run: .triggers(triggers)))
    ).compiled()
  }

  /// The sequence as time goes on, with its steps; `looks` are times at which somebody looks.
  func animator(looking looks: [Double]) -> (PhaseAnimator<Int, Double>, [TimelineEvent]) {
    var animator = PhaseAnimator(
      Array(values.indices), trigger: 0, content: { values[$0] }, animation: { animations[$0] })
    var events: [TimelineEvent] = []
    for (index, trigger) in triggers.enumerated() {
      for look in looks where look <= trigger { events += animator.advance(to: look) }
      animator.update(trigger: index + 1, at: trigger)
    }
    events += animator.advance(to: 100)
    return (animator, events)
  }
}

/// The one rule of phases, whoever plays them.
@Suite struct PhaseLawTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func aSequenceIsTheSameAheadAndAsTimeGoesOn(_ seed: UInt64) throws {
    let script = PhaseScript(seed: seed)
    let timeline = try script.timeline()
    for looks in [[], script.triggers, (0...60).map { Double($0) / 10 }] {
      let (animator, events) = script.animator(looking: looks)
      #expect(events == timeline.events, "\(script)")
      for row in 0...200 {
        let time = Double(row) * 0.061
        let difference = animator.value(at: time) - timeline.value(ofColumn: 0, at: time)
        #expect(difference.magnitude < 1e-12, "at \(time) of \(script)")
      }
    }
  }

  @Test func aTriggerComesAfterTheStepsThatAreDueAtItsTime() throws {
    var script = PhaseScript(seed: 0)
    script.values = [0, 1, 2]
    script.animations = [Animation?](repeating: .linear(duration: 1), count: 3)
    script.triggers = [0, 1]
    let steps = try script.timeline().events.map { "\($0.time) \($0.kind)" }
    let expected = [(0.0, "1"), (1, "2"), (1, "1"), (2, "2"), (3, "0")].map {
      "\($0.0) \(TimelineEvent.Kind.phase(name: $0.1))"
    }
    #expect(steps == expected)
  }
}
