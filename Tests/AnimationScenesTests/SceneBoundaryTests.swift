import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

/// Boundaries lie where their decimals say, though sums and shares of doubles miss them: 0.3 - 0.2 is
/// less than 0.1, and 0.3 / 0.4 less than 3 / 4.
@Suite struct SceneBoundaryTests {
  /// When something of 0.4 s begins, and the ends of its first three quarters.
  static let starts: [(Double, [Double])] = [
    (0, [0.1, 0.2, 0.3]), (0.2, [0.3, 0.4, 0.5]), (0.375, [0.475, 0.575, 0.675]),
    (1.1, [1.2, 1.3, 1.4]),
  ]

  private static let fourTimes = LayerAnimation.basic(
    from: 0, to: 100, timing: MediaTiming(duration: 0.1, repeatCount: 4))

  @Test(arguments: starts) func aLayerRepeats(_ start: Double, _ times: [Double]) throws {
    let alone = try LayerStage.play(Self.fourTimes, at: start)
    #expect(alone.values(at: times) == [0, 0, 0])
    let group = LayerAnimation.group([Self.fourTimes], timing: MediaTiming(duration: 0.4))
    #expect(try LayerStage.play(group, at: start).values(at: times) == [0, 0, 0])
  }

  @Test(arguments: starts) func aLayerSwitches(_ start: Double, _ times: [Double]) throws {
    let keyframes = LayerKeyframes(values: [[0], [20], [30], [40]], mode: .discrete)
    let timeline = try LayerStage.play(
      LayerAnimation(
        .keyframe(.number(), keyframes, timingFunction: nil), timing: MediaTiming(duration: 0.4)),
      at: start)
    #expect(timeline.values(at: times) == [20, 30, 40])
  }

  @Test(arguments: starts) func aLayerBeginsLater(_ start: Double, _ times: [Double]) throws {
    let later = LayerAnimation.basic(
      from: 0, to: 100, timing: MediaTiming(beginTime: 0.2, duration: 1))
    let timeline = try LayerStage.play(later, at: start)
    #expect(timeline.values(at: [times[1]]) == [0])
    #expect(timeline.velocities(at: [times[1]]) == [100])
  }

  @Test(arguments: starts) func keyframesOfViewsSwitch(_ start: Double, _ times: [Double]) throws {
    var script = SceneScript(["x": 0])
    var block = ViewKeyframes(duration: 0.4, mode: .discrete, keyframes: [])
    for (index, value) in [20.0, 30, 40, 50].enumerated() {
      block.keyframes.append(
        .init(
          relativeStart: Double(index) / 4, relativeDuration: 0.25,
          changes: script.changes(["x": .number(value)])))
    }
    script.add(.keyframes(block), at: start)
    let seen = try Witness(script)
    #expect(times.map { seen("x", $0) } == [20, 30, 40])
  }

  @Test(arguments: starts) func blocksTurnRound(_ start: Double, _ times: [Double]) throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 100], at: start, by: .block(.linear, 0.1, options: [.repeat, .autoreverse]))
    let seen = try Witness(script)
    #expect(times.map { seen("x", $0) } == [100, 0, 100])
    #expect(times.map { seen.velocity("x", $0).sign } == [.minus, .plus, .minus])
  }

  /// As doubles, 0.82 - 0.205 · 3 and 0.7 · 0.75 are less than a quarter and three quarters.
  @Test(arguments: [0.4, 0.7, 0.82]) func whatTurnsRoundSwitchesWhereItsDecimalsSay(
    _ duration: Double
  ) throws {
    let curve = try UnitCurve(css: "steps(4, jump-none)")
    var script = SceneScript(["x": 0])
    script.set(["x": 90], at: 0, by: .block(curve, duration, options: [.repeat, .autoreverse]))
    let block = try Witness(script)
    let inner = LayerAnimation.basic(
      from: 0, to: 90, curve: curve, timing: MediaTiming(duration: duration))
    let timing = MediaTiming(duration: duration, repeatCount: 3, autoreverses: true)
    let group = try LayerStage.play(.group([inner], timing: timing), at: 0)
    for quarter in [1, 2, 3, 5, 6, 7, 9, 10, 11] {
      let time = (Double(quarter) * duration / 4).withoutSumNoise
      let share = quarter % 8 < 4 ? quarter % 8 : 8 - quarter % 8
      #expect(block("x", time) == 30 * Double(share), "quarter \(quarter)")
      #expect(group.values(at: [time]) == [30 * Double(share)], "quarter \(quarter)")
    }
  }

  @Test(arguments: starts) func anAnimatorSwitches(_ start: Double, _ times: [Double]) throws {
    let seen = try run(.curve(UnitCurve(css: "steps(4)")), duration: 0.4, at: start)
    #expect(times.map { seen("x", $0) } == [25, 50, 75])
  }

  @Test func anAnimatorMovesFromItsStartOn() throws {
    let seen = try run(.curve(.linear), duration: 1, at: 0.25, after: 0.25)
    #expect([0.25, 0.5, 1, 1.5].map { seen.velocity("x", $0) } == [0, 100, 100, 0])
  }

  @Test(arguments: starts) func aDelayIsOver(_ start: Double, _ times: [Double]) throws {
    let animation = Animation.linear(duration: 1).delay(0.1)
    var runtime = AnimationRuntime(0.0)
    runtime.advance(to: start)
    runtime.withAnimation(animation) { $0 = 100 }
    var script = SceneScript(["x": 0])
    script.set(["x": 100], at: start, by: .animation(animation))
    let seen = try Witness(script)
    for time in times {
      #expect(seen.velocity("x", time) == 100)
      #expect(runtime.velocity(of: \.self, at: time) == 100)
    }
    #expect(seen.velocity("x", times[0] - 0.001) == 0)
  }

  @Test(arguments: starts) func whatInterruptsBeginsAtTheNewCycle(
    _ start: Double, _ times: [Double]
  ) throws {
    let cycles = Animation.linear(duration: 0.1).repeatForever(autoreverses: false)
    for time in times {
      var script = SceneScript(["x": 0])
      script.set(["x": 100], at: start, by: .animation(cycles))
      script.set(["x": 50], at: time, by: .animation(.smooth))
      let seen = try Witness(script)
      #expect(abs(seen("x", time)) < 1e-9)
    }
  }

  /// An animator of `x` from 0 to 100.
  private func run(
    _ timing: TimingParameters, duration: Double, at start: Double, after delay: Double = 0
  ) throws -> Witness {
    var script = SceneScript(["x": 0])
    let settings = AnimatorSettings(duration: duration, timing: timing)
    script.animator("a", { .create(settings, $0) }, ["x": 100], at: 0)
    script.animator("a", .start(afterDelay: delay), at: start)
    return try Witness(script)
  }
}
