import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

/// Scenes against a reference that is stepped tick by tick and knows nothing of the engine.
@Suite struct SceneReferenceTests {
  /// What a script does at one tick.
  fileprivate enum Action {
    case jump(Double)
    case follow(Double)
    case animate(Double, SteppedProperty.AnimationSource, Animation)
  }

  private static let springs: [(SteppedProperty.AnimationSource, Animation)] = [
    (.spring(response: 0.5, ratio: 1), .smooth),
    (.spring(response: 0.5, ratio: 0.7), .bouncy),
    (.spring(response: 0.55, ratio: 1), .default),
    (.spring(response: 0.9, ratio: 1 / 0.6), .spring(duration: 0.9, bounce: -0.4)),
    (.spring(response: 0.15, ratio: 0.86, blend: 0.25), .interactiveSpring),
  ]
  private static let curves: [(SteppedProperty.AnimationSource, Animation)] = [
    (.curve(.easeInOut, duration: 0.35), .easeInOut),
    (.curve(.linear, duration: 0.5), .linear(duration: 0.5)),
    (.curve(.easeOut, duration: 0.8, delay: 0.1), .easeOut(duration: 0.8).delay(0.1)),
    (.curve(.easeIn, duration: 0.6), .easeIn(duration: 0.6)),
  ]
  private static let delayed: [(SteppedProperty.AnimationSource, Animation)] = [
    // No whole number of steps: after one, rounding would say which step a tick belongs to.
    (.spring(response: 0.5, ratio: 0.7, delay: 0.201), .bouncy.delay(0.201))
  ]

  /// Actions at ticks of 1/300 s. A spring never follows a curve that lies over a spring: what it
  /// keeps of the state below is not laid down. A delayed spring begins at rest, where it merges.
  private static func script(seed: UInt64) -> [(tick: Int, action: Action)] {
    var random = SplitMix64(seed: seed)
    var tick = 0
    var (isSpring, isCovered) = (false, false)
    return (0..<14).map { index in
      tick += Int.random(in: 3...120, using: &random)
      let value = Double.random(in: -50...50, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return (tick, .jump(value))
      case 1:
        (isSpring, isCovered) = (false, false)
        return (tick, .follow(value))
      case 2:
        tick += 1500
        (isSpring, isCovered) = (true, false)
        return (tick, .animate(value, Self.delayed[0].0, Self.delayed[0].1))
      case 3 where index > 0, 4 where index > 0:
        isCovered = isSpring
        let (source, animation) = Self.curves.randomElement(using: &random)!
        return (tick, .animate(value, source, animation))
      default:
        if isCovered { tick += 1500 }
        (isSpring, isCovered) = (true, false)
        let (source, animation) = Self.springs.randomElement(using: &random)!
        return (tick, .animate(value, source, animation))
      }
    }
  }

  private static func scene(of script: [(tick: Int, action: Action)]) -> SceneNumbers {
    var scene = SceneNumbers()
    for (tick, action) in script {
      let time = Double(tick) / 300
      switch action {
      case .jump(let value): scene.set(value, at: time, by: nil)
      case .follow(let value): scene.drag([(0, value)], at: time)
      case .animate(let value, _, let animation): scene.set(value, at: time, by: animation)
      }
    }
    return scene
  }

  @Test(arguments: 0..<60) func theIntegratorAgreesWithItTickByTick(_ seed: UInt64) throws {
    // The two multiply and add in another order; the rounding of that is all they may differ by.
    let script = Self.script(seed: seed)
    let timeline = try Self.scene(of: script).timeline(.swiftui)
    var reference = SteppedProperty()
    var next = 0
    for tick in 0...(script[script.count - 1].tick + 900) {
      let time = Double(tick) / 300
      while next < script.count, script[next].tick == tick {
        reference.perform(script[next].action, at: time)
        next += 1
      }
      reference.tick(to: time)
      let (shown, expected) = (timeline.value(ofColumn: 0, at: time), reference.value(at: time))
      guard abs(shown - expected) > 1e-10 else { continue }
      Issue.record("\(shown) is not \(expected) at tick \(tick), seed \(seed)")
      return
    }
  }

  @Test func aHandsVelocityIsWhatTheReferenceTracks() throws {
    var scene = SceneNumbers()
    scene.drag([(0, 0), (0.02, 3), (0.05, 11), (0.08, 20)], at: 0)
    scene.set(100, at: 0.1, by: .bouncy)
    let timeline = try scene.timeline(.swiftui)
    var reference = SteppedProperty()
    for (time, value) in [(0.0, 0.0), (0.02, 3), (0.05, 11), (0.08, 20)] {
      reference.follow(value, at: time)
    }
    reference.animate(to: 100, by: .spring(response: 0.5, ratio: 0.7), at: 0.1)
    for tick in 31..<600 {
      let time = Double(tick) / 300
      reference.tick(to: time)
      #expect(abs(timeline.value(ofColumn: 0, at: time) - reference.value(at: time)) < 1e-9)
    }
  }

  @Test(arguments: 0..<12) func theClosedFormsAreWhatSmallerStepsComeTo(_ seed: UInt64) throws {
    // The steps of SwiftUI are of the first order in the damping: half the step, half the error.
    let coarse = try Self.worstError(stepsPerSecond: 600, seed: seed)
    let fine = try Self.worstError(stepsPerSecond: 1200, seed: seed)
    let finest = try Self.worstError(stepsPerSecond: 2400, seed: seed)
    #expect((1.9...2.1).contains(coarse / fine), "seed \(seed)")
    #expect((1.95...2.05).contains(fine / finest), "seed \(seed)")
    #expect(finest < 0.1, "seed \(seed)")
  }

  /// How far the closed forms are from springs that are stepped, over a script of springs alone.
  private static func worstError(stepsPerSecond: Int, seed: UInt64) throws -> Double {
    var random = SplitMix64(seed: seed)
    var tick = 0
    let script = (0..<8).map { _ in
      tick += Int.random(in: 3...120, using: &random)
      let (source, animation) = springs[..<4].randomElement(using: &random)!
      return (
        tick: tick,
        action: Action.animate(.random(in: -50...50, using: &random), source, animation)
      )
    }
    let timeline = try scene(of: script).timeline()
    var reference = SteppedProperty(step: 1 / Double(stepsPerSecond), hasThresholds: false)
    var (worst, next) = (0.0, 0)
    for tick in 0...script[script.count - 1].tick {
      let time = Double(tick) / 300
      while next < script.count, script[next].tick == tick {
        reference.perform(script[next].action, at: time)
        next += 1
      }
      reference.tick(to: time)
      worst = max(worst, abs(timeline.value(ofColumn: 0, at: time) - reference.value(at: time)))
    }
    return worst
  }
}

extension SteppedProperty {
  fileprivate mutating func perform(_ action: SceneReferenceTests.Action, at time: Double) {
    switch action {
    case .jump(let value): jump(to: value, at: time)
    case .follow(let value): follow(value, at: time, isNew: true)
    case .animate(let value, let source, _): animate(to: value, by: source, at: time)
    }
  }
}
