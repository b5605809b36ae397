import AnimationEngine
import TestSupport
import Testing

/// What holds for every script of changes, whatever happens in it.
@Suite struct RuntimeLawTests {
  private static func bits(_ runtime: AnimationRuntime<Card>, at time: Double) -> [UInt64] {
    let shown = runtime.presentation(at: time)
    return [
      shown.offset.bitPattern, shown.opacity.bitPattern, shown.tilt.radians.bitPattern,
      runtime.velocity(of: \.offset, at: time).bitPattern,
    ]
  }

  private static func expectSame(
    _ left: RuntimeScript.Outcome, _ right: RuntimeScript.Outcome, _ label: Comment
  ) {
    #expect(left.events == right.events, label)
    #expect(left.runtime.endTime == right.runtime.endTime, label)
    #expect(left.runtime.model == right.runtime.model, label)
    for row in 0..<600 {
      let time = Double(row) * 0.0137
      guard bits(left.runtime, at: time) != bits(right.runtime, at: time) else { continue }
      Issue.record("other bits at \(time): \(label)")
      return
    }
  }

  @Test(arguments: 0..<24) func anyPartitionOfTimeGivesTheSameBits(_ seed: UInt64) {
    let script = RuntimeScript(count: 14, by: LawAnimations.all, isMixed: true, seed: seed)
    let whole = script.run()
    #expect(whole.events.count > 5)
    let frames = script.run(nextStop: { (($0 * 60 + 0.001).rounded(.down) + 1) / 60 })
    Self.expectSame(whole, frames, "60 frames a second, seed \(seed)")
    var random = SplitMix64(seed: seed &+ 99)
    let ragged = script.run(nextStop: { $0 + Double.random(in: 0...0.3, using: &random) })
    Self.expectSame(whole, ragged, "ragged steps, seed \(seed)")
  }

  @Test(arguments: 0..<4) func theIntegratorToo(_ seed: UInt64) {
    let script = RuntimeScript(count: 5, by: LawAnimations.all, isMixed: true, seed: seed)
    let whole = script.run(springs: .swiftui)
    let frames = script.run(springs: .swiftui, nextStop: { $0 + 0.017 })
    Self.expectSame(whole, frames, "seed \(seed)")
  }

  @Test(arguments: 0..<40) func everyCompletionIsReportedOnceAndInOrder(_ seed: UInt64) {
    let script = RuntimeScript(count: 14, by: LawAnimations.all, isMixed: true, seed: seed)
    let events = script.run().events
    #expect(events.count == script.steps.reduce(0) { $0 + $1.action.completions })
    #expect(Set(events.map(\.kind)).count == events.count, "seed \(seed)")
    #expect(events.map(\.time) == events.map(\.time).sorted(), "seed \(seed)")
  }

  @Test(arguments: 0..<40) func valuesAreContinuousAcrossEveryRetarget(_ seed: UInt64) {
    let script = RuntimeScript(count: 20, by: LawAnimations.steady, isMixed: false, seed: seed)
    let springs: SpringModel = seed % 8 == 0 ? .swiftui : .analytic
    _ = script.run(springs: springs) { before, after, _ in
      let (old, new) = (before.presentation, after.presentation)
      #expect(abs(old.offset - new.offset) < 1e-10, "at \(after.time), seed \(seed)")
      #expect(abs(old.tilt.radians - new.tilt.radians) < 1e-10, "at \(after.time), seed \(seed)")
    }
  }

  @Test(arguments: 0..<40) func velocitiesAreContinuousAcrossEverySpring(_ seed: UInt64) {
    // A spring takes over from whatever ran: another spring, a curve, a heap of both.
    let script = RuntimeScript(
      count: 20, by: LawAnimations.springs + LawAnimations.curves, isMixed: false, seed: seed)
    _ = script.run { before, after, action in
      guard case .animate(let animation, _) = action, LawAnimations.springs.contains(animation)
      else { return }
      let (old, new) = (before.velocity(of: \.offset), after.velocity(of: \.offset))
      #expect(abs(old - new) <= 1e-9 * max(1, abs(old)), "at \(after.time), seed \(seed)")
    }
  }

  @Test(arguments: 0..<40) func nothingMovesAfterTheEndAndSomethingJustBefore(_ seed: UInt64) {
    let script = RuntimeScript(
      count: 6, by: LawAnimations.springs + LawAnimations.curves, isMixed: false, seed: seed)
    let runtime = script.run().runtime
    #expect(runtime.presentation(at: runtime.endTime) == runtime.model)
    #expect(runtime.presentation(at: runtime.endTime + 1) == runtime.model)
    #expect(runtime.velocity(of: \.offset, at: runtime.endTime) == 0)
    #expect(runtime.presentation(at: runtime.endTime - 1e-4) != runtime.model, "seed \(seed)")
  }

  @Test(arguments: 0..<40) func theNextEventIsWhereSomethingHappens(_ seed: UInt64) {
    // A loop that only wakes at these times sees the same as one that draws every frame.
    let script = RuntimeScript(count: 10, by: LawAnimations.all, isMixed: true, seed: seed)
    let whole = script.run()
    var sleeping = RuntimeScript.Outcome(runtime: .make(), events: [])
    for (index, step) in script.steps.enumerated() {
      while let next = sleeping.runtime.nextEventTime, next < step.time {
        #expect(next > sleeping.runtime.time)
        let reported = sleeping.runtime.advance(to: next)
        sleeping.events += reported
      }
      sleeping.events += sleeping.runtime.advance(to: step.time)
      step.action.apply(to: &sleeping.runtime, index: index)
    }
    while let next = sleeping.runtime.nextEventTime {
      sleeping.events += sleeping.runtime.advance(to: next)
    }
    #expect(sleeping.events == whole.events)
    #expect(!sleeping.runtime.isAnimating)
  }

  @Test(arguments: 0..<30) func curvesAgreeWithAReferenceThatIsSteppedByFrames(_ seed: UInt64) {
    let curves: [(Animation, UnitCurve, Double)] = [
      (.linear(duration: 0.5), .linear, 0.5), (.easeInOut, .easeInOut, 0.35),
      (.easeOut(duration: 0.8), .easeOut, 0.8), (.easeIn(duration: 1.2), .easeIn, 1.2),
    ]
    var random = SplitMix64(seed: seed)
    var runtime = AnimationRuntime(0.0)
    var reference = StackedCurves()
    for frame in 0..<400 {
      let time = Double(frame) / 60
      runtime.advance(to: time)
      if Int.random(in: 0..<9, using: &random) == 0 {
        let (animation, curve, duration) = curves.randomElement(using: &random)!
        let target = Double.random(in: -9...9, using: &random)
        runtime.withAnimation(animation) { $0 = target }
        reference.add(curve, duration, to: target, at: time)
      }
      #expect(abs(runtime.presentation - reference.value(at: time)) < 1e-11, "frame \(frame)")
    }
  }

  /// Curves on top of each other by the rule itself: each adds its share of what is left.
  private struct StackedCurves {
    var base = 0.0
    var entries: [(curve: UnitCurve, duration: Double, start: Double, target: Double)] = []

    mutating func add(_ curve: UnitCurve, _ duration: Double, to target: Double, at time: Double) {
      if let last = entries.last, time >= last.start + last.duration {
        base = last.target
        entries = []
      }
      entries.append((curve, duration, time, target))
    }

    func value(at time: Double) -> Double {
      if let last = entries.last, time >= last.start + last.duration { return last.target }
      return entries.reduce(base) { shown, entry in
        let progress = (time - entry.start) / entry.duration
        return progress >= 1
          ? entry.target : shown + entry.curve.value(at: progress) * (entry.target - shown)
      }
    }
  }
}
