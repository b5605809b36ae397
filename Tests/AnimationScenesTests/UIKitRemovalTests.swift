import AnimationEngine
import AnimationScenes
import Testing

/// What removing animations leaves.
@Suite struct UIKitRemovalTests {
  private func script() -> SceneScript {
    var script = SceneScript(["card.x": 0, "card.opacity": 0, "card.badge.x": 0, "cards": 0])
    script.set(["card.x": 100], at: 0, by: .block(completion: "x"))
    script.set(["card.opacity": 1], at: 0, by: .animation(.linear(duration: 1), completion: "fade"))
    script.set(["card.badge.x": 10], at: 0, by: .block(completion: "badge"))
    script.set(["cards": 1], at: 0, by: .block(completion: "cards"))
    return script
  }

  @Test func allEndUnfinishedAndModelsShow() throws {
    var script = script()
    script.add(.removeAnimations(.all), at: 0.25)
    let seen = try Witness(script)
    #expect(near(seen("card.x", 0.25.nextDown), 25))
    #expect(seen("card.x", 0.25) == 100)
    #expect(seen("card.opacity", 0.25) == 1)
    for name in ["x", "fade", "badge", "cards"] {
      #expect(seen.completions(name) == [.init(0.25, false)], "\(name)")
    }
    #expect(seen.timeline.duration == 0.25)
  }

  @Test func aViewMeansItsOwnProperties() throws {
    var script = script()
    script.add(.removeAnimations(.view("card")), at: 0.25)
    let seen = try Witness(script)
    #expect(seen("card.x", 0.3) == 100)
    #expect(seen("card.opacity", 0.3) == 1)
    #expect(near(seen("card.badge.x", 0.3), 3))
    #expect(near(seen("cards", 0.3), 0.3))
    #expect(seen.completions("x") == [.init(0.25, false)])
    #expect(seen.completions("badge") == [.init(1, true)])
  }

  @Test func propertiesAreMeantAlone() throws {
    var script = script()
    script.add(.removeAnimations(.properties([0])), at: 0.25)
    let seen = try Witness(script)
    #expect(seen("card.x", 0.3) == 100)
    #expect(near(seen("card.opacity", 0.3), 0.3))
  }

  @Test func whatIsOverStaysFinished() throws {
    var script = script()
    script.add(.removeAnimations(.all), at: 1.5)
    let seen = try Witness(script)
    for name in ["x", "fade", "badge", "cards"] {
      #expect(seen.completions(name) == [.init(1, true)], "\(name)")
    }
  }

  @Test func whatNeverEndsEnds() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 1], at: 0, by: .block(options: [.repeat], completion: "cycles"))
    script.add(.removeAnimations(.all), at: 2.5)
    let seen = try Witness(script)
    #expect(near(seen("x", 2.4), 0.4))
    #expect(seen("x", 2.5) == 1)
    #expect(seen.completions("cycles") == [.init(2.5, false)])
    #expect(seen.timeline.duration == 2.5)
  }

  @Test func aDelayedSpringThatHasNotBegunNeverDoes() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 1], at: 0, by: .animation(.spring))
    script.set(["x": 5], at: 0.1, by: .animation(.spring.delay(0.4), completion: "late"))
    script.add(.removeAnimations(.all), at: 0.2)
    let seen = try Witness(script)
    for time in [0.2, 0.6, 3] { #expect(seen("x", time) == 5) }
    #expect(seen.completions("late") == [.init(0.2, false)])
  }

  /// An animator that moves `card.x` and `card.y` in a second.
  private func moving() -> SceneScript {
    var script = SceneScript(["card.x": 0, "card.y": 0])
    script.animator(
      "move", { .create(AnimatorSettings(duration: 1, timing: .curve(.linear)), $0) },
      ["card.x": 100, "card.y": 100], at: 0)
    script.animator("move", .start(afterDelay: 0), at: 0)
    return script
  }

  @Test func anAnimatorThatLosesAllIsOverAtOnce() throws {
    for verb in [
      SceneVerb.removeAnimations(.all), .removeAnimations(.view("card")),
      .removeAnimations(.properties([0, 1])), .layer(.removeAll(view: "card")),
      .layer(.removeAll(view: nil)),
    ] {
      var script = moving()
      script.add(verb, at: 0.5)
      let seen = try Witness(script)
      #expect(seen("card.x", 0.5) == 100, "the model")
      #expect(seen.rests("move") == [.init(time: 0.5, position: .current)])
      #expect(seen.timeline.duration == 0.5)
    }
  }

  @Test func itIsOverWithTheLastOfIt() throws {
    var script = moving()
    script.add(.removeAnimations(.properties([0])), at: 0.25)
    script.set(["card.y": 0], at: 0.75, by: .block(options: [.beginFromCurrentState]))
    let seen = try Witness(script)
    #expect(seen.rests("move") == [.init(time: 0.75, position: .current)])
    #expect(seen.timeline.duration == 1.75)
  }

  @Test func anAnimatorThatLostAllIsInactive() throws {
    var script = moving()
    script.add(.removeAnimations(.all), at: 0.5)
    script.animator("move", { .animate($0) }, ["card.x": 0], at: 0.5)
    script.animator("move", .start(afterDelay: 0), at: 1)
    let seen = try Witness(script)
    #expect(near(seen("card.x", 1.25), 75))
    #expect(
      seen.rests("move") == [.init(time: 0.5, position: .current), .init(time: 2, position: .end)])
    script.add(.removeAnimations(.all), at: 1.5)
    script.animator("move", .continue(nil, durationFactor: 0), at: 1.5)
    #expect(script.problems.map(\.kind) == [.invalidState])
  }

  @Test func aPausedAnimatorThatLosesAllIsOver() throws {
    var script = moving()
    script.animator("move", .pause, at: 0.25)
    script.add(.removeAnimations(.all), at: 0.5)
    #expect(try Witness(script).rests("move") == [.init(time: 0.5, position: .current)])
  }

  @Test func noReportLiesAfterTheEnd() throws {
    // The curve would end at 1; the spring that takes it over is at rest before that.
    var script = SceneScript(["x": 0])
    script.set(["x": 100], at: 0, by: .animation(.linear(duration: 1), completion: "curve"))
    script.set(["x": 0], at: 0.1, by: .animation(.smooth(duration: 0.2)))
    let seen = try Witness(script)
    #expect(seen.completions("curve") == [.init(1, true)])
    #expect(seen.timeline.duration == 1)
  }

  @Test func removingAllOfALayerTakesBlocksWithIt() throws {
    var script = SceneScript(["card.x": 0, "card.y": 0, "badge.x": 0])
    script.set(["card.x": 100], at: 0, by: .block(completion: "block"))
    script.set(["badge.x": 100], at: 0, by: .block(completion: "badge"))
    script.set(["card.y": 100], at: 0, by: .animation(.linear(duration: 1), completion: "swiftui"))
    script.add(.layer(.removeAll(view: "card")), at: 0.25)
    let seen = try Witness(script)
    #expect(near(seen("card.x", 0.25.nextDown), 25) && seen("card.x", 0.25) == 100)
    #expect(near(seen("card.y", 0.5), 50) && near(seen("badge.x", 0.5), 50))
    #expect(seen.completions("block") == [.init(0.25, false)])
    #expect(seen.completions("badge") == [.init(1, true)])
    #expect(seen.completions("swiftui") == [.init(1, true)])
  }

  @Test func anAnimatorLosesItsPropertiesAndGoesOnByItself() throws {
    var script = SceneScript(["x": 0, "y": 0])
    script.animator(
      "move", { .create(AnimatorSettings(duration: 1, timing: .curve(.linear)), $0) },
      ["x": 100, "y": 100], at: 0)
    script.animator("move", .start(afterDelay: 0), at: 0)
    script.add(.removeAnimations(.properties([0])), at: 0.5)
    script.animator("move", .reverse(isReversed: nil), at: 0.75)
    let seen = try Witness(script)
    #expect(near(seen("x", 0.4), 40))
    #expect(seen("x", 0.5) == 100)
    #expect(seen("x", 1) == 100)
    #expect(near(seen("y", 1), 50))
    #expect(seen.rests("move") == [.init(time: 1.5, position: .start)])
  }
}
