import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

/// What joins a property animator of a scene that is active.
@Suite struct AnimatorAdditionTests {
  /// An animator that moves `x` from 0 to 100 in a second, and `y`, which joins at 0.5 on its way to 60.
  private func script(
    _ timing: TimingParameters = .curve(.linear), delayFactor: Double = 0,
    before actions: [(Double, AnimatorCommand.Action)] = [(0, .start(afterDelay: 0))],
    at time: Double = 0.5, after more: [(Double, AnimatorCommand.Action)] = []
  ) throws -> Witness {
    var script = SceneScript(["x": 0, "y": 0])
    script.animator(
      "lift", { .create(AnimatorSettings(duration: 1, timing: timing), $0) }, ["x": 100], at: 0)
    for (time, action) in actions { script.animator("lift", action, at: time) }
    script.animator(
      "lift", { .animate($0, delayFactor: delayFactor) }, ["y": 60], at: time)
    for (time, action) in more { script.animator("lift", action, at: time) }
    return try Witness(script)
  }

  @Test func itRunsOverWhatRemains() throws {
    let seen = try script()
    #expect(near(seen("y", 0.5), 0) && near(seen("y", 0.75), 30) && seen("y", 1) == 60)
    #expect(near(seen("x", 0.75), 75) && seen.model("y", 0.5) == 60)
    #expect(seen.rests("lift") == [.init(time: 1, position: .end)])
    #expect(seen.timeline.duration == 1)
  }

  @Test func itTakesItsOwnCurve() throws {
    let seen = try script(.curve(.easeIn))
    #expect(near(seen("y", 0.75), 60 * UnitCurve.easeIn.value(at: 0.5)))
  }

  @Test func itWaitsForAPartOfWhatRemains() throws {
    // 0.2 of 0.5 s: it begins at 0.6 and has 0.4 s.
    let seen = try script(delayFactor: 0.2)
    #expect(near(seen("y", 0.59), 0) && near(seen("y", 0.8), 30) && seen("y", 1) == 60)
  }

  @Test func itWaitsForAllThatRemains() throws {
    let seen = try script(.curve(.easeInOut), delayFactor: 1)
    #expect(seen("y", 0.5) == 0 && seen("y", 0.75) == 0 && seen("y", 1.0.nextDown) == 0)
    #expect(seen("y", 1) == 60)
    let back = try script(delayFactor: 1, after: [(0.75, .reverse(isReversed: nil))])
    #expect([0.75, 1, 1.25, 1.5].map { back("y", $0) } == [0, 0, 0, 0])
  }

  @Test func itPausesAndGoesOnWithTheAnimator() throws {
    let seen = try script(after: [(0.75, .pause), (2, .continue(nil, durationFactor: 0))])
    #expect(near(seen("y", 1.5), 30) && near(seen("y", 2.125), 45) && near(seen("y", 2.25), 60))
    #expect(seen.rests("lift") == [.init(time: 2.25, position: .end)])
  }

  @Test func itIsScrubbedWithTheAnimator() throws {
    // It lies between the halves: 0.8 of the whole is 0.6 of it.
    let seen = try script(after: [(0.6, .scrub(fraction: 0.8)), (1, .scrub(fraction: 0.2))])
    #expect(near(seen("x", 0.8), 80) && near(seen("y", 0.8), 36))
    #expect(near(seen("x", 1.5), 20) && near(seen("y", 1.5), 0))
  }

  @Test func itGoesBackToWhereItBegan() throws {
    let seen = try script(after: [(0.75, .reverse(isReversed: nil))])
    #expect(near(seen("y", 0.875), 15) && near(seen("y", 1), 0) && near(seen("y", 1.2), 0))
    #expect(near(seen("x", 1), 50) && seen.model("y", 0.8) == 0)
    #expect(seen.rests("lift") == [.init(time: 1.5, position: .start)])
  }

  @Test func itRunsAgainWhenTheAnimatorComesByOnceMore() throws {
    let turn = AnimatorCommand.Action.reverse(isReversed: nil)
    let past = try script(after: [(0.75, turn), (1.25, turn)])
    #expect(near(past("x", 1.25), 25) && near(past("x", 1.75), 75))
    let expected = [0.75: 30.0, 1: 0, 1.25: 0, 1.5: 0, 1.75: 30, 2: 60]
    for (time, value) in expected { #expect(near(past("y", time), value), "\(time)") }
    let waiting = try script(delayFactor: 0.2, after: [(0.55, turn), (0.57, turn)])
    #expect(near(waiting("y", 0.63), 0) && near(waiting("y", 0.84), 30))
    #expect(near(waiting("y", 1.04), 60) && waiting.model("y", 2) == 60)
  }

  @Test func itJoinsAPausedAnimator() throws {
    let seen = try script(
      before: [(0, .scrub(fraction: 0.5))], after: [(1, .continue(nil, durationFactor: 1))])
    #expect(near(seen("y", 0.9), 0) && near(seen("y", 1.5), 30) && seen("y", 2) == 60)
  }

  @Test(arguments: [(AnimatingPosition.start, 0.0), (.end, 60), (.current, 30)])
  func itIsFinishedWithTheAnimator(_ position: AnimatingPosition, _ rest: Double) throws {
    let seen = try script(
      after: [(0.75, .stop(withoutFinishing: false)), (1, .finish(at: position))])
    #expect(near(seen("y", 0.9), 30) && near(seen("y", 1), rest))
  }

  @Test func aNewTargetOfTheSamePropertyTakesItOver() throws {
    var script = SceneScript(["x": 0])
    script.animator(
      "lift", { .create(AnimatorSettings(duration: 1, timing: .curve(.linear)), $0) },
      ["x": 100], at: 0)
    script.animator("lift", .start(afterDelay: 0), at: 0)
    script.animator("lift", { .animate($0) }, ["x": 200], at: 0.5)
    let seen = try Witness(script)
    #expect(near(seen("x", 0.5), 50) && near(seen("x", 0.75), 125) && seen("x", 1) == 200)
    #expect(seen.rests("lift") == [.init(time: 1, position: .end)])
  }

  @Test func itsVelocityIsTheDerivativeOfItsValue() throws {
    let seen = try script(
      .curve(.easeInOut), delayFactor: 0.3,
      after: [
        (0.7, .reverse(isReversed: nil)), (0.8, .reverse(isReversed: nil)), (0.95, .pause),
        (1.1, .continue(.spring(dampingRatio: 0.6, initialVelocity: 1), durationFactor: 0.7)),
      ])
    seen.expectDerivatives(
      until: 1.7, awayFrom: [0, 0.5, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1.1, 1.8])
  }

  @Test func anAnimatorThatCannotBeInterruptedIsNotPaused() throws {
    var script = SceneScript(["x": 0])
    let settings = AnimatorSettings(
      duration: 1, timing: .curve(.linear), isInterruptible: false)
    script.animator("lift", { .create(settings, $0) }, ["x": 100], at: 0)
    script.animator("lift", .start(afterDelay: 0), at: 0)
    script.animator("lift", .pause, at: 0.5)
    script.animator("lift", .stop(withoutFinishing: true), at: 0.6)
    #expect(script.problems.map(\.place.event) == [2, 3])
    #expect(script.problems.allSatisfy { $0.kind == .invalidState })
  }
}
