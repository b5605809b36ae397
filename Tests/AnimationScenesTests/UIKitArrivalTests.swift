import AnimationEngine
import AnimationScenes
import Testing

/// Completions by progress, where blocks and animators show over the model.
@Suite struct UIKitArrivalTests {
  private func arrival(_ transaction: SceneTransaction) throws -> [Witness.Report] {
    var script = SceneScript(["x": 0])
    script.set(["x": 100], at: 1, by: transaction)
    return try Witness(script).completions("there")
  }

  @Test func aBlockArrivesWhereItsProgressDoes() throws {
    let reports = try arrival(.block(.linear, 2, completion: "there", .progress))
    #expect(reports.count == 1)
    #expect(reports.first.map { near($0.time, 3 - 2e-4, within: 1e-9) && $0.isFinished } == true)
  }

  @Test func aSpringThatOvershootsArrivesOnceWhenItCrosses() throws {
    let spring = UIKitAnimation(.springDamping(duration: 1, dampingRatio: 0.3, initialVelocity: 0))
    let reports = try arrival(
      SceneTransaction(
        .uikit(spring), completion: SceneCompletion(name: "there", criteria: .progress)))
    #expect(reports.count == 1)
    let motion = Spring(settlingDuration: 1, dampingRatio: 0.3)
    let time = try #require(reports.first).time - 1
    #expect(near(motion.value(target: 1.0, time: time), 1, within: 1.001e-4))
    #expect(time < motion.response / 2, "the first time, not the last")
  }

  @Test func aBlockOnTopPutsAnArrivalOff() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 100], at: 0, by: .block(.linear, 1, completion: "there", .progress))
    script.set(["x": 0], at: 0.5, by: .block(.linear, 1))
    script.set(["x": 100], at: 2, by: .block(.linear, 1))
    let seen = try Witness(script)
    #expect(near(seen("x", 1), 50))
    #expect(seen.completions("there").count == 1)
    #expect(seen.completions("there").first.map { near($0.time, 3 - 1e-4, within: 1e-9) } == true)
  }

  @Test func aPlaceThatIsNeverReachedIsNotReported() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 100], at: 0, by: .block(.linear, 1, completion: "there", .progress))
    script.set(["x": 0], at: 0.5, by: .block(.linear, 1))
    #expect(try Witness(script).completions("there") == [])
  }

  @Test func whatRepeatsArrivesInItsFirstCycle() throws {
    let reports = try arrival(
      .block(.linear, 1, options: [.repeat, .autoreverse], completion: "there", .progress))
    #expect(reports.count == 1)
    #expect(reports.first.map { near($0.time, 2 - 1e-4, within: 1e-9) } == true)
  }
}
