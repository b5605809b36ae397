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
