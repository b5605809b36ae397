import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

/// Property animators in scenes: what shows, where the models are, what is reported.
@Suite struct AnimatorSceneTests {
  /// A script with an animator of `x` from 0 to 100 in a second.
  private func lift(
    _ timing: TimingParameters = .curve(.linear), scrubsLinearly: Bool = true,
    pausesOnCompletion: Bool = false, duration: Double = 1
  ) -> SceneScript {
    var script = SceneScript(["x": 0, "card.opacity": 1])
    script.animator(
      "lift",
      {
        .create(
          AnimatorSettings(
            duration: duration, timing: timing, scrubsLinearly: scrubsLinearly,
            pausesOnCompletion: pausesOnCompletion), $0)
      }, ["x": 100], at: 0)
    return script
  }

  private func play(
    _ script: SceneScript, _ actions: (Double, AnimatorCommand.Action)...,
    springs: SpringModel = .analytic
  ) throws -> Witness {
    var script = script
    for (time, action) in actions { script.animator("lift", action, at: time) }
    return try Witness(script, springs: springs)
  }

  // MARK: Running

  @Test func itIsStillUntilItStarts() throws {
    let seen = try play(lift(.curve(.easeInOut)), (1, .start(afterDelay: 0)))
    #expect(seen("x", 0.9) == 0)
    #expect(seen.model("x", 0.9) == 0)
    #expect(seen.model("x", 1) == 100, "the model is where it leads")
    #expect(near(seen("x", 1.25), 100 * UnitCurve.easeInOut.value(at: 0.25)))
    #expect(near(seen.velocity("x", 1.5), 100 * UnitCurve.easeInOut.velocity(at: 0.5)))
    #expect(seen("x", 2) == 100)
    #expect(seen.rests("lift") == [.init(time: 2, position: .end)])
    #expect(seen.timeline.duration == 2)
  }

  @Test func aDelayIsActiveAndStill() throws {
    let seen = try play(
      lift(), (0, .start(afterDelay: 0.5)), (0.25, .reverse(isReversed: false)))
    #expect(seen("x", 0.5) == 0)
    #expect(near(seen("x", 1), 50))
    #expect(seen.rests("lift") == [.init(time: 1.5, position: .end)])
  }

  @Test func severalPropertiesGoTogether() throws {
    var script = SceneScript(["offset": .point(0, 10), "card.opacity": 1, "isOpen": false])
    script.animator(
      "open", { .create(AnimatorSettings(duration: 2, timing: .curve(.linear)), $0) },
      ["offset.x": 8, "card.opacity": 0, "isOpen": true], at: 0)
    script.animator("open", .start(afterDelay: 0), at: 0)
    let seen = try Witness(script)
    #expect(near(seen("offset.x", 0.5), 2))
    #expect(seen("offset.y", 0.5) == 10)
    #expect(near(seen("card.opacity", 0.5), 0.75))
    #expect(seen("isOpen", 0) == 1, "what cannot move switches at once")
  }

  @Test(arguments: [SpringModel.analytic, .swiftui])
  func aSpringMovesAsTheAnimatorOfCodeDoes(_ springs: SpringModel) throws {
    let timing = TimingParameters.spring(
      SpringTimingParameters(mass: 1, stiffness: 200, damping: 12, initialVelocity: 3))
    let seen = try play(lift(timing), (0.5, .start(afterDelay: 0)), springs: springs)
    var animator = PropertyAnimator(
      from: 0.0, to: 100, duration: 1, timingParameters: timing)
    try animator.startAnimation(at: 0.5)
    #expect(seen.rests("lift") == [.init(time: try #require(animator.endTime), position: .end)])
    withEvery("time", in: stride(from: 0.0, to: 2.5, by: 0.01)) { time in
      #expect(near(seen("x", time), animator.value(at: time), within: 1e-10))
      #expect(near(seen.velocity("x", time), animator.velocity(at: time), within: 1e-8))
    }
  }

  // MARK: Pausing and scrubbing

  @Test func pausingFreezesAndStartingResumes() throws {
    let seen = try play(
      lift(), (0, .start(afterDelay: 0)), (0.4, .pause), (1, .start(afterDelay: 5)))
    #expect(near(seen("x", 0.9), 40))
    #expect(seen.velocity("x", 0.9) == 0)
    #expect(near(seen("x", 1.3), 70), "no delay for what was paused")
    #expect(seen.rests("lift").first.map { near($0.time, 1.6) } == true)
  }

  @Test func scrubbingIsLinearOrAlongTheCurve() throws {
    for isLinear in [true, false] {
      let seen = try play(
        lift(.curve(.easeIn), scrubsLinearly: isLinear), (0.2, .scrub(fraction: 0.4)),
        (0.3, .scrub(fraction: 0.25)))
      let curve = isLinear ? UnitCurve.linear : .easeIn
      #expect(near(seen("x", 0.25), 100 * curve.value(at: 0.4)))
      #expect(near(seen("x", 0.5), 100 * curve.value(at: 0.25)))
      #expect(seen.model("x", 0.25) == 100)
      #expect(seen.rests("lift") == [])
    }
  }

  @Test func pausingAnInactiveOneWaitsAtItsStart() throws {
    let seen = try play(lift(), (0.5, .pause))
    #expect(seen("x", 1) == 0)
    #expect(seen.model("x", 1) == 100)
    #expect(seen.timeline.duration == 0.5)
  }

  @Test func pausesOnCompletionStaysActive() throws {
    let seen = try play(
      lift(pausesOnCompletion: true), (0, .start(afterDelay: 0)),
      (2, .reverse(isReversed: true)), (2, .start(afterDelay: 0)),
      (2.5, .stop(withoutFinishing: false)), (2.5, .finish(at: .start)))
    #expect(seen("x", 1.5) == 100)
    #expect(near(seen("x", 2.25), 75))
    #expect(seen("x", 2.5) == 0)
    #expect(seen.rests("lift") == [.init(time: 2.5, position: .start)])
  }

  // MARK: Direction

  @Test func reversalReplaysTheCurveBackwards() throws {
    let seen = try play(
      lift(.curve(.easeIn)), (0, .start(afterDelay: 0)), (0.6, .reverse(isReversed: nil)))
    #expect(seen.model("x", 0.5) == 100)
    #expect(seen.model("x", 0.6) == 0)
    #expect(near(seen("x", 0.8), 100 * UnitCurve.easeIn.value(at: 0.4)))
    #expect(near(seen("x", 0.6), seen("x", 0.6.nextDown)))
    #expect(seen("x", 1.2) == 0)
    #expect(seen.rests("lift") == [.init(time: 1.2, position: .start)])
  }

  @Test func reversingTwiceGoesForwardAgain() throws {
    let seen = try play(
      lift(), (0, .start(afterDelay: 0)), (0.6, .reverse(isReversed: nil)),
      (0.8, .reverse(isReversed: nil)), (0.9, .reverse(isReversed: false)))
    #expect(near(seen("x", 0.8), 40))
    #expect(near(seen("x", 1), 60))
    #expect(seen.rests("lift").first.map { near($0.time, 1.4) } == true)
  }

  @Test func whatIsReversedBeforeItStartsRunsFromItsEnd() throws {
    let seen = try play(lift(), (0, .reverse(isReversed: nil)), (0, .start(afterDelay: 0)))
    #expect(near(seen("x", 0.25), 75))
    #expect(seen.model("x", 0.25) == 0)
    #expect(seen("x", 1) == 0)
    #expect(seen.rests("lift") == [.init(time: 1, position: .start)])
  }

  @Test func whatIsReversedWhilePausedContinuesBack() throws {
    let seen = try play(
      lift(), (0, .scrub(fraction: 0.3)), (0.5, .reverse(isReversed: true)),
      (1, .continue(nil, durationFactor: 0)))
    #expect(near(seen("x", 0.9), 30))
    #expect(near(seen("x", 1.1), 20))
    #expect(seen.rests("lift").first.map { near($0.time, 1.3) && $0.position == .start } == true)
  }

  // MARK: Continuing

  @Test func continuingTakesWhatRemains() throws {
    let seen = try play(
      lift(), (0, .scrub(fraction: 0.4)), (1, .continue(nil, durationFactor: 0)))
    #expect(near(seen("x", 1.3), 70))
    #expect(seen.rests("lift") == [.init(time: 1.6, position: .end)])
  }

  /// A spring with a duration of its own needs none of the animator's.
  @Test(arguments: [0.5, 1, 2]) func aFactorIsAPartOfASpringsOwnDuration(_ factor: Double) throws {
    let timing = TimingParameters.spring(SpringTimingParameters(duration: 0.5, bounce: 0))
    func end(_ actions: (Double, AnimatorCommand.Action)...) throws -> (Double, Witness) {
      var script = lift(timing, duration: 0)
      for (time, action) in actions { script.animator("lift", action, at: time) }
      let seen = try Witness(script)
      return (try #require(seen.rests("lift").first?.time), seen)
    }
    let (whole, _) = try end((0, .start(afterDelay: 0)))
    let (time, seen) = try end(
      (0, .start(afterDelay: 0)), (0.1, .pause), (0.2, .continue(nil, durationFactor: factor)))
    #expect(abs(seen("x", 0.2) - seen("x", 0.19)) < 1e-9, "it does not jump")
    #expect(abs(time - 0.2 - factor * whole) < 1e-9)
  }

  @Test func aFactorIsAPartOfTheDuration() throws {
    let seen = try play(
      lift(), (0, .scrub(fraction: 0.4)), (1, .continue(nil, durationFactor: 2)))
    #expect(near(seen("x", 2), 70))
    #expect(seen.rests("lift") == [.init(time: 3, position: .end)])
  }

  @Test func aNewCurveCoversWhatIsLeft() throws {
    let seen = try play(
      lift(), (0, .scrub(fraction: 0.4)),
      (1, .continue(.curve(.easeOut), durationFactor: 0.5)))
    #expect(near(seen("x", 1.25), 40 + 60 * UnitCurve.easeOut.value(at: 0.5)))
    #expect(seen("x", 1.5) == 100)
  }

  @Test func aVelocityOfOneCoversWhatIsLeftInASecond() throws {
    let spring = SpringTimingParameters(dampingRatio: 0.8, initialVelocity: 1)
    let seen = try play(
      lift(), (0, .scrub(fraction: 0.4)), (1, .continue(.spring(spring), durationFactor: 0.5)))
    let motion = Spring(settlingDuration: 0.5, dampingRatio: 0.8)
    for time in [0.1, 0.3] {
      #expect(
        near(
          seen("x", 1 + time),
          40 + 60 * motion.value(target: 1.0, initialVelocity: 1, time: time)))
    }
    #expect(near(seen.velocity("x", 1 + 1e-9), 60, within: 1e-4))
  }

  // MARK: Stopping

  @Test(
    arguments: [(AnimatingPosition.start, 0.0), (.end, 100.0), (.current, 30.0)])
  func finishingComesToRestThere(_ position: AnimatingPosition, _ rest: Double) throws {
    let seen = try play(
      lift(), (0, .start(afterDelay: 0)), (0.3, .stop(withoutFinishing: false)),
      (0.7, .finish(at: position)))
    #expect(near(seen("x", 0.5), 30))
    #expect(near(seen.model("x", 0.5), 30), "nothing runs any more")
    #expect(near(seen("x", 0.7), rest))
    #expect(near(seen.model("x", 0.7), rest))
    #expect(seen.rests("lift") == [.init(time: 0.7, position: position)])
  }

  @Test func stoppingWithoutFinishingReportsNothing() throws {
    let seen = try play(lift(), (0, .start(afterDelay: 0)), (0.3, .stop(withoutFinishing: true)))
    #expect(near(seen("x", 2), 30))
    #expect(seen.rests("lift") == [])
    #expect(seen.timeline.duration == 0.3)
  }

  @Test func interruptionLeadsElsewhereFromWhatShows() throws {
    var script = lift()
    script.animator("lift", .start(afterDelay: 0), at: 0)
    script.animator("lift", .stop(withoutFinishing: true), at: 0.3)
    script.animator("lift", { .animate($0) }, ["x": -70], at: 0.3)
    script.animator("lift", .start(afterDelay: 0), at: 0.3)
    let seen = try Witness(script)
    #expect(near(seen("x", 0.3), 30))
    #expect(near(seen("x", 0.8), -20))
    #expect(seen("x", 1.3) == -70)
    #expect(seen.rests("lift") == [.init(time: 1.3, position: .end)])
  }

  @Test func anAnimatorCanBeUsedAgain() throws {
    var script = lift()
    script.animator("lift", .start(afterDelay: 0), at: 0)
    script.animator("lift", { .animate($0) }, ["x": 0, "card.opacity": 0], at: 2)
    script.animator("lift", .reverse(isReversed: true), at: 2)
    script.animator("lift", .start(afterDelay: 0), at: 2)
    let seen = try Witness(script)
    #expect(near(seen("x", 2.25), 25), "reversed from its end, 0, to its start, 100")
    #expect(near(seen("card.opacity", 2.25), 0.25))
    #expect(
      seen.rests("lift") == [
        .init(time: 1, position: .end), .init(time: 3, position: .start),
      ])
  }

  @Test func changesAddUpUntilItStarts() throws {
    var script = lift()
    script.animator("lift", { .animate($0) }, ["card.opacity": 0], at: 0)
    script.animator("lift", .start(afterDelay: 0), at: 0)
    let seen = try Witness(script)
    #expect(near(seen("x", 0.5), 50))
    #expect(near(seen("card.opacity", 0.5), 0.5))
  }

  @Test func noDurationComesToRestAtOnce() throws {
    let seen = try play(lift(duration: 0), (0.5, .start(afterDelay: 0)))
    #expect(seen("x", 0.5) == 100)
    #expect(seen.rests("lift") == [.init(time: 0.5, position: .end)])
  }

  // MARK: With others

  @Test func itBeginsAtWhatShowsAndTakesThatAway() throws {
    var script = lift()
    script.set(["x": 40], at: 0, by: .block(completion: "block"))
    script.set(["x": 60], at: 0, by: .animation(.linear(duration: 1), completion: "swiftui"))
    script.animator("lift", .start(afterDelay: 0), at: 0.5)
    let seen = try Witness(script)
    let shown = 60 - 40 * 0.5 - 20 * 0.5
    #expect(near(seen("x", 0.5.nextDown), shown))
    #expect(near(seen("x", 1), (shown + 100) / 2))
    #expect(seen.completions("block") == [.init(0.5, false)])
    #expect(seen.completions("swiftui") == [.init(0.5, false)])
  }

  @Test func blocksMeanwhileAddUp() throws {
    var script = lift()
    script.animator("lift", .start(afterDelay: 0), at: 0)
    script.set(["x": 300], at: 0.5, by: .block(completion: "block"))
    let seen = try Witness(script)
    #expect(near(seen("x", 0.5), 50))
    #expect(near(seen("x", 0.75), 300 - 25 - 200 * 0.75))
    #expect(seen("x", 1.5) == 300)
    #expect(seen.rests("lift") == [.init(time: 1, position: .end)])
  }

  @Test func aBlockOnAnOpacityTakesItAway() throws {
    var script = SceneScript(["card.opacity": 1, "x": 0])
    script.animator(
      "fade", { .create(AnimatorSettings(duration: 1, timing: .curve(.linear)), $0) },
      ["card.opacity": 0, "x": 10], at: 0)
    script.animator("fade", .start(afterDelay: 0), at: 0)
    script.set(["card.opacity": 0.8], at: 0.5, by: .block(options: [.beginFromCurrentState]))
    script.animator("fade", .reverse(isReversed: nil), at: 0.75)
    let seen = try Witness(script)
    #expect(near(seen("card.opacity", 1), 0.65), "no animator leads it any more")
    #expect(seen("card.opacity", 2) == 0.8)
    #expect(near(seen("x", 1), 5))
  }

  @Test func swiftUIContinuesAnOpacityWithItsVelocity() throws {
    var script = SceneScript(["card.opacity": 1])
    script.animator(
      "fade", { .create(AnimatorSettings(duration: 1, timing: .curve(.linear)), $0) },
      ["card.opacity": 0], at: 0)
    script.animator("fade", .start(afterDelay: 0), at: 0)
    script.set(["card.opacity": 1], at: 0.5, by: .animation(.spring))
    let seen = try Witness(script)
    #expect(near(seen("card.opacity", 0.5), 0.5))
    #expect(near(seen.velocity("card.opacity", 0.5 + 1e-9), -1, within: 1e-6))
    #expect(seen("card.opacity", 3) == 1)
  }

  @Test func velocityIsTheDerivativeOfValue() throws {
    let seen = try play(
      lift(.curve(.easeInOut)), (0.1, .start(afterDelay: 0)), (0.5, .reverse(isReversed: nil)),
      (0.6, .reverse(isReversed: nil)),
      (0.8, .continue(.spring(dampingRatio: 0.6, initialVelocity: 2), durationFactor: 1)),
      (1.1, .pause), (1.3, .continue(.curve(.easeOut), durationFactor: 0.5)))
    seen.expectDerivatives(until: 1.8, awayFrom: [0.1, 0.5, 0.6, 0.8, 1.1, 1.3, 1.8])
  }
}
