import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

/// Law 10: where one animation takes over from another, nothing jumps that should not.
@Suite struct RetargetLawTests {
  static func randomPhases(
    _ animations: [Animation], seed: UInt64
  ) -> ResolvedAnimation {
    var random = SplitMix64(seed: seed)
    let phases = (0..<6).map { _ in
      (
        Double.random(in: -50...50, using: &random),
        Animation?.some(animations.randomElement(using: &random)!)
      )
    }
    let times = (0..<20).map { Double($0) * 0.37 + Double.random(in: 0...0.3, using: &random) }
    return .phases(phases, run: .triggers(times.sorted()))
  }

  static let springs: [Animation] = [
    .bouncy, .smooth, .snappy, .spring(duration: 0.9, bounce: -0.4), .interactiveSpring, .default,
  ]
  static let curves: [Animation] = [
    .easeInOut, .linear(duration: 0.5), .easeOut(duration: 0.8),
    .interpolatingSpring(stiffness: 120, damping: 9),
    .easeIn(duration: 0.6).logicallyComplete(after: 0.2), .bouncy.delay(0.1),
    .snappy.speed(1.5),
  ]

  @Test(arguments: 0..<40) func valuesAreContinuous(_ seed: UInt64) throws {
    let timeline = try Self.randomPhases(Self.springs + Self.curves, seed: seed).compiled()
    for event in timeline.events where event.time > 0 {
      let before = timeline.value(ofColumn: 0, at: event.time - 1e-9)
      let after = timeline.value(ofColumn: 0, at: event.time)
      #expect(abs(before - after) < 1e-4, "at \(event.time), seed \(seed)")
    }
  }

  @Test(arguments: 0..<40) func velocitiesAreContinuousAcrossSprings(_ seed: UInt64) throws {
    let timeline = try Self.randomPhases(Self.springs, seed: seed).compiled()
    for event in timeline.events where event.time > 0 {
      let before = timeline.velocity(ofColumn: 0, at: event.time - 1e-9)
      let after = timeline.velocity(ofColumn: 0, at: event.time)
      // A spring that has just come to its end lets go of what is left of its speed.
      let isAtRest = after == 0
      #expect(abs(before - after) < 1e-2 || isAtRest, "at \(event.time), seed \(seed)")
    }
  }

  @Test(arguments: 0..<10) func aLaneAgreesWithTheCombinationByHand(_ seed: UInt64) throws {
    // Two curves and an interpolating spring on top of each other, by the rule
    // R = R + f (V - R), newest last.
    var random = SplitMix64(seed: seed)
    let targets = (0..<3).map { _ in Double.random(in: -9...9, using: &random) }
    let early = Animation.easeInOut(duration: 2).logicallyComplete(after: 0.5)
    let spring = Animation.interpolatingSpring(stiffness: 60, damping: 6)
    let timeline = try ResolvedAnimation.phases([
      (0, .linear(duration: 1)), (targets[0], early), (targets[1], early), (targets[2], spring),
    ]).compiled()
    let motion = Spring(mass: 1, stiffness: 60, damping: 6)
    for time in [1.0, 1.2, 1.5, 1.7] {
      var shown = targets[0] * UnitCurve.easeInOut.value(at: time / 2)
      shown += UnitCurve.easeInOut.value(at: (time - 0.5) / 2) * (targets[1] - shown)
      shown += motion.value(target: 1.0, time: time - 1) * (targets[2] - shown)
      #expect(abs(timeline.value(ofColumn: 0, at: time) - shown) < 1e-12)
    }
  }
}
